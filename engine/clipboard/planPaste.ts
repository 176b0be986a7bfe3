import { columnConditions } from '../rows/conditions.ts';
import type { CellChange, GridColumn, GridRow } from '../rows/RowTable.ts';
import type { Json, Parsed } from '../values/ValueType.ts';
import { cellReader, type Dictionaries } from './cellText.ts';
import type { Matrix } from './matrix.ts';

/** The selected cells by place, from 0; without a size the cell alone. */
export interface PasteAnchor {
  row: number;
  column: number;
  rows?: number;
  columns?: number;
}

export interface PasteParts {
  matrix: Matrix;
  anchor: PasteAnchor;
  /** As shown, from top to bottom. */
  rows: readonly GridRow[];
  /** As shown, from left to right. */
  columns: readonly GridColumn[];
  dictionaries: Dictionaries;
  /** Whether rows behind the last may be added. */
  mayAppend: boolean;
  /** Whether a cell may be changed; `row` is undefined for one that would be added. By the column's own word unless given. */
  mayChange?: (column: GridColumn, row: GridRow | undefined) => boolean;
}

/** A cell that cannot take its text. */
export interface RejectedCell {
  /** From 0; appended rows go on behind the last. */
  rowIndex: number;
  columnTitle: string;
  text: string;
  /** A Chinese sentence. */
  reason: string;
}

/** What a paste would do; nothing is done yet. `RowTable.paste` takes `changes` and `appended`. */
export interface PastePlan {
  changes: CellChange[];
  appended: Record<string, Json>[];
  rejected: RejectedCell[];
  /** Read-only cells passed over. */
  skipped: number;
  /** Rows and columns of the block that have no place. */
  beyond: { rows: number; columns: number };
}

/** A column of the target and how it takes texts. */
interface Target {
  column: GridColumn;
  read(text: string): Parsed;
}

/**
 * Plans a paste. One copied cell fills a selected range; a block repeats along a side of the range that is a multiple of
 * it, else it keeps its own size. Texts are read by the columns' kinds; a cell whose text cannot be read is left alone.
 */
export function planPaste(parts: PasteParts): PastePlan {
  const { matrix, anchor, rows, columns, mayAppend } = parts;
  const plan: PastePlan = { changes: [], appended: [], rejected: [], skipped: 0, beyond: { rows: 0, columns: 0 } };
  const [height, width] = [matrix.length, matrix[0]?.length ?? 0];
  if (height === 0 || width === 0) return plan;
  const wide = extent(anchor.columns, width);
  const targets = targetsOf(parts, wide);
  plan.beyond.columns = wide - targets.length;
  const mayChange = parts.mayChange ?? ownWord(columns);
  for (let index = 0; index < extent(anchor.rows, height); index++) {
    const texts = matrix[index % height] ?? [];
    const rowIndex = anchor.row + index;
    const row = rows[rowIndex];
    if (!row && !mayAppend) {
      plan.beyond.rows++;
      continue;
    }
    const values: Record<string, Json> = {};
    for (const [offset, target] of targets.entries()) {
      const text = texts[offset % width] ?? '';
      takeCell(plan, target, text, { row, rowIndex, values, mayChange });
    }
    if (!row && texts.some((text) => text.trim() !== '')) plan.appended.push(values);
  }
  return plan;
}

interface Place {
  row: GridRow | undefined;
  rowIndex: number;
  /** Collects the cells of a row that would be added. */
  values: Record<string, Json>;
  mayChange: (column: GridColumn, row: GridRow | undefined) => boolean;
}

function takeCell(plan: PastePlan, { column, read }: Target, text: string, place: Place): void {
  const { row, rowIndex, values, mayChange } = place;
  if (!mayChange(column, row)) {
    plan.skipped++;
    return;
  }
  const parsed = read(text);
  if (!parsed.ok) plan.rejected.push({ rowIndex, columnTitle: column.title, text, reason: parsed.reason });
  else if (row) plan.changes.push({ id: row.id, key: column.key, value: parsed.value });
  else values[column.key] = parsed.value;
}

function extent(selected: number | undefined, copied: number): number {
  return selected !== undefined && selected > copied && selected % copied === 0 ? selected : copied;
}

function targetsOf({ anchor, columns, dictionaries }: PasteParts, wide: number): Target[] {
  return columns.slice(anchor.column, anchor.column + wide).map((column) => {
    const read = cellReader(column, dictionaries);
    // The same text comes again and again in a column; each is read once.
    const known = new Map<string, Parsed>();
    return {
      column,
      read: (text) => {
        const again = known.get(text);
        if (again) return again;
        const parsed = read(text);
        known.set(text, parsed);
        return parsed;
      },
    };
  });
}

const nowhere: GridRow = { id: '' };

function ownWord(columns: readonly GridColumn[]): (column: GridColumn, row: GridRow | undefined) => boolean {
  const conditions = columnConditions(columns);
  return (column, row) => !conditions.isDisabled(column, row ?? nowhere);
}

/** The cells of a range, from 0. */
export interface FillRange {
  row: number;
  column: number;
  rows: number;
  columns: number;
}

export interface FillParts extends Pick<PasteParts, 'rows' | 'columns' | 'mayChange'> {
  range: FillRange;
}

/** Plans filling the first row of a range down over the others, values as they are; read-only cells are counted. */
export function planFillDown({ range, rows, columns, mayChange = ownWord(columns) }: FillParts): {
  changes: CellChange[];
  skipped: number;
} {
  const filled: { changes: CellChange[]; skipped: number } = { changes: [], skipped: 0 };
  const source = rows[range.row];
  if (!source) return filled;
  const below = rows.slice(range.row + 1, range.row + range.rows);
  const across = columns.slice(range.column, range.column + range.columns);
  for (const row of below) {
    for (const column of across) {
      if (mayChange(column, row))
        filled.changes.push({ id: row.id, key: column.key, value: source[column.key] ?? null });
      else filled.skipped++;
    }
  }
  return filled;
}
