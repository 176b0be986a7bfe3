import { Resvg } from '@resvg/resvg-js';
import { FACE, facePath } from './paperLook.ts';

/** Of a pixel as the chart was laid out: sharp on a phone and on paper. */
const SHARPER = 2;

/** Paints what was drawn, with the face that is brought along. */
export function drawPng(svg: string): Buffer {
  const font = { fontFiles: [facePath()], loadSystemFonts: false, defaultFontFamily: FACE };
  return new Resvg(svg, { font, fitTo: { mode: 'zoom', value: SHARPER } }).render().asPng();
}
