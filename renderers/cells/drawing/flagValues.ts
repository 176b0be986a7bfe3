import type { CellColumn } from '../Cell.ts';

/** Stored values of on and off. */
export function flagValues(column: Pick<CellColumn, 'key' | 'customValue'>): [string, string] {
  const [on = 'Y', off = 'N'] = column.customValue ?? [];
  return [on, off];
}
