import type { CellColumn } from './Cell.ts';

/** Stored values of on and off. */
export function flagValues(column: Pick<CellColumn, 'customValue'>): [string, string] {
  const [on = 'Y', off = 'N'] = column.customValue ?? [];
  return [on, off];
}

/** 是 or 否; a value that is neither stays as it is. */
export function flagText(value: unknown, column: Pick<CellColumn, 'customValue'>): string {
  if (value === null || value === undefined || value === '') return '';
  const [on, off] = flagValues(column);
  if (String(value) === on || value === true) return '是';
  return String(value) === off || value === false ? '否' : String(value);
}
