import { AG_GRID_LOCALE_CN } from '@ag-grid-community/locale';
import { type ColDef, createGrid, type GridApi, type GridOptions, type IRowNode, type Theme } from 'ag-grid-community';
import { leadsOn } from '../../../engine/lists/reportRows.ts';
import type { PlanColumn, PlanSort } from '../../../engine/plan/Plan.ts';
import type { Row } from '../../../engine/plan/record.ts';
import { menuPlace, wantsOwnMenu } from '../shared/CellMenu.tsx';
import { followDragging, type OnColumnOrder } from '../shared/draggedColumns.ts';
import { sortOf } from '../shared/gridState.ts';
import { modulesFor } from '../shared/modules.ts';
import { rowSelection } from '../shared/selectionColumn.ts';
import { actOnTreeKey, describeTreeRow } from '../shared/treeRows.ts';
import { ACTIONS_COLUMN } from './columnDefs.ts';
import { type Beside, roomFor } from './columnRoom.ts';
import type { ColumnContext, GridContext } from './gridContext.ts';
import { headedDefs } from './headedDefs.ts';
import { actOnExpandKey, detailOptions, EXPAND_COLUMN, isDetailLine, moveInDetail } from './rowDetails.ts';

/** What a person does in the grid. */
export interface GridCallbacks {
  onSort(sort: PlanSort | undefined): void;
  onSelect(chosen: Row[]): void;
  onOpen(row: Row): void;
  /** A value that leads to another page. */
  onDrill(column: PlanColumn, row: Row): void;
  /** A number that is asked about. */
  onFigure(column: PlanColumn, row: Row): void;
  /** One in a line of totals. */
  onTotal(column: PlanColumn, figures: Row, label: string): void;
  onRemoveKey(): void;
  onWidth(key: string, width: number): void;
  onOrder: OnColumnOrder;
  /** The room columns have may have changed, in px: that of all, and that between those that are pinned. */
  onRoom(all: number, between: number): void;
}

interface RowGrid extends Beside {
  columnDefs: ColDef<Row>[];
  theme: Theme;
  /** One row at a time may be chosen. */
  single: boolean;
  /** Numbers can be asked about. */
  figures: boolean;
  context: GridContext;
}

/** Builds an AG Grid inside an element, with everything that never changes while it lives. */
export function createRowGrid(element: HTMLElement, grid: RowGrid, callbacks: GridCallbacks): GridApi<Row> {
  const tellRoom = (own: GridApi<Row>) => {
    const { left, right } = own.getHorizontalPixelRange();
    // A page behind another one has no width at all; that is no reason to lay it out anew.
    if (element.clientWidth > 0) callbacks.onRoom(roomFor(element, grid, grid.columnDefs), Math.floor(right - left));
  };
  const openMenu = ({ data, node, colDef }: CellAt, event: Event): void => {
    const { column } = (colDef.context ?? {}) as Partial<ColumnContext>;
    const at = menuPlace(event);
    if (!at || isDetailLine(data) || grid.context.tree?.lines.get(String(data.id))?.placeholder) return;
    event.preventDefault();
    grid.context.onMenu({ row: data, column, line: node.rowPinned ? labelOf(data) : undefined }, at);
  };
  const options: GridOptions<Row> = {
    ...optionsOf(grid),
    ...fixedOptions(),
    ...(grid.expands ? detailOptions() : {}),
    onSortChanged: ({ source, api }) => {
      if (source === 'uiColumnSorted') callbacks.onSort(sortOf(api));
    },
    onSelectionChanged: ({ source, api }) => {
      // Rows that left with their page are not deselected by anybody.
      if (source !== 'api' && source !== 'rowDataChanged') callbacks.onSelect(api.getSelectedRows());
    },
    onColumnResized: ({ finished, source, column }) => {
      if (finished && source === 'uiColumnResized' && column)
        callbacks.onWidth(column.getColId(), column.getActualWidth());
    },
    processRowPostCreate: ({ node, eRow, ePinnedLeftRow, ePinnedRightRow }) => {
      const line = grid.context.tree?.lines.get(node.id ?? '');
      for (const row of [eRow, ePinnedLeftRow, ePinnedRightRow]) describeTreeRow(row, line);
    },
    onGridSizeChanged: ({ api }) => tellRoom(api),
    // Rows may bring a scroll bar, columns may have been pinned.
    onModelUpdated: ({ api }) => tellRoom(api),
    onNewColumnsLoaded: ({ api }) => tellRoom(api),
    onCellClicked: ({ data, node, colDef, event }) => {
      const { column } = (colDef.context ?? {}) as Partial<ColumnContext>;
      if (!data || isOnButton(event)) return;
      if (node.rowPinned) return column && callbacks.onTotal(column, data, labelOf(data));
      if (column && leadsOn(column, data)) return callbacks.onDrill(column, data);
      if (column?.kind === 'number') callbacks.onFigure(column, data);
      if (!column?.showDetails) return;
      if (!grid.context.tree?.lines.get(String(data.id))?.placeholder) callbacks.onOpen(data);
    },
    onCellContextMenu: ({ data, node, colDef, event }) => {
      if (data && event && !wantsOwnMenu(event)) openMenu({ data, node, colDef }, event);
    },
    onCellKeyDown: (event) => {
      const { event: key, data, node } = event;
      if (!(key instanceof KeyboardEvent) || !data) return;
      if (isMenuKey(key))
        return openMenu({ data, node, colDef: 'column' in event ? event.column.getColDef() : {} }, key);
      if (node.rowPinned) {
        const { column } = (
          'column' in event ? (event.column.getColDef().context ?? {}) : {}
        ) as Partial<ColumnContext>;
        if (key.key === 'Enter' && column) callbacks.onTotal(column, data, labelOf(data));
        return;
      }
      if (isDetailLine(data)) return moveInDetail(api, key, event.rowIndex ?? 0);
      if ('column' in event && event.column.getColId() === EXPAND_COLUMN)
        return actOnExpandKey(key, data, grid.context);
      if (key.key === 'Delete') callbacks.onRemoveKey();
      if (grid.context.tree && 'column' in event && event.column === api.getAllDisplayedColumns()[0])
        actOnTreeKey(api, key.key, event.rowIndex ?? -1, grid.context);
      if (key.key !== 'Enter' || grid.context.tree?.lines.get(String(data.id))?.placeholder) return;
      const { column } = ('column' in event ? (event.column.getColDef().context ?? {}) : {}) as Partial<ColumnContext>;
      if (column && leadsOn(column, data)) callbacks.onDrill(column, data);
      else if ('column' in event && event.column.getColId() === ACTIONS_COLUMN) focusFirstLink(key);
      else if (column?.kind === 'number' && grid.figures) callbacks.onFigure(column, data);
      else callbacks.onOpen(data);
    },
  };
  const api = createGrid<Row>(
    element,
    options,
    modulesFor({ figures: true, selection: grid.selectable, dragging: false }),
  );
  followDragging(api, callbacks.onOrder);
  if (grid.single) element.addEventListener('keydown', keepToOne, true);
  element.addEventListener('copy', (event) => copyFocusedCell(api, event));
  return api;
}

interface CellAt {
  data: Row;
  node: IRowNode<Row>;
  colDef: ColDef<Row>;
}

const isMenuKey = ({ key, shiftKey }: KeyboardEvent): boolean => key === 'ContextMenu' || (shiftKey && key === 'F10');

/** Where one row is chosen Ctrl+A is nothing, and AG Grid would complain of it; in an input it is the input's. */
function keepToOne(event: KeyboardEvent): void {
  const { key, ctrlKey, metaKey, target } = event;
  if (!(ctrlKey || metaKey) || key.toLowerCase() !== 'a' || target instanceof HTMLInputElement) return;
  event.preventDefault();
  event.stopPropagation();
}

function optionsOf(grid: RowGrid): GridOptions<Row> {
  return {
    columnDefs: headedDefs(grid.columnDefs),
    theme: grid.theme,
    context: grid.context,
    ...(grid.selectable
      ? {
          rowSelection: rowSelection<Row>({
            multiple: !grid.single,
            byRow: grid.single,
            ...(grid.expands ? { isRowSelectable: ({ data }) => !isDetailLine(data) } : {}),
          }),
          ...(grid.single ? { rowClass: 'grid-choosable' } : {}),
        }
      : {}),
  };
}

function fixedOptions(): GridOptions<Row> {
  return {
    defaultColDef: { cellDataType: false, resizable: true, suppressMovable: true, sortingOrder: ['asc', 'desc', null] },
    getRowId: ({ data }) => String(data.id),
    rowData: [],
    rowBuffer: 4,
    animateRows: false,
    // Columns move only while the grid finds their widths.
    suppressColumnMoveAnimation: true,
    suppressMultiSort: true,
    suppressNoRowsOverlay: true,
    suppressDragLeaveHidesColumns: true,
    tooltipShowMode: 'whenTruncated',
    tooltipShowDelay: 400,
    localeText: AG_GRID_LOCALE_CN,
  };
}

/** What stands in the cell for itself, such as a tree's arrow. */
function isOnButton(event: Event | null | undefined): boolean {
  return event?.target instanceof Element && event.target.closest('button, a') !== null;
}

/** What a line of totals is called. */
const labelOf = (row: Row): string => String(row._label ?? '');

function focusFirstLink(event: KeyboardEvent): void {
  if (!(event.target instanceof HTMLElement) || event.target instanceof HTMLButtonElement) return;
  event.target.querySelector('button')?.focus();
}

/** Ctrl+C copies the focused cell; the Community grid has no clipboard of its own. */
function copyFocusedCell(api: GridApi<Row>, event: ClipboardEvent): void {
  const focused = api.getFocusedCell();
  if (!focused || (document.getSelection()?.toString() ?? '') !== '') return;
  const rowNode = focused.rowPinned ? undefined : api.getDisplayedRowAtIndex(focused.rowIndex);
  if (!rowNode || focused.column.getColId() === ACTIONS_COLUMN) return;
  const text = api.getCellValue({ rowNode, colKey: focused.column, useFormatter: true });
  event.clipboardData?.setData('text/plain', String(text ?? ''));
  event.preventDefault();
}
