import type { Field } from '../../plan/compiled.ts';
import type { ValueKind } from '../../plan/Plan.ts';
import type { PrintCell, PrintSymbology, PrintText } from '../../plan/print.ts';
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

/** The field behind a value; undefined: one of the record's own stamps. */
type FieldOf = (cell: PrintCell) => Field | undefined;

/** What of a barcode's value it cannot hold, as far as that is known before there is one. */
export function wrongIn(symbology: PrintSymbology, value: PrintText, fieldOf: FieldOf): Sentence | undefined {
  const holds = HOLDS[symbology];
  if (holds === undefined) return undefined;
  const tell = (why: string, found: string) => sentences['print-symbology'](symbology, why, found, holds.said);
  const digits = symbology === 'ean13' ? wrongEan(value, fieldOf, tell) : undefined;
  if (digits !== undefined) return digits;
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

/** What of an EAN is seen to be no EAN: too few digits or too many, or a last one that does not belong to the others. */
function wrongEan(
  value: PrintText,
  fieldOf: FieldOf,
  tell: (why: string, found: string) => Sentence,
): Sentence | undefined {
  const plain = value.filter((piece) => typeof piece === 'string').join('');
  if (!/^\d*$/.test(plain)) return undefined;
  const cells = value.flatMap((piece) => (typeof piece !== 'string' && 'cell' in piece ? [piece.cell] : []));
  if (cells.length === 0) {
    const { length } = plain;
    if (length !== 12 && length !== 13) return tell(`"${plain}" 是 ${length} 位`, plain);
    const last = lastOfEan(plain);
    return length === 13 && plain.at(-1) !== last ? tell(`"${plain}" 的末位应是 ${last}`, plain) : undefined;
  }
  const most = cells.reduce((sum, cell) => sum + mostOf(fieldOf(cell)), plain.length);
  if (most < 12) return tell(`最多只有 ${most} 位`, cells.map(({ key }) => key).join('、'));
  return plain.length > 13 ? tell(`写明的数字已有 ${plain.length} 位`, plain) : undefined;
}

/** Digits of the largest number that a column of whole numbers keeps. */
const WHOLE_DIGITS = 10;

/** Digits that a value has at most, by what is declared, kept and checked of it. */
function mostOf(field: Field | undefined): number {
  if (field === undefined) return Number.POSITIVE_INFINITY;
  const { kind, cell, store, rules } = field;
  const lengths = rules.map((rule) => {
    if (rule.rule === 'length') return rule.max;
    if (rule.rule === 'digits') return rule.whole;
    return rule.rule === 'range' && rule.max !== undefined ? digitsOf(rule.max) : undefined;
  });
  const own = kind === 'text' && 'maxLength' in cell ? cell.maxLength : undefined;
  const kept = kind === 'number' ? (store.type === 'integer' ? WHOLE_DIGITS : undefined) : store.length;
  return Math.min(...[...lengths, own, kept].map((each) => each ?? Number.POSITIVE_INFINITY));
}

const digitsOf = (most: number): number => (most < 10 ? 1 : Math.floor(Math.log10(most)) + 1);

/** The digit by which a reader knows that it has read the others right. */
function lastOfEan(digits: string): string {
  const sum = Array.from(digits.slice(0, 12), Number).reduce(
    (total, digit, at) => total + digit * (at % 2 === 0 ? 1 : 3),
    0,
  );
  return String((10 - (sum % 10)) % 10);
}
