import type { ColDef, GridApi, GridOptions, SuppressKeyboardEventParams } from 'ag-grid-community';
import type { Row } from '../../../engine/plan/record.ts';
import { DETAIL_HEIGHT, DetailRow, detailId, isDetailId } from '../shared/DetailRow.ts';
import { ExpandCell } from './ExpandCell.ts';
import type { GridContext } from './gridContext.ts';

/** Id of the column with the buttons that open rows, and its width in px. */
export const EXPAND_COLUMN = '_expand';
export const EXPAND_WIDTH = 40;

/** Whether a line is what stands below a row, and no row. */
export const isDetailLine = (data: Row | undefined): boolean => data !== undefined && isDetailId(String(data.id));

/** The rows, and below the open one the line of what it opens to. */
export function withDetail(rows: readonly Row[], open: string | undefined): Row[] {
  return rows.flatMap((row) => (String(row.id) === open ? [row, { id: detailId(open) }] : [row]));
}

/** What a grid needs for lines that go across all columns. */
export function detailOptions(): GridOptions<Row> {
  return {
    isFullWidthRow: ({ rowNode }) => isDetailLine(rowNode.data),
    fullWidthCellRenderer: DetailRow,
    getRowHeight: ({ data }) => (isDetailLine(data) ? DETAIL_HEIGHT : undefined),
  };
}

/** The column of the buttons that open rows; on a phone, `narrow`, it does not stay in sight. */
export function expandDef(narrow: boolean): ColDef<Row> {
  return {
    colId: EXPAND_COLUMN,
    headerName: '',
    width: EXPAND_WIDTH,
    minWidth: EXPAND_WIDTH,
    pinned: narrow ? null : 'left',
    sortable: false,
    resizable: false,
    cellRenderer: ExpandCell,
    cellClass: 'grid-expand-cell',
    suppressKeyboardEvent: keptFromGrid,
  };
}

/** One function for all times: with another one the grid would draw the column anew. */
function keptFromGrid({ event, data, context }: SuppressKeyboardEventParams<Row>): boolean {
  return opensOrCloses(event.key, data, context as GridContext);
}

/** Enter and the space bar open and close, the right arrow opens what is closed, the left one closes what is open. */
function opensOrCloses(key: string, data: Row | undefined, { detail }: GridContext): boolean {
  const open = detail?.open === String(data?.id);
  return key === 'Enter' || key === ' ' || key === (open ? 'ArrowLeft' : 'ArrowRight');
}

/** Does what a key says in that column. */
export function actOnExpandKey(key: KeyboardEvent, data: Row, context: GridContext): void {
  if (!opensOrCloses(key.key, data, context)) return;
  key.preventDefault();
  context.detail?.onToggle(String(data.id));
}

/** Shows other lines; the keyboard stays in its row, wherever that stands then. AG Grid would leave it at its place. */
export function showLines(api: GridApi<Row>, place: HTMLElement | null, lines: Row[]): void {
  const focused = api.getFocusedCell();
  const id = focused && api.getDisplayedRowAtIndex(focused.rowIndex)?.id;
  const inGrid = place?.contains(document.activeElement) === true;
  api.setGridOption('rowData', lines);
  api.refreshCells({ columns: [EXPAND_COLUMN], force: true, suppressFlash: true });
  const index = id ? api.getRowNode(id)?.rowIndex : undefined;
  if (inGrid && typeof index === 'number' && focused && index !== focused.rowIndex)
    api.setFocusedCell(index, focused.column);
}

/** Enter goes from the line into what is drawn in it, Escape from there back to the button above. */
export function moveInDetail(api: GridApi<Row>, { key, target }: KeyboardEvent, rowIndex: number): void {
  if (!(target instanceof HTMLElement)) return;
  if (key === 'Enter' && target.matches('.ag-full-width-row'))
    target.querySelector<HTMLElement>('[role=tab][tabindex="0"], button:not([tabindex="-1"])')?.focus();
  if (key === 'Escape') api.setFocusedCell(rowIndex - 1, EXPAND_COLUMN);
}
