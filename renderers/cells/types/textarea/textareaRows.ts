import type { ColumnOf } from '../../Cell.ts';

/** Rows a text area begins with. */
export function textareaRows({ rows = 3 }: ColumnOf<'textarea'>): number {
  return rows;
}
