import { roundedTo } from '../../rules/roundedTo.ts';
import type { CellChange, RowTable } from '../RowTable.ts';

/** What rounding the wrong numbers of a table would change: those with more digits than their column keeps. */
export function roundings(table: Pick<RowTable, 'columns' | 'errors' | 'row'>): CellChange[] {
  const columns = new Map(table.columns.map((column) => [column.key, column]));
  return [...table.errors()].flatMap(([id, cells]) =>
    [...cells.keys()].flatMap((key) => {
      const column = columns.get(key);
      const value = column && roundedTo(column, table.row(id)?.[key]);
      return value === undefined ? [] : [{ id, key, value }];
    }),
  );
}
