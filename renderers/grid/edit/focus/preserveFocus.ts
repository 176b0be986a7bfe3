import type { GridApi } from 'ag-grid-community';
import type { GridRow } from '../../../../engine/rows/RowTable.ts';
import type { GridHandle } from '../GridHandle.ts';

/** Lets the keyboard stay in its cell, and an open editor's caret where it was, when the cell's row gets another place. */
export function preserveFocus(api: GridApi<GridRow>, root: HTMLElement, handle: GridHandle, change: () => void): void {
  const inside = document.activeElement;
  const place = inside && root.contains(inside) ? handle.focused() : undefined;
  const before = place && api.getRowNode(place.id)?.rowIndex;
  const caret = inside instanceof HTMLInputElement ? [inside.selectionStart, inside.selectionEnd] : undefined;
  change();
  const now = place && api.getRowNode(place.id)?.rowIndex;
  // AG Grid remembers the number of the row, not the row.
  if (place && typeof now === 'number' && now !== before) api.setFocusedCell(now, place.key);
  if (!(inside instanceof HTMLElement) || !inside.isConnected || document.activeElement === inside) return;
  if (!handle.isEditing() || !root.contains(inside)) return;
  inside.focus({ preventScroll: true });
  if (caret && inside instanceof HTMLInputElement) inside.setSelectionRange(caret[0] ?? null, caret[1] ?? null);
}
