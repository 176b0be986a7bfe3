import { AG_GRID_LOCALE_CN } from '@ag-grid-community/locale';
import {
  type CellClickedEvent,
  type ColDef,
  createGrid,
  type GridApi,
  type GridOptions,
  type RowDragEvent,
  type RowHeightParams,
  type Theme,
} from 'ag-grid-community';
import type { PlanGridOptions, PlanSort } from '../../../engine/plan/Plan.ts';
import type { GridRow } from '../../../engine/rows/RowTable.ts';
import { DETAIL_HEIGHT, DetailRow } from '../shared/DetailRow.ts';
import { sortOf } from '../shared/gridState.ts';
import { modulesFor } from '../shared/modules.ts';
import { rowSelection } from '../shared/selectionColumn.ts';
import { FOOTER_HEIGHT } from './cells/editRowHeights.ts';
import { kindOf } from './cells/RowView.ts';
import { type EditGridContext, editColumnOf } from './editContext.ts';

export interface EditGridParts {
  columnDefs: ColDef<GridRow>[];
  theme: Theme;
  rowHeight: number;
  selection: PlanGridOptions['selection'];
  /** Lines of figures may stand below. */
  footer: boolean;
  /** Rows may be dragged. */
  dragging: boolean;
  context: EditGridContext;
  /** Absent: headings do not sort. */
  onSort: ((sort: PlanSort | undefined) => void) | undefined;
}

/** Builds an AG Grid inside an element, with everything that never changes while it lives. */
export function createEditGrid(element: HTMLElement, parts: EditGridParts): GridApi<GridRow> {
  const { context } = parts;
  const options: GridOptions<GridRow> = {
    columnDefs: parts.columnDefs,
    theme: parts.theme,
    rowHeight: parts.rowHeight,
    context,
    // Lines that are there from the start are drawn once; given later, the grid would be built for none of them first.
    rowData: context.view.lines(context.table.drawn()),
    ...FIXED,
    ...selectionOptions(parts),
    ...(context.view.tree || context.view.details ? describedRows(context) : {}),
    ...(context.view.details ? detailOptions() : {}),
    ...(parts.footer || context.view.details ? { getRowHeight: (line) => heightOf(line, context) } : {}),
    ...(parts.footer ? { onCellClicked: (event) => askedOf(event, context) } : {}),
    ...(parts.dragging ? dragOptions(context) : {}),
    ...(parts.onSort ? sortOptions(parts.onSort) : {}),
    rowClassRules: { 'edit-grid-disabled': ({ data }) => data !== undefined && context.isRowDisabled(data) },
  };
  const abilities = { figures: parts.footer, selection: parts.selection !== 'none', dragging: parts.dragging };
  return createGrid(element, options, modulesFor(abilities));
}

/** Of the lines that are not as high as a row; asked for each line where there can be any. */
function heightOf({ data, node }: RowHeightParams<GridRow>, { view }: EditGridContext): number | undefined {
  if (node.rowPinned) return FOOTER_HEIGHT;
  return view.details && data && kindOf(data.id) === 'detail' ? DETAIL_HEIGHT : undefined;
}

/** A press on a figure asks where it comes from; of rows presses are judged elsewhere. */
function askedOf({ node, data, colDef }: CellClickedEvent<GridRow>, { askFigure }: EditGridContext): void {
  if (node.rowPinned && data && colDef.context !== undefined) askFigure(data, editColumnOf(colDef));
}

/** The keyboard passes over lines of figures: nothing can be typed there. */
const passesFigures: NonNullable<ColDef<GridRow>['suppressNavigable']> = ({ node }) => node.rowPinned === 'bottom';

const FIXED: GridOptions<GridRow> = {
  defaultColDef: {
    cellDataType: false,
    resizable: true,
    suppressMovable: true,
    sortable: false,
    suppressNavigable: passesFigures,
  },
  getRowId: ({ data }) => data.id,
  rowBuffer: 4,
  animateRows: false,
  // Columns move only while the grid finds their widths.
  suppressColumnMoveAnimation: true,
  // A click is judged by us: it may end a drag or stand on a mark.
  suppressClickEdit: true,
  suppressNoRowsOverlay: true,
  suppressDragLeaveHidesColumns: true,
  tooltipShowDelay: 400,
  localeText: AG_GRID_LOCALE_CN,
};

/** How rows are chosen: not at all, one, or many. */
export function selectionOptions({
  selection,
  context,
}: Pick<EditGridParts, 'selection'> & { context: Pick<EditGridContext, 'isRowDisabled'> }): GridOptions<GridRow> {
  if (selection === 'none') return {};
  return {
    rowSelection: rowSelection<GridRow>({
      multiple: selection === 'multiple',
      isRowSelectable: ({ data }) => data !== undefined && kindOf(data.id) === 'row' && !context.isRowDisabled(data),
    }),
  };
}

function sortOptions(onSort: (sort: PlanSort | undefined) => void): GridOptions<GridRow> {
  return {
    suppressMultiSort: true,
    onSortChanged: ({ source, api }) => {
      if (source === 'uiColumnSorted') onSort(sortOf(api));
    },
  };
}

function detailOptions(): GridOptions<GridRow> {
  return {
    isFullWidthRow: ({ rowNode }) => rowNode.data !== undefined && kindOf(rowNode.data.id) === 'detail',
    fullWidthCellRenderer: DetailRow,
  };
}

function dragOptions({ table, moveRow }: EditGridContext): GridOptions<GridRow> {
  const place = ({ node, overNode, y }: RowDragEvent<GridRow>) => {
    const over = overNode?.data;
    if (!over || !node.data || over.id === node.data.id || kindOf(over.id) !== 'row') return undefined;
    const below = y > (overNode.rowTop ?? 0) + (overNode.rowHeight ?? 0) / 2;
    return { over, below, overNode };
  };
  return {
    onRowDragMove: (event) => {
      const at = place(event);
      event.api.setRowDropPositionIndicator(
        at ? { row: at.overNode, dropIndicatorPosition: at.below ? 'below' : 'above' } : null,
      );
    },
    onRowDragLeave: ({ api }) => api.setRowDropPositionIndicator(null),
    onRowDragCancel: ({ api }) => api.setRowDropPositionIndicator(null),
    onRowDragEnd: (event) => {
      event.api.setRowDropPositionIndicator(null);
      const at = place(event);
      const id = event.node.data?.id;
      if (!at || id === undefined) return;
      const from = table.indexOf(id);
      const gap = table.indexOf(at.over.id) + (at.below ? 1 : 0);
      // The row leaves a gap above its new place.
      const to = from < gap ? gap - 1 : gap;
      if (to !== from) moveRow(id, to);
    },
  };
}

function describedRows(context: EditGridContext): GridOptions<GridRow> {
  return {
    processRowPostCreate: ({ node, eRow, ePinnedLeftRow }) => {
      for (const row of [eRow, ePinnedLeftRow]) describeRow(row, node.data, context);
    },
  };
}

/** A tree's rows say how deep they stand and whether they are open. */
export function describeRow(
  element: HTMLElement | undefined,
  row: GridRow | undefined,
  { view }: EditGridContext,
): void {
  if (!element || !row || !(view.tree || view.details)) return;
  if (view.tree) element.setAttribute('aria-level', String(view.levelOf(row.id)));
  if (view.canOpen(row)) element.setAttribute('aria-expanded', String(view.isOpen(row.id)));
  else element.removeAttribute('aria-expanded');
}
