import { dayNumber, dayOf, readMoment, writeMoment } from '../values/calendar.ts';
import { decimalOf, roundDecimal } from '../values/decimal.ts';

/** The day `by` days after `day` (`YYYY-MM-DD`, a time behind it is ignored); null when there is no such day. */
export function shiftDays(day: string, by: number): string | null {
  const number = numberOf(day);
  if (number === undefined || !Number.isFinite(by) || Math.abs(by) > 4_000_000) return null;
  const moved = { ...dayOf(number + Math.trunc(by)), hour: 0, minute: 0, second: 0 };
  return moved.year < 1 || moved.year > 9999 ? null : writeMoment(moved, 'YYYY-MM-DD');
}

/** Whole days from `from` to `to`; null when either is no day. */
export function daysBetween(from: string, to: string): number | null {
  const [start, end] = [numberOf(from), numberOf(to)];
  return start === undefined || end === undefined ? null : end - start;
}

/** Rounds half away from zero on the written digits, 0–12 of them. */
export function roundTo(value: number, digits: number): number | null {
  if (!Number.isFinite(value) || !Number.isInteger(digits) || digits < 0 || digits > 12) return null;
  return Number(roundDecimal(decimalOf(value), digits));
}

/** Empty entries of a column do not spoil its total. */
export function total(values: readonly unknown[]): number {
  return numbersIn(values).reduce((sum, value) => sum + value, 0);
}

/** Of the entries that are there; null when none is. */
export function average(values: readonly unknown[]): number | null {
  const numbers = numbersIn(values);
  return numbers.length === 0 ? null : total(numbers) / numbers.length;
}

/** The least (-1) or greatest (1) of the numbers, or of the texts; null when none is there. */
export function outermost(values: readonly unknown[], side: -1 | 1): number | string | null {
  const texts = values.filter((value) => typeof value === 'string');
  const known: readonly (number | string)[] = texts.length > 0 ? texts : numbersIn(values);
  return known.reduce<number | string | null>(
    (found, value) => (found === null || (side < 0 ? value < found : value > found) ? value : found),
    null,
  );
}

function numbersIn(values: readonly unknown[]): number[] {
  return values.flatMap((value) => (typeof value === 'number' || typeof value === 'bigint' ? [Number(value)] : []));
}

function numberOf(day: string): number | undefined {
  const moment = readMoment(day.slice(0, 10), 'YYYY-MM-DD');
  return moment && dayNumber(moment.year, moment.month, moment.day);
}
