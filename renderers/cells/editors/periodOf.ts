import type { Period } from '../../../engine/values/period.ts';
import type { CellColumn } from '../Cell.ts';

const PERIODS: Readonly<Record<string, Period>> = { year: 'year', month: 'month', week: 'week', quarter: 'quarter' };

/** What a date column's days stand for; undefined: for themselves. */
export function periodOf({ period }: Pick<CellColumn, 'type' | 'period'>): Period | undefined {
  return period !== undefined && Object.hasOwn(PERIODS, period) ? PERIODS[period] : undefined;
}
