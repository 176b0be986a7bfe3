import type { Dayjs } from 'dayjs';
import type { KeyboardEvent } from 'react';
import type { ColumnKeys, ValueKind } from '../../../engine/plan/Plan.ts';
import type { Period } from '../../../engine/values/period.ts';
import { valueTypes } from '../../../engine/values/valueTypes.ts';

const PERIODS: Readonly<Record<string, Period>> = { year: 'year', month: 'month', week: 'week', quarter: 'quarter' };

/** How a calendar writes what was chosen, as the cell shows it, and reads what is typed: a day stands for its period. */
export const calendarFormats: Readonly<Record<Period, string[]>> = {
  year: ['YYYY', 'YYYY-MM-DD'],
  month: ['YYYY-MM', 'YYYY-MM-DD'],
  week: ['gggg-[W]ww', 'YYYY-MM-DD'],
  quarter: ['YYYY-[Q]Q', 'YYYY-MM-DD'],
};

/** The day that is kept of what was chosen, `YYYY-MM-DD`; of a period its first. */
export function dayText(chosen: Dayjs | null | undefined, period: Period | undefined): string | null {
  if (!chosen) return null;
  const kept = valueTypes.date.parse(chosen.format('YYYY-MM-DD'), period ? { period } : {});
  return kept.ok && typeof kept.value === 'string' ? kept.value : null;
}

/** Kinds that are chosen from a calendar or a clock, or typed. */
export const CALENDARS: ReadonlySet<ValueKind> = new Set(['date', 'datetime', 'time']);

/** In a calendar Enter takes over the typed day; the form around it must not take it for its own. */
export function keepEnter(event: KeyboardEvent): void {
  if (event.key === 'Enter') event.preventDefault();
}

/** What a date column's days stand for; undefined: for themselves. */
export function periodOf({ period }: { key: string } & ColumnKeys<'period'>): Period | undefined {
  return period !== undefined && Object.hasOwn(PERIODS, period) ? PERIODS[period] : undefined;
}
