import type { CellColumn } from '../../Cell.ts';

/** Rows a text area begins with. */
export function textareaRows({ rows = 3 }: CellColumn): number {
  return rows;
}
