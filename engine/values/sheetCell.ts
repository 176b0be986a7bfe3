import type { ValueKind } from '../plan/Plan.ts';
import { readMoment } from './calendar.ts';
import type { ValueOptions } from './ValueType.ts';
import { valueTypes } from './valueTypes.ts';

/** A cell of a spreadsheet: nothing, a text whatever it looks like, or a number with the format it is shown in. */
export type SheetCell = null | string | { n: number; z: string };

/** More digits than a spreadsheet keeps: it would round them without a word. */
const MOST_DIGITS = 15;
const DAY = 86_400_000;
const EPOCH = Date.UTC(1899, 11, 30);
/** Spreadsheets believe in a 29 February 1900; before it their days are not ours. */
const FIRST_SERIAL = 61;
/** What a cell holds. */
const MOST_TEXT = 32_767;
const CUT = '…（内容过长，已截断）';

/** A value of a row as a cell: amounts and days as what they are, all else as the text that is read back. */
export function sheetCell(value: unknown, kind: ValueKind, options: ValueOptions): SheetCell {
  if (value === null || value === undefined || value === '') return null;
  if (kind === 'number' && typeof value === 'number' && isExact(value))
    return { n: value, z: options.items ? 'General' : numberFormat(options) };
  if ((kind === 'date' || kind === 'datetime') && options.period === undefined) {
    const n = serialOf(String(value), kind);
    if (n !== undefined) return { n, z: dateFormat(kind, options.format) };
  }
  return sheetText(valueTypes[kind].toText(value, options));
}

/** A text that fits into a cell. */
export function sheetText(text: string): SheetCell {
  if (text === '') return null;
  return text.length <= MOST_TEXT ? text : text.slice(0, MOST_TEXT - CUT.length) + CUT;
}

function isExact(value: number): boolean {
  return Number.isFinite(value) && String(Math.abs(value)).replace(/e.*$|\D/g, '').length <= MOST_DIGITS;
}

function numberFormat({ format, precision, thousands }: ValueOptions): string {
  const places = (count: number) => (count > 0 ? `.${'0'.repeat(count)}` : '');
  if (format === 'percent') return precision === undefined ? '0.00%' : `0${places(precision)}%`;
  if (precision === undefined) return 'General';
  return `${thousands === false ? '0' : '#,##0'}${places(precision)}`;
}

const PATTERNS = { date: 'YYYY-MM-DD', datetime: 'YYYY-MM-DD HH:mm:ss' } as const;

function serialOf(text: string, kind: 'date' | 'datetime'): number | undefined {
  const moment = readMoment(text, PATTERNS[kind]);
  if (!moment) return undefined;
  const { year, month, day, hour, minute, second } = moment;
  const days = (Date.UTC(year, month - 1, day) - EPOCH) / DAY;
  return days < FIRST_SERIAL ? undefined : days + (hour * 3600 + minute * 60 + second) / 86_400;
}

function dateFormat(kind: 'date' | 'datetime', format: string | undefined): string {
  const plain = format !== undefined && /^[YMDHms年月日时分秒:/. -]+$/.test(format) ? format : PATTERNS[kind];
  return plain.replaceAll('Y', 'y').replaceAll('M', 'm').replaceAll('D', 'd').replaceAll('H', 'h');
}
