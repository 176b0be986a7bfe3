import type { GridApi } from 'ag-grid-community';
import type { GridRow } from '../../../../engine/rows/RowTable.ts';
import { placeOf } from '../createHandle.ts';
import type { GridHandle } from '../GridHandle.ts';

/**
 * Puts the keyboard into the row that stands at a place now, or the last one; into the headings where no row is left.
 * On the page's body the next key would mean nothing to the grid, undo least of all.
 */
export function focusNear(api: GridApi<GridRow>, rowIndex: number, column: string): void {
  if (api.isDestroyed()) return;
  const last = api.getDisplayedRowCount() - 1;
  if (last < 0) {
    api.setFocusedHeader(column);
    return;
  }
  const at = Math.min(rowIndex, last);
  api.ensureIndexVisible(at);
  api.ensureColumnVisible(column);
  api.setFocusedCell(at, column);
}

/** Remembers the cell the keyboard is in, or was in last; what it answers brings the keyboard back there, or near it. */
export function rememberPlace({ api, root, visibleKeys }: GridHandle): () => void {
  const focused = api.getFocusedCell();
  const inside = document.activeElement;
  const own = inside && root.contains(inside) ? placeOf(inside, root) : undefined;
  const column = own?.key ?? focused?.column.getColId() ?? visibleKeys()[0];
  const rowIndex = focused && !focused.rowPinned ? focused.rowIndex : 0;
  return () => {
    if (column !== undefined) focusNear(api, rowIndex, column);
  };
}
