import { type ClipboardTexts, parseClipboard } from '../../../engine/clipboard/clipboard.ts';
import {
  type FillPlan,
  type FillWay,
  planFillAll,
  planFillDown,
  planFillOn,
  planFillRight,
} from '../../../engine/clipboard/planFill.ts';
import { type PasteParts, type PastePlan, planPaste } from '../../../engine/clipboard/planPaste.ts';
import type { PlanField } from '../../../engine/plan/Plan.ts';
import { columnConditions } from '../../../engine/rows/conditions.ts';
import type { GridRow } from '../../../engine/rows/RowTable.ts';
import { hasEditor } from '../edit/columns/cellAbility.ts';
import type { CellPlace, GridHandle } from '../edit/GridHandle.ts';
import type { CellRange } from './spans.ts';

/** The grid as a paste sees it: rows and columns as shown. */
type Sheet = Pick<GridHandle, 'columns' | 'table' | 'cells' | 'editableIn' | 'visibleRows' | 'visibleKeys'>;

/** A plan and the rectangle it fills, counted from the first shown row and column. */
export interface BlockPlan extends PastePlan {
  rows: number;
  columns: number;
  /** The last of the rows there are already that it reaches. */
  lastRow: string | undefined;
}

const NEW_ROW: GridRow = { id: '' };

/** What of a paste the page decides. */
export type PasteOptions = Pick<PasteParts, 'mayAppend' | 'lookup'>;

/** What pasting into a range would do; nothing is done yet. */
export function planBlock(sheet: Sheet, range: CellRange, texts: ClipboardTexts, options: PasteOptions): BlockPlan {
  const matrix = parseClipboard(texts);
  const { rows, columns, row, column } = placed(sheet, range);
  const anchor = { row, column, rows: range.rowIds.length, columns: range.keys.length };
  const plan = planPaste({
    matrix,
    anchor,
    rows,
    columns,
    allColumns: sheet.columns,
    dictionaries: sheet.cells,
    ...options,
    changeableIn: changeableIn(sheet),
  });
  const width = matrix[0]?.length ?? 0;
  const height = filled(anchor.rows, matrix.length);
  const lastRow = rows[Math.min(row + height, rows.length) - 1]?.id;
  return { ...plan, rows: height, columns: filled(anchor.columns, width), lastRow };
}

/** What fills a range: its first row or column over the others, one of its cells over all, or itself the cells beside. */
export type Filling =
  | { by: 'down' }
  | { by: 'right' }
  | { by: 'all'; from: CellPlace }
  | { by: 'on'; way: FillWay; count: number; turned: boolean };

export function planFill(sheet: Sheet, range: CellRange, filling: Filling): FillPlan {
  const { rows, columns, row, column } = placed(sheet, range);
  const block = { row, column, rows: range.rowIds.length, columns: range.keys.length };
  const parts = {
    range: block,
    rows,
    columns,
    allColumns: sheet.columns,
    dictionaries: sheet.cells,
    changeableIn: changeableIn(sheet),
  };
  if (filling.by === 'down') return planFillDown(parts);
  if (filling.by === 'right') return planFillRight(parts);
  if (filling.by === 'on') return planFillOn(parts, filling);
  const { id, key } = filling.from;
  const from = { row: rows.findIndex((each) => each.id === id), column: columns.findIndex((each) => each.key === key) };
  return planFillAll(parts, from);
}

/** How many cells a plan fills. */
export function countFilled({ changes, appended }: Pick<PastePlan, 'changes' | 'appended'>): number {
  const blocks = [...changes.map(({ cells }) => cells), ...appended];
  return blocks.reduce((sum, cells) => sum + Object.keys(cells).length, 0);
}

function placed(sheet: Sheet, { rowIds, keys }: CellRange) {
  const rows = sheet.visibleRows();
  const byKey = new Map(sheet.columns.map((column) => [column.key, column]));
  const visible = sheet.visibleKeys();
  return {
    rows,
    columns: visible.flatMap((key) => byKey.get(key) ?? []),
    row: rows.findIndex(({ id }) => id === rowIds[0]),
    column: visible.indexOf(keys[0] ?? ''),
  };
}

function changeableIn({ columns, editableIn }: Sheet): NonNullable<PasteParts['changeableIn']> {
  const conditions = columnConditions(columns);
  const inNew = (column: PlanField) => hasEditor(column) && !conditions.isDisabled(column, NEW_ROW);
  return (row) => (row ? editableIn(row) : inNew);
}

/** As planning does: a block repeats along a side that is a multiple of it. */
function filled(selected: number, copied: number): number {
  return selected > copied && copied > 0 && selected % copied === 0 ? selected : copied;
}
