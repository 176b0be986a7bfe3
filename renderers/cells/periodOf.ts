import type { Period } from '../../engine/values/period.ts';
import type { CellColumn } from './Cell.ts';

const PERIODS: Readonly<Record<string, Period>> = { year: 'year', month: 'month', week: 'week', quarter: 'quarter' };

/** What a date column's days stand for; undefined: for themselves. */
export function periodOf({ type, picker }: Pick<CellColumn, 'type' | 'picker'>): Period | undefined {
  return type === 'date' && picker !== undefined && Object.hasOwn(PERIODS, picker) ? PERIODS[picker] : undefined;
}
