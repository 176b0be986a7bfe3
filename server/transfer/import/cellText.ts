import { SSF } from '@e965/xlsx';
import { decimalOf, readDecimal } from '../../../engine/values/decimal.ts';

/** What a number format makes of a number. */
export type NumberLook = 'number' | 'percent' | 'date' | 'time';

/** Digits a spreadsheet keeps; those beyond are noise of its arithmetic. */
const DIGITS = 15;

/** What a format code shows: `yyyy-mm-dd`, `0.00%`. */
export function lookOf(format: string | undefined): NumberLook {
  if (format === undefined) return 'number';
  if (SSF.is_date(format)) return /[yd]/i.test(bare(format)) ? 'date' : 'time';
  return bare(format).includes('%') ? 'percent' : 'number';
}

/** A format without what it shows as it is written. */
const bare = (format: string): string => format.replaceAll(/"[^"]*"|\\.|\[[^\]]*\]/g, '');

/** A number of a cell as people would write it: `15%`, `2026-11-25`, and digits without an exponent. */
export function numberText(value: number, look: NumberLook, date1904 = false): string {
  if (look === 'date' || look === 'time') return dateText(value, look, date1904);
  const digits = decimalOf(Number(value.toPrecision(DIGITS)));
  return look === 'percent' ? `${readDecimal(`${digits}e2`) ?? digits}%` : digits;
}

const two = (value: number): string => String(value).padStart(2, '0');

function dateText(serial: number, look: 'date' | 'time', date1904: boolean): string {
  const parts = SSF.parse_date_code(serial, { date1904 });
  // Beyond what a spreadsheet shows as a day.
  if (!parts) return String(serial);
  const time = `${two(parts.H)}:${two(parts.M)}:${two(Math.floor(parts.S))}`;
  if (look === 'time' && serial < 1) return time;
  const day = `${String(parts.y).padStart(4, '0')}-${two(parts.m)}-${two(parts.d)}`;
  return time === '00:00:00' ? day : `${day} ${time}`;
}
