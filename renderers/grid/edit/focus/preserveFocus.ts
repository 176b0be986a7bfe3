import type { GridApi } from 'ag-grid-community';
import type { GridRow } from '../../../../engine/rows/RowTable.ts';
import type { GridHandle } from '../GridHandle.ts';
import { focusNear } from './focusNear.ts';

/**
 * Lets the keyboard stay in its cell, and an open editor's caret where it was, when the cell's row gets another place;
 * near it when the row goes.
 */
export function preserveFocus(api: GridApi<GridRow>, root: HTMLElement, handle: GridHandle, change: () => void): void {
  const inside = document.activeElement;
  const focused = inside && root.contains(inside) && inside.closest('.ag-cell') ? api.getFocusedCell() : null;
  const before = focused && !focused.rowPinned ? focused.rowIndex : undefined;
  const id = before === undefined ? undefined : api.getDisplayedRowAtIndex(before)?.id;
  const caret = inside instanceof HTMLInputElement ? [inside.selectionStart, inside.selectionEnd] : undefined;
  change();
  // AG Grid remembers the number of the row, not the row.
  const now = id === undefined ? undefined : api.getRowNode(id)?.rowIndex;
  if (focused && typeof now === 'number' && now !== before) api.setFocusedCell(now, focused.column);
  else if (focused && id !== undefined && typeof now !== 'number')
    focusNear(api, focused.rowIndex, focused.column.getColId());
  if (!(inside instanceof HTMLElement) || !inside.isConnected || document.activeElement === inside) return;
  if (!handle.isEditing() || !root.contains(inside)) return;
  inside.focus({ preventScroll: true });
  if (caret && inside instanceof HTMLInputElement) inside.setSelectionRange(caret[0] ?? null, caret[1] ?? null);
}
