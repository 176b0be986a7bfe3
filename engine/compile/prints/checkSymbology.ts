import type { ValueKind } from '../../plan/Plan.ts';
import type { PrintSymbology, PrintText } from '../../plan/print.ts';
import { sentences } from '../../problems.ts';
import type { Sentence } from '../../sentence.ts';
import { kindNames } from '../checks/Check.ts';

/** What a symbology can hold; anything for those of two dimensions. */
interface Holds {
  /** Of a plain text. */
  signs: RegExp;
  kinds: readonly ValueKind[];
  said: string;
}

const LINEAR: readonly ValueKind[] = ['text', 'number', 'code', 'date', 'datetime', 'time', 'flag', 'reference'];

const HOLDS: Readonly<Record<PrintSymbology, Holds | undefined>> = {
  code128: { signs: /^[\x20-\x7e]*$/, kinds: LINEAR, said: '英文字母、数字与英文符号，短短一串' },
  code39: { signs: /^[0-9A-Z $%*+./-]*$/, kinds: LINEAR, said: '大写英文字母、数字与 - . $ / + % 空格' },
  ean13: { signs: /^\d*$/, kinds: ['text', 'number'], said: '12 或 13 位数字，来自一个文字或数值字段' },
  qrcode: undefined,
  datamatrix: undefined,
};

/** What of a barcode's value it cannot hold, as far as that is known before there is one. */
export function wrongIn(symbology: PrintSymbology, value: PrintText): Sentence | undefined {
  const holds = HOLDS[symbology];
  if (holds === undefined) return undefined;
  const tell = (why: string, found: string) => sentences['print-symbology'](symbology, why, found, holds.said);
  for (const piece of value) {
    if (typeof piece === 'string') {
      if (!holds.signs.test(piece)) return tell(`有它没有的字符 "${piece}"`, piece);
    } else if ('cell' in piece) {
      const { key, column } = piece.cell;
      if (!holds.kinds.includes(column.kind)) return tell(`"${key}" 是${kindNames[column.kind]}字段`, key);
    }
  }
  return undefined;
}
