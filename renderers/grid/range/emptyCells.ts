import type { CellChange } from '../../../engine/rows/RowTable.ts';
import { valueTypes } from '../../../engine/values/valueTypes.ts';
import { canEmpty } from '../edit/columns/cellAbility.ts';
import type { GridHandle } from '../edit/GridHandle.ts';
import type { CellRange } from './spans.ts';

/** What emptying a range comes to. */
export interface Emptying {
  changes: CellChange[];
  /** Cells that hold something and may not be changed. */
  readOnly: number;
}

/** Empties every cell of a range that a person may change, as the key does in one cell: marks are on or off and stay. */
export function emptyCells(handle: Pick<GridHandle, 'columns' | 'table' | 'editableIn'>, range: CellRange): Emptying {
  const columns = handle.columns.filter((column) => range.keys.includes(column.key) && canEmpty(column));
  const emptying: Emptying = { changes: [], readOnly: 0 };
  for (const id of range.rowIds) {
    const row = handle.table.row(id);
    if (!row) continue;
    const editable = handle.editableIn(row);
    for (const column of columns) {
      const { key, kind } = column;
      if (valueTypes[kind].isEmpty(row[key])) continue;
      if (editable(column)) emptying.changes.push({ id, key, value: null });
      else emptying.readOnly++;
    }
  }
  return emptying;
}
