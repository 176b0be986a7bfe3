import type { ColumnKeys } from '../../../engine/plan/Plan.ts';

/** Stored values of on and off. */
export function flagValues(column: { key: string } & ColumnKeys<'customValue'>): [string, string] {
  const [on = 'Y', off = 'N'] = column.customValue ?? [];
  return [on, off];
}
