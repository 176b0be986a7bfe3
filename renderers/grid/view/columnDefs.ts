import type { ColDef, SuppressKeyboardEventParams, ValueFormatterParams } from 'ag-grid-community';
import { standsOn } from '../../../engine/lists/actions.ts';
import type { PlanAction, PlanColumn } from '../../../engine/plan/Plan.ts';
import type { Row } from '../../../engine/plan/record.ts';
import type { CellContext } from '../../cells/Cell.ts';
import { cellOf } from '../../cells/cellTypes.ts';
import { kindText } from '../../cells/drawing/kindText.ts';
import { showText } from '../../cells/show.ts';
import { CellView } from '../shared/CellView.ts';
import { columnWidth, growingColumns, headingOf, leastWidth } from '../shared/columnWidth.ts';
import { TreeCell } from '../shared/TreeCell.ts';
import { leavesKeyToTree } from '../shared/treeRows.ts';
import { ActionCell } from './ActionCell.ts';
import type { ColumnContext, GridContext } from './gridContext.ts';

/** Id of the column with the row's links. */
export const ACTIONS_COLUMN = '_actions';

/** What the adapter needs besides the columns. */
export interface ColumnOptions {
  cells: CellContext;
  actions: { inRow: readonly PlanAction[]; more: readonly PlanAction[] };
  /** Widths a person has chosen, in px. */
  widths: Readonly<Record<string, number>>;
  /** There is more room than the columns ask for: let the texts have it. */
  roomy: boolean;
  /** A phone: less is pinned. */
  narrow: boolean;
  /** Rows of totals stand below; the first column says what they are. */
  labelled: boolean;
  /** The first column is a tree's. */
  tree?: boolean;
}

/** AG Grid's column definitions for a plan's visible columns: the first stays in sight, links stand at the right. */
export function columnDefs(columns: readonly PlanColumn[], options: ColumnOptions): ColDef<Row>[] {
  const pinsItself = columns.some((column) => column.fixed);
  // Where everything fits there is nothing to scroll away from.
  const pinFirst = !pinsItself && !options.roomy;
  const growers = growingColumns(columns);
  const defs = columns.map((column, index) => {
    const pinned = column.fixed ?? (index === 0 && pinFirst ? 'left' : undefined);
    return columnDef(column, options, { pinned, first: index === 0, grows: growers.has(column) });
  });
  const { inRow, more } = options.actions;
  return inRow.length + more.length > 0 ? [...defs, actionsDef(inRow, more)] : defs;
}

function columnDef(
  column: PlanColumn,
  options: ColumnOptions,
  { pinned, first, grows }: { pinned: 'left' | 'right' | undefined; first: boolean; grows: boolean },
): ColDef<Row> {
  const { display } = cellOf(column);
  const align = column.align ?? (column.kind === 'number' ? 'right' : display.align);
  const chosen = options.widths[column.key];
  const width = chosen ?? (options.narrow && pinned ? Math.min(columnWidth(column), 132) : columnWidth(column));
  const inTree = first && options.tree === true;
  const look = column.kind === 'number' ? 'grid-number' : `grid-${align}`;
  const context: ColumnContext = { column, labelsTotals: first && options.labelled };
  return {
    colId: column.key,
    field: column.key,
    headerName: headingOf(column),
    context,
    width,
    minWidth: Math.min(leastWidth(column), width),
    flex: options.roomy && !chosen && grows ? width : null,
    pinned: pinned ?? null,
    sortable: column.sortable,
    // The server sorts: here equal always, so its order stands.
    comparator: () => 0,
    valueFormatter: formatted,
    tooltip: ({ valueFormatted }) => valueFormatted ?? '',
    cellClass: column.showDetails ? [look, 'grid-details'] : look,
    headerClass: align === 'right' ? 'ag-right-aligned-header' : `grid-header-${align}`,
    cellRenderer: inTree ? TreeCell : display.drawing?.wanted(column, options.cells) ? CellView : undefined,
    ...(inTree ? { suppressKeyboardEvent: leavesKeyToTree } : {}),
    ...(column.help ? { headerTooltip: column.help } : {}),
  };
}

function formatted(params: ValueFormatterParams<Row>): string {
  const { column, labelsTotals } = params.colDef.context as ColumnContext;
  const { cells } = params.context as GridContext;
  if (params.node?.rowPinned) {
    if (params.value === null || params.value === undefined)
      return labelsTotals ? String(params.data?._label ?? '') : '';
    return kindText(params.value, { ...column, kind: 'number' }, cells);
  }
  return showText(params.value, column, cells);
}

function actionsDef(inRow: readonly PlanAction[], more: readonly PlanAction[]): ColDef<Row> {
  const titles = [...inRow.map((action) => action.title), ...(more.length > 0 ? ['更多'] : [])];
  // The last part stays clear of a scroll bar that floats over the rows.
  const width = titles.reduce((sum, title) => sum + title.length * 13 + 16, 36);
  return {
    colId: ACTIONS_COLUMN,
    headerName: inRow.length > 0 ? '操作' : '',
    width: inRow.length > 0 ? width : 64,
    pinned: 'right',
    sortable: false,
    resizable: false,
    // Drawn anew when a row's own actions change.
    valueGetter: ({ data = {} }) =>
      [...inRow, ...more].flatMap((each) => (standsOn(each, data) ? each.code : [])).join(),
    cellRenderer: ActionCell,
    cellClass: 'grid-actions-cell',
    suppressKeyboardEvent: leavesKeyToLink,
  };
}

function leavesKeyToLink({ event }: SuppressKeyboardEventParams<Row>): boolean {
  const onLink = event.target instanceof HTMLButtonElement;
  return onLink && ['Enter', ' ', 'ArrowLeft', 'ArrowRight', 'Tab'].includes(event.key);
}
