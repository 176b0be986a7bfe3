import type { CellClassParams, ColDef, ValueFormatterParams, ValueGetterParams } from 'ag-grid-community';
import type { PlanField, PlanGridOptions } from '../../../../engine/plan/Plan.ts';
import type { GridRow, RowTable } from '../../../../engine/rows/RowTable.ts';
import { roundedTo } from '../../../../engine/rules/roundedTo.ts';
import { optionsOf } from '../../../../engine/values/optionsOf.ts';
import { valueTypes } from '../../../../engine/values/valueTypes.ts';
import type { CellContext } from '../../../cells/Cell.ts';
import { cellOf } from '../../../cells/cellTypes.ts';
import { kindText } from '../../../cells/drawing/kindText.ts';
import { showText } from '../../../cells/show.ts';
import { CellView } from '../../shared/CellView.ts';
import { headingOf } from '../../shared/columnWidth.ts';
import { filterHeading } from '../../shared/headings.ts';
import { SELECTION_COLUMN, selectionColumn } from '../../shared/selectionColumn.ts';
import { TreeCell } from '../../shared/TreeCell.ts';
import { kindOf } from '../cells/RowView.ts';
import { DRAG_COLUMN, DragCell, EXPAND_COLUMN, ExpandCell, NUMBER_COLUMN } from '../cells/StructuralCells.ts';
import { ToggleCell } from '../cells/ToggleCell.ts';
import { type EditColumnContext, type EditGridContext, editColumnOf } from '../editContext.ts';
import { PortalEditor } from '../editors/PortalEditor.ts';
import { handleKey } from '../focus/handleKey.ts';
import { isLive } from './cellAbility.ts';
import { minWidthOf } from './distributeWidths.ts';
import { footerName } from './summaryRows.ts';

/** Which structural columns a grid has, and whether figures stand below. */
export interface Structure {
  drag: boolean;
  expand: boolean;
  selection: PlanGridOptions['selection'];
  number: boolean;
  footer: boolean;
  tree: boolean;
}

/** Widths in px: 60 for numbers, else 40, and 60 for the left-most where it has to name the figures below. */
export function structuralWidths({ drag, expand, selection, number, footer }: Structure): {
  drag: number;
  expand: number;
  selection: number;
  number: number;
} {
  const wide = footer ? 60 : 40;
  const selects = selection !== 'none';
  return {
    drag: drag ? wide : 0,
    expand: expand ? (drag ? 40 : wide) : 0,
    selection: selects ? (drag || expand ? 40 : wide) : 0,
    number: number ? 60 : 0,
  };
}

/**
 * The column that names the figures below: the left-most structural one, else the first of the data. On a phone only
 * the data's own frozen columns stay in sight; where there is one, it is that.
 */
export function namingColumn(structure: Structure, columns: readonly PlanField[], narrow: boolean): string | undefined {
  const frozen = columns.find(({ fixed }) => fixed === 'left')?.key;
  if (narrow && frozen !== undefined) return frozen;
  return firstStructural(structure) ?? frozen ?? columns[0]?.key;
}

/** The left-most column beside the data. */
export function firstStructural({ drag, expand, selection, number }: Structure): string | undefined {
  if (drag) return DRAG_COLUMN;
  if (expand) return EXPAND_COLUMN;
  if (selection !== 'none') return SELECTION_COLUMN;
  return number ? NUMBER_COLUMN : undefined;
}

/** All column definitions, structural ones first: drag, expand, selection, number. */
export function editColumnDefs(columns: readonly PlanField[], parts: ColumnParts): ColDef<GridRow>[] {
  const data = columns.map((column, index) => dataDef(column, parts, index === 0));
  return [...structuralDefs(parts.structure), ...data];
}

/** What headings do. */
export interface Heads {
  /** Whoever brings the rows orders them. */
  sorts: boolean;
  /** Columns go where their heading is dragged. */
  moves: boolean;
  /** Keys of columns whose headings ask for rows. */
  filterable: ReadonlySet<string> | undefined;
}

interface ColumnParts {
  structure: Structure;
  cells: CellContext;
  /** Widths in px by column key. */
  widths: ReadonlyMap<string, number>;
  heads: Heads;
}

function structuralDefs(structure: Structure): ColDef<GridRow>[] {
  const widths = structuralWidths(structure);
  const defs: ColDef<GridRow>[] = [];
  if (structure.drag) defs.push(structuralDef(DRAG_COLUMN, '', widths.drag, { cellRenderer: DragCell }));
  if (structure.expand) defs.push(structuralDef(EXPAND_COLUMN, '', widths.expand, { cellRenderer: ExpandCell }));
  if (structure.selection !== 'none') {
    const pinnedText = (line: unknown) => footerName(line as GridRow | undefined, SELECTION_COLUMN);
    const boxes = selectionColumn<GridRow>({ multiple: structure.selection === 'multiple', pinnedText });
    defs.push(structuralDef(SELECTION_COLUMN, '', widths.selection, boxes));
  }
  if (structure.number) {
    const numbered: ColDef<GridRow> = { valueGetter: rowNumber, cellClass: 'edit-grid-number-cell' };
    defs.push(structuralDef(NUMBER_COLUMN, '#', widths.number, numbered));
  }
  return defs;
}

function structuralDef(colId: string, headerName: string, width: number, more: ColDef<GridRow>): ColDef<GridRow> {
  return {
    colId,
    headerName,
    width,
    minWidth: width,
    pinned: 'left',
    resizable: false,
    cellClass: 'grid-structural',
    headerClass: 'grid-structural',
    suppressKeyboardEvent: ({ event }) => leaveToButton(event),
    ...more,
  };
}

/** Enter goes from the cell into its button, and inside it belongs to the button. */
function leaveToButton(event: KeyboardEvent): boolean {
  if (event.target instanceof HTMLButtonElement) return event.key === 'Enter' || event.key === ' ';
  const button = event.target instanceof Element ? event.target.querySelector('button') : null;
  if (!button || (event.key !== 'Enter' && event.key !== ' ')) return false;
  event.preventDefault();
  button.click();
  return true;
}

function rowNumber({ node, data, context }: ValueGetterParams<GridRow>): unknown {
  if (!data || !node || kindOf(data.id) !== 'row') return '';
  const { table, view } = context as EditGridContext;
  const known = table.indexOf(data.id);
  // In a tree rows stand where their parents do, whenever they came.
  const index = view.tree && known >= 0 ? (node.rowIndex ?? known) : known;
  return index < 0 ? footerName(data, NUMBER_COLUMN) : index + 1;
}

function dataDef(
  column: PlanField,
  { structure: { tree }, cells, widths, heads }: ColumnParts,
  first: boolean,
): ColDef<GridRow> {
  const { display } = cellOf(column);
  const align = column.align ?? (column.kind === 'number' ? 'right' : display.align);
  const context: EditColumnContext = { column };
  return {
    colId: column.key,
    field: column.key,
    headerName: headingOf(column),
    context,
    width: widths.get(column.key) ?? 120,
    minWidth: minWidthOf(column),
    pinned: column.fixed ?? null,
    suppressMovable: !heads.moves,
    valueFormatter: formatted,
    cellClass: cellClasses(looksOf(column, align)),
    headerClass: [align === 'right' ? 'ag-right-aligned-header' : `grid-header-${align}`, ...required(column)],
    cellRenderer: rendererOf(column, cells, tree && first),
    editable: ({ data, context: all, node }) =>
      !node.rowPinned && !isLive(column) && data !== undefined && (all as EditGridContext).canChange(data, column),
    cellEditor: PortalEditor,
    // What an editor leaves goes into the row table; AG Grid never writes into a row.
    valueSetter: () => false,
    suppressKeyboardEvent: handleKey,
    ...(heads.sorts && column.sortable ? SORTED_BY_OTHERS : {}),
    ...filterHeading<GridRow>(column.key, heads.filterable),
    ...(column.help ? { headerTooltip: column.help } : {}),
  };
}

/** Here all rows are equal, so that the order they came in stands. */
const SORTED_BY_OTHERS = { sortable: true, sortingOrder: ['asc', 'desc', null], comparator: () => 0 } satisfies ColDef;

function looksOf({ kind, showDetails }: PlanField, align: string): string[] {
  const side = kind === 'number' ? ['grid-number'] : align === 'left' ? [] : [`grid-${align}`];
  return showDetails ? [...side, 'grid-details'] : side;
}

const required = (column: PlanField) => (column.required ? ['edit-grid-required'] : []);

function rendererOf(column: PlanField, cells: CellContext, indents: boolean): ColDef<GridRow>['cellRenderer'] {
  if (indents) return TreeCell;
  if (isLive(column)) return ToggleCell;
  return cellOf(column).display.drawing?.wanted(column, cells) ? CellView : undefined;
}

function formatted({ value, node, colDef, context, data }: ValueFormatterParams<GridRow>): string {
  const { column } = colDef.context as EditColumnContext;
  const { cells, table } = context as EditGridContext;
  if (node?.rowPinned) {
    const name = footerName(data, column.key);
    if (value === null || value === undefined) return name;
    return `${name} ${kindText(value, { ...column, kind: 'number' }, cells)}`.trim();
  }
  if (!table || value === undefined) return '';
  return editText({ value, id: data?.id, column, cells, table });
}

interface ShownCell {
  value: unknown;
  /** Of its row. */
  id: string | undefined;
  column: PlanField;
  cells: CellContext;
  table: Pick<RowTable, 'error'>;
}

/** What a cell shows as text. A number that is wrong for its digits shows them all: rounded it would look right. */
export function editText({ value, id, column, cells, table }: ShownCell): string {
  const exact = id !== undefined && table.error(id, column.key) !== undefined && roundedTo(column, value);
  return exact === false || exact === undefined
    ? showText(value, column, cells)
    : valueTypes.number.toText(value, optionsOf(column));
}

/**
 * One function and not a rule for each class: rules are asked, and the element told, for every class a cell has not. What
 * most cells are has no class at all: AG Grid takes all away and puts them back whenever a cell is drawn again.
 */
function cellClasses(look: string[]): (params: CellClassParams<GridRow>) => string[] {
  const locked = [...look, 'edit-grid-locked'];
  return ({ data, node, colDef, context }) => {
    if (data === undefined || node.rowPinned) return look;
    const { table, canChange } = context as EditGridContext;
    const column = editColumnOf(colDef);
    const classes = canChange(data, column) ? look : locked;
    const marks: string[] = [];
    if (table.error(data.id, column.key) !== undefined) marks.push('edit-grid-invalid');
    if (table.isChanged(data.id, column.key)) marks.push('edit-grid-changed');
    return marks.length > 0 ? [...classes, ...marks] : classes;
  };
}
