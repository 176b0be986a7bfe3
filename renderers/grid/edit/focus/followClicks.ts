import type { GridApi } from 'ag-grid-community';
import type { GridRow } from '../../../../engine/rows/RowTable.ts';
import { kindOf } from '../cells/RowView.ts';
import { NUMBER_COLUMN } from '../cells/StructuralCells.ts';
import { placeOf } from '../createHandle.ts';

export interface ClickCallbacks {
  /** Whether a click belongs to somebody else. */
  isClaimed(event: MouseEvent): boolean;
  /** A click on a cell that opens no editor, or on the number of a row. */
  onShownClick(id: string, key: string): void;
}

/**
 * A click starts editing unless it ends a drag, extends a choice, or the cell is being edited already. AG Grid's own
 * click event comes a moment later, when the next key may have been pressed already. Returns the way to stop.
 */
export function followClicks(api: GridApi<GridRow>, root: HTMLElement, callbacks: ClickCallbacks): () => void {
  const clicked = (event: MouseEvent) => {
    if (!(event.target instanceof Element) || event.shiftKey || event.ctrlKey || event.metaKey) return;
    const place = placeOf(event.target, root);
    const node = place && api.getRowNode(place.id);
    const column = place && api.getColumn(place.key);
    if (!node || !column || callbacks.isClaimed(event)) return;
    if (place.key === NUMBER_COLUMN && kindOf(place.id) === 'row') callbacks.onShownClick(place.id, place.key);
    if (column.getColDef().cellEditor === undefined) return;
    const { rowIndex } = node;
    if (rowIndex === null || api.isEditing({ rowIndex, rowPinned: null, column })) return;
    if (column.isCellEditable(node)) api.startEditingCell({ rowIndex, colKey: column });
    else if (!isOnMark(event.target)) callbacks.onShownClick(place.id, place.key);
  };
  root.addEventListener('click', clicked);
  return () => root.removeEventListener('click', clicked);
}

/** A click on a live mark or an expander has done its work. */
function isOnMark(target: Element): boolean {
  return target.closest('button, a, [aria-checked]') !== null;
}
