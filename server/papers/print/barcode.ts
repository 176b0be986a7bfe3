import bwipjs from 'bwip-js/node';
import type { PrintSymbology } from '../../../engine/plan/print.ts';

/** The dark parts of a code, in modules: bars have the height of one. */
export interface Modules {
  width: number;
  height: number;
  dark: { x: number; y: number; width: number }[];
}

/** What a reader needs to see left and right of it, or on all sides, in modules. */
export const QUIET: Readonly<Record<PrintSymbology, number>> = {
  code128: 10,
  code39: 10,
  ean13: 11,
  qrcode: 4,
  datamatrix: 2,
};

/** In words for whoever prints. */
export class BarcodeError extends Error {
  override name = 'BarcodeError';
}

/** Throws BarcodeError for what the symbology cannot hold. */
export function modulesOf(symbology: PrintSymbology, value: string): Modules {
  if (symbology === 'code128' && !/^[\x20-\x7e]+$/.test(value))
    throw new BarcodeError(`code128 印不出“${value}”：只有英文字母、数字与英文符号`);
  const [code] = encoded(symbology, value);
  if (code !== undefined && 'sbs' in code) return bars(code.sbs);
  if (code !== undefined && 'pixs' in code) return squares(code.pixs, code.pixx, code.pixy);
  throw new Error(`bwip-js made nothing of a ${symbology}`);
}

function encoded(symbology: PrintSymbology, value: string) {
  try {
    return bwipjs.raw(symbology, value, '');
  } catch {
    throw new BarcodeError(
      symbology === 'ean13' ? `“${value}”不是 12 或 13 位的 EAN 码` : `${symbology} 印不出“${value.slice(0, 40)}”`,
    );
  }
}

/** Widths of bars and spaces in turn. */
function bars(widths: readonly number[]): Modules {
  const dark: Modules['dark'] = [];
  let x = 0;
  for (const [at, width] of widths.entries()) {
    if (at % 2 === 0) dark.push({ x, y: 0, width });
    x += width;
  }
  return { width: x, height: 1, dark };
}

/** Dark squares beside one another are one: no hairline shows between them. */
function squares(pixels: readonly number[], width: number, height: number): Modules {
  const dark: Modules['dark'] = [];
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      if (pixels[y * width + x] !== 1) continue;
      let end = x;
      while (end < width && pixels[y * width + end] === 1) end++;
      dark.push({ x, y, width: end - x });
      x = end;
    }
  return { width, height, dark };
}
