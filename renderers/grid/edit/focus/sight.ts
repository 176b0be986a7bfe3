import type { GridApi } from 'ag-grid-community';
import type { GridRow } from '../../../../engine/rows/RowTable.ts';

/** The part of the rows that can be seen, in px from the first row's top and the first column's left. */
export interface Sight {
  top: number;
  bottom: number;
  left: number;
  right: number;
}

/** What can be seen now; to be asked before anything is changed, since it measures the page. */
export function sightOf(api: GridApi<GridRow>): Sight {
  return { ...api.getVerticalPixelRange(), ...api.getHorizontalPixelRange() };
}

/**
 * Whether a cell is drawn and whole in sight. AG Grid's own way to make sure of it measures the page three times and
 * draws whatever still waits, which is felt after every Enter.
 */
export function isInSight(api: GridApi<GridRow>, root: HTMLElement, sight: Sight, id: string, key: string): boolean {
  const [node, column] = [api.getRowNode(id), api.getColumn(key)];
  const { rowIndex, rowTop, rowHeight } = node ?? {};
  if (!column || typeof rowIndex !== 'number' || typeof rowTop !== 'number' || typeof rowHeight !== 'number')
    return false;
  if (!root.querySelector(`.ag-row[row-index="${rowIndex}"] .ag-cell[col-id="${CSS.escape(key)}"]`)) return false;
  if (rowTop < sight.top || rowTop + rowHeight > sight.bottom) return false;
  if (column.isPinned()) return true;
  const left = column.getLeft();
  return left !== null && left >= sight.left && left + column.getActualWidth() <= sight.right;
}
