import { dayNumber, dayOf } from '../../../engine/values/calendar.ts';

/** The last day of the seller's data. Fixed, so that the demonstration is the same on every machine. */
export const LAST_DAY = '2026-10-31';
/** Fourteen months. */
export const DAYS = 426;

/** Days from 1970-01-01 of a `YYYY-MM-DD`. */
export function numberOf(text: string): number {
  const [year = 0, month = 0, day = 0] = text.split('-').map(Number);
  return dayNumber(year, month, day);
}

export function textOf(number: number): string {
  const { year, month, day } = dayOf(number);
  return [year, month, day].map((part) => String(part).padStart(2, '0')).join('-');
}

/** The day so many days after another. */
export function later(text: string, days: number): string {
  return textOf(numberOf(text) + days);
}

/** First days of the months from one day's to another's. */
export function monthsBetween(from: string, to: string): string[] {
  const months: string[] = [];
  let [year = 0, month = 0] = from.split('-').map(Number);
  for (;;) {
    const first = `${year}-${String(month).padStart(2, '0')}-01`;
    if (first > to) return months;
    months.push(first);
    month += 1;
    if (month > 12) [year, month] = [year + 1, 1];
  }
}
