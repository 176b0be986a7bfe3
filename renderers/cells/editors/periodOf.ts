import type { ColumnKeys } from '../../../engine/plan/Plan.ts';
import type { Period } from '../../../engine/values/period.ts';

const PERIODS: Readonly<Record<string, Period>> = { year: 'year', month: 'month', week: 'week', quarter: 'quarter' };

/** What a date column's days stand for; undefined: for themselves. */
export function periodOf({ period }: { key: string } & ColumnKeys<'period'>): Period | undefined {
  return period !== undefined && Object.hasOwn(PERIODS, period) ? PERIODS[period] : undefined;
}
