import type { ColDef, SuppressKeyboardEventParams, ValueFormatterParams, ValueGetterParams } from 'ag-grid-community';
import { standsOn } from '../../../engine/lists/actions.ts';
import { isMerged, leadsOn, subtotalLevel } from '../../../engine/lists/reportRows.ts';
import type { PlanAction, PlanColumn } from '../../../engine/plan/Plan.ts';
import type { Row } from '../../../engine/plan/record.ts';
import type { CellContext } from '../../cells/Cell.ts';
import { cellOf } from '../../cells/cellTypes.ts';
import { kindText } from '../../cells/drawing/kindText.ts';
import { showText } from '../../cells/show.ts';
import { CellView } from '../shared/CellView.ts';
import { columnWidth, growingColumns, headingOf, leastWidth } from '../shared/columnWidth.ts';
import { filterHeading } from '../shared/headings.ts';
import { selectionColumn } from '../shared/selectionColumn.ts';
import { TreeCell } from '../shared/TreeCell.ts';
import { leavesKeyToTree } from '../shared/treeRows.ts';
import { ActionCell } from './ActionCell.ts';
import { fitColumns } from './fitColumns.ts';
import type { ColumnContext, GridContext } from './gridContext.ts';
import { expandDef } from './rowDetails.ts';

/** Id of the column with the row's links. */
export const ACTIONS_COLUMN = '_actions';

/** Least width in px a person may shrink a column to whose type asks for none. */
const LEAST = 64;

/** The first column of a phone leaves room for others, px. */
const FIRST_ON_PHONE = 132;

/** Width in px of the column of boxes. */
export const SELECTION_WIDTH = 40;

/** What decides how wide columns are and whether the first one stays in sight. */
export interface ColumnRoom {
  /** There is more room than the columns ask for: let the texts have it. */
  roomy: boolean;
  /** Width in px of the columns between those that are pinned; absent: not known yet. */
  room?: number;
}

/** What the adapter needs besides the columns. */
export interface ColumnOptions extends ColumnRoom {
  cells: CellContext;
  actions: { inRow: readonly PlanAction[]; more: readonly PlanAction[] };
  /** Widths a person has chosen, in px. */
  widths: Readonly<Record<string, number>>;
  /** How many rows may be chosen. */
  selection: 'none' | 'single' | 'multiple';
  /** A phone: of all columns only the links are pinned. */
  narrow: boolean;
  /** The first column is a tree's. */
  tree?: boolean;
  /** Rows open to what stands below them. */
  expands?: boolean;
  /** Keys of columns whose headings ask for rows. */
  filterable?: ReadonlySet<string> | undefined;
  /** Headings can be dragged to another place. */
  movable?: boolean;
}

/** AG Grid's column definitions for a plan's visible columns: the first stays in sight, links stand at the right. */
export function columnDefs(columns: readonly PlanColumn[], options: ColumnOptions): ColDef<Row>[] {
  const pinsItself = columns.some((column) => column.fixed);
  // Where everything fits there is nothing to scroll away from.
  const pinFirst = !pinsItself && !options.roomy;
  const growers = growingColumns(columns);
  const pinnedAt = (column: PlanColumn, index: number) =>
    options.narrow ? undefined : (column.fixed ?? (index === 0 && pinFirst ? 'left' : undefined));
  const widths = widthsOf(
    columns.filter((column, index) => pinnedAt(column, index) === undefined),
    options,
  );
  const grouped = columns.some((column) => column.groupLevel !== undefined);
  const defs = columns.map((column, index) => {
    const pinned = pinnedAt(column, index);
    const own = columnWidth(column);
    const width = widths[column.key] ?? (options.narrow && index === 0 ? Math.min(own, FIRST_ON_PHONE) : own);
    return columnDef(column, options, { pinned, width, first: index === 0, grows: growers.has(column), grouped });
  });
  const { inRow, more } = options.actions;
  return [
    ...(options.selection === 'none' ? [] : [{ ...selectionDef(options), ...AT_LEFT }]),
    ...(options.expands ? [{ ...expandDef(options.narrow), ...AT_LEFT }] : []),
    ...defs,
    ...(inRow.length + more.length > 0 ? [{ ...actionsDef(inRow, more), ...AT_RIGHT }] : []),
  ];
}

/** What is no column of values is not passed by one that is dragged. */
const AT_LEFT = { lockPosition: 'left' } as const;
const AT_RIGHT = { lockPosition: 'right' } as const;

function selectionDef({ selection, narrow }: ColumnOptions): ColDef<Row> {
  return selectionColumn<Row>({
    multiple: selection === 'multiple',
    byRow: selection === 'single',
    width: SELECTION_WIDTH,
    pinned: narrow ? null : 'left',
    cellClass: 'grid-structural',
    headerClass: 'grid-structural',
  });
}

/** Widths that differ from the columns' own: a person's where there are any, else what the room of a table asks for. */
function widthsOf(between: readonly PlanColumn[], { widths, roomy, narrow, room }: ColumnOptions) {
  const own = Object.keys(widths).length > 0 || roomy || narrow || room === undefined;
  return own ? widths : fitColumns(between, room);
}

interface ColumnPlace {
  pinned: 'left' | 'right' | undefined;
  width: number;
  first: boolean;
  grows: boolean;
  /** Sub-totals stand among the rows. */
  grouped: boolean;
}

function columnDef(
  column: PlanColumn,
  options: ColumnOptions,
  { pinned, width, first, grows, grouped }: ColumnPlace,
): ColDef<Row> {
  const { display } = cellOf(column);
  const align = column.align ?? (column.kind === 'number' ? 'right' : display.align);
  const chosen = options.widths[column.key];
  const inTree = first && options.tree === true;
  const look = column.kind === 'number' ? 'grid-number' : `grid-${align}`;
  const context: ColumnContext = { column, labelsTotals: first };
  return {
    colId: column.key,
    field: column.key,
    headerName: headingOf(column),
    context,
    width,
    minWidth: Math.min(leastWidth(column, LEAST), width),
    flex: options.roomy && !chosen && grows ? width : null,
    pinned: pinned ?? null,
    ...(options.movable && !options.narrow ? { suppressMovable: false } : {}),
    sortable: column.sortable,
    comparator: alwaysEqual,
    valueFormatter: formatted,
    tooltip: shownText,
    ...reportClasses(column, grouped),
    cellClass: column.showDetails ? [look, 'grid-details'] : look,
    headerClass: align === 'right' ? 'ag-right-aligned-header' : `grid-header-${align}`,
    cellRenderer: inTree ? TreeCell : display.drawing?.wanted(column, options.cells) ? CellView : undefined,
    ...(inTree ? { suppressKeyboardEvent: leavesKeyToTree } : {}),
    ...(column.help ? { headerTooltip: column.help } : {}),
    ...filterHeading<Row>(column.key, options.filterable),
  };
}

// The grid draws a column anew where its definition holds another function: each stands here once.

/** The server sorts: here equal always, so its order stands. */
const alwaysEqual = (): number => 0;
const shownText = ({ valueFormatted }: { valueFormatted?: string | null }): string => valueFormatted ?? '';
const columnOf = ({ context }: ColDef<Row>): PlanColumn => (context as ColumnContext).column;

const REPORT_CLASSES: NonNullable<ColDef<Row>['cellClassRules']> = {
  'grid-details': ({ data, node, colDef }) => !node.rowPinned && leadsOn(columnOf(colDef), data),
  'grid-merged': ({ data, colDef }) => isMerged(data, columnOf(colDef).key),
  'grid-subtotal': ({ data }) => subtotalLevel(data) !== undefined,
};

function reportClasses({ merge, drill }: PlanColumn, grouped: boolean): Pick<ColDef<Row>, 'cellClassRules'> {
  return merge || grouped || drill ? { cellClassRules: REPORT_CLASSES } : {};
}

/** What a figure below rows may be as its column is; of any other column it is a number. */
const FIGURE_KINDS: ReadonlySet<PlanColumn['kind']> = new Set(['number', 'date', 'datetime']);

function formatted(params: ValueFormatterParams<Row>): string {
  const { column, labelsTotals } = params.colDef.context as ColumnContext;
  const { cells } = params.context as GridContext;
  if (params.node?.rowPinned) return figureText(params, labelsTotals ? String(params.data?._label ?? '') : '');
  return rowText(params.data, column, cells, params.value);
}

/** What a cell of a row shows as text. */
export function rowText(
  row: Row | undefined,
  column: PlanColumn,
  cells: CellContext,
  value = row?.[column.key],
): string {
  const level = subtotalLevel(row);
  if (level !== undefined)
    return level === column.groupLevel ? `${showText(value, column, cells)} 小计`.trim() : figure(value, column, cells);
  return isMerged(row, column.key) ? '' : showText(value, column, cells);
}

function figureText({ value, colDef, context }: ValueFormatterParams<Row>, name: string): string {
  const { column } = colDef.context as ColumnContext;
  return figure(value, column, (context as GridContext).cells) || name;
}

function figure(value: unknown, column: PlanColumn, cells: CellContext): string {
  if (value === null || value === undefined) return '';
  return kindText(value, { ...column, kind: FIGURE_KINDS.has(column.kind) ? column.kind : 'number' }, cells);
}

/** Drawn anew when a row's own actions change. */
function ownActions({ data = {}, context }: ValueGetterParams<Row>): string {
  const { inRow, more } = (context as GridContext).actions;
  return [...inRow, ...more].flatMap((each) => (standsOn(each, data) ? each.code : [])).join();
}

function actionsDef(inRow: readonly PlanAction[], more: readonly PlanAction[]): ColDef<Row> {
  const titles = [...linkTitles(inRow, more), ...(more.length > 0 ? ['更多'] : [])];
  // What a cell has at its sides; at the right it keeps the links clear of a scroll bar that floats over the rows.
  const width = titles.reduce((sum, title) => sum + title.length * 13 + 16, 16);
  return {
    colId: ACTIONS_COLUMN,
    headerName: inRow.length > 0 ? '操作' : '',
    width: inRow.length > 0 ? width : 56,
    pinned: 'right',
    sortable: false,
    resizable: false,
    // A text, since members of a list are compared as objects: links that say the same are not drawn anew.
    context: { actions: JSON.stringify([inRow, more]) },
    valueGetter: ownActions,
    cellRenderer: ActionCell,
    cellClass: 'grid-actions-cell',
    suppressKeyboardEvent: leavesKeyToLink,
  };
}

/** Of the links in a row; where some do not stand on every row others take their places, so that there is room for those. */
function linkTitles(inRow: readonly PlanAction[], more: readonly PlanAction[]): string[] {
  const titles = inRow.map(({ title }) => title);
  if (!inRow.some(({ when, may }) => when !== undefined || may !== undefined)) return titles;
  const all = [...titles, ...more.map(({ title }) => title)];
  return all.toSorted((one, other) => other.length - one.length).slice(0, titles.length);
}

function leavesKeyToLink({ event }: SuppressKeyboardEventParams<Row>): boolean {
  const onLink = event.target instanceof HTMLButtonElement;
  return onLink && ['Enter', ' ', 'ArrowLeft', 'ArrowRight', 'Tab'].includes(event.key);
}
