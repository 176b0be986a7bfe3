import { isSame } from '../rows/canonical.ts';
import { columnConditions } from '../rows/conditions.ts';
import { createLinkedOptions, linkageOf } from '../rows/linkage.ts';
import type { GridColumn, GridRow, RowPatch } from '../rows/RowTable.ts';
import { accepted, type Json, type Parsed } from '../values/ValueType.ts';
import { type ClipboardItems, cellReader, itemsOf } from './cellText.ts';
import type { Matrix } from './clipboard.ts';
import type { Lookup, WantedName } from './lookup.ts';

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
  /** Hidden ones too, which others may hang on; `columns` unless given. */
  allColumns?: readonly GridColumn[];
  dictionaries: ClipboardItems;
  /** Where names come from that are not at hand. */
  lookup?: Lookup;
  /** Whether rows behind the last may be added. */
  mayAppend: boolean;
  /**
   * Which columns may be changed in a row; undefined: in one that would be added. By the columns' own word unless given.
   * What is answered for two rows alike says the same of both, and is asked once.
   */
  changeableIn?: (row: GridRow | undefined) => (column: GridColumn) => boolean;
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
  /** One for each row that takes anything. */
  changes: RowPatch[];
  appended: Record<string, Json>[];
  rejected: RejectedCell[];
  /** Names nobody has asked for yet: once the lookup knows them it is to be planned anew. */
  wanted: WantedName[];
  /** Read-only cells passed over. */
  skipped: number;
  /** Rows and columns of the block that have no place. */
  beyond: { rows: number; columns: number };
}

/** A column of the target and how it takes texts. */
interface Target {
  column: GridColumn;
  /** Its place in the block, from 0. */
  offset: number;
  /** The columns it hangs on, nearest first. */
  above: readonly string[];
  /** `parent` is the value right above, for a column that hangs on one. */
  read(text: string, parent: Json): Parsed;
}

/**
 * Plans a paste. One copied cell fills a selected range; a block repeats along a side of the range that is a multiple of
 * it, else it keeps its own size. Texts are read by the columns' kinds; a cell whose text cannot be read is left alone.
 */
export function planPaste(parts: PasteParts): PastePlan {
  const { matrix, anchor, rows, columns, mayAppend } = parts;
  const plan: PastePlan = {
    changes: [],
    appended: [],
    rejected: [],
    wanted: [],
    skipped: 0,
    beyond: { rows: 0, columns: 0 },
  };
  const [height, width] = [matrix.length, matrix[0]?.length ?? 0];
  if (height === 0 || width === 0) return plan;
  const wide = extent(anchor.columns, width);
  const targets = targetsOf(parts, wide, plan.wanted);
  plan.beyond.columns = wide - targets.length;
  const changeableIn = parts.changeableIn ?? ownWord(columns);
  const blocks: Block[] = [];
  for (let index = 0; index < extent(anchor.rows, height); index++) {
    const rowIndex = anchor.row + index;
    const row = rows[rowIndex];
    if (!row && !mayAppend) {
      plan.beyond.rows++;
      continue;
    }
    const answer = changeableIn(row);
    let block = blocks.at(-1);
    if (block?.answer !== answer) {
      block = { answer, open: targets.filter(({ column }) => answer(column)), places: [] };
      blocks.push(block);
    }
    block.places.push({ row, rowIndex, texts: matrix[index % height] ?? [], cells: {}, taken: 0 });
  }
  for (const { open, places } of blocks) {
    plan.skipped += (targets.length - open.length) * places.length;
    for (const target of open) takeColumn(plan, target, places, width);
    for (const { row, texts, cells, taken } of places) {
      if (row && taken > 0) plan.changes.push({ id: row.id, cells });
      else if (!row && texts.some((text) => text.trim() !== '')) plan.appended.push(cells);
    }
  }
  // Taken column by column, they are told row by row.
  plan.rejected.sort((one, other) => one.rowIndex - other.rowIndex);
  return plan;
}

/** Rows in a row of which the same cells may be changed. */
interface Block {
  answer: (column: GridColumn) => boolean;
  open: readonly Target[];
  places: Place[];
}

interface Place {
  row: GridRow | undefined;
  rowIndex: number;
  texts: readonly string[];
  /** Collects what the row takes, and how many cells that is. */
  cells: Record<string, Json>;
  taken: number;
}

function takeColumn(plan: PastePlan, target: Target, places: readonly Place[], width: number): void {
  const { column, above, read } = target;
  const [{ key, title }, at] = [column, target.offset % width];
  for (const place of places) {
    const text = place.texts[at] ?? '';
    const parsed = read(text, above.length > 0 ? parentOf(above, place) : null);
    if (parsed.ok) {
      place.cells[key] = parsed.value;
      place.taken++;
    } else plan.rejected.push({ rowIndex: place.rowIndex, columnTitle: title, text, reason: parsed.reason });
  }
}

/** The value right above as it stands once the block is in: pasted too, emptied by what changes higher up, or as it was. */
function parentOf([upper = '', ...higher]: readonly string[], { row, cells }: Place): Json {
  if (Object.hasOwn(cells, upper)) return cells[upper] ?? null;
  const emptied = higher.some((key) => Object.hasOwn(cells, key) && !isSame(cells[key], row?.[key]));
  return emptied ? null : (row?.[upper] ?? null);
}

function extent(selected: number | undefined, copied: number): number {
  return selected !== undefined && selected > copied && selected % copied === 0 ? selected : copied;
}

/** Those that hang on others come behind them. */
function targetsOf(parts: PasteParts, wide: number, wanted: WantedName[]): Target[] {
  const { anchor, columns, allColumns = columns, dictionaries, lookup } = parts;
  const { upper } = linkageOf(allColumns);
  const linked = createLinkedOptions(allColumns);
  const targets = columns.slice(anchor.column, anchor.column + wide).map((column, offset): Target => {
    const above = chainAbove(column.key, upper);
    const [parentKey] = above;
    if (lookup?.covers(column))
      return { column, offset, above, read: namesReader(column, lookup, wanted, above.length > 0) };
    const items = itemsOf(column, dictionaries);
    if (parentKey === undefined || !items) return { column, offset, above, read: readerOf(column, dictionaries) };
    const byParent = new Map<Json, (text: string) => Parsed>();
    const read = (text: string, parent: Json): Parsed => {
      const known = byParent.get(parent);
      if (known) return known(text);
      const options = [...linked.optionsFor(column, { id: '', [parentKey]: parent }, items)];
      const made = readerOf({ ...column, options } as GridColumn, dictionaries);
      byParent.set(parent, made);
      return made(text);
    };
    return { column, offset, above, read };
  });
  return targets.toSorted((one, other) => one.above.length - other.above.length);
}

function namesReader(column: GridColumn, lookup: Lookup, wanted: WantedName[], hangs: boolean): Target['read'] {
  return (text, parent) => {
    if (text.trim() === '') return accepted(null);
    const name = { column, text, parent: hangs ? parent : '' };
    const known = lookup.read(name);
    if (!known) wanted.push(name);
    return known ?? accepted(null);
  };
}

function chainAbove(key: string, upper: (key: string) => string | undefined): readonly string[] {
  const chain = new Set<string>();
  for (let at = upper(key); at !== undefined && !chain.has(at); at = upper(at)) chain.add(at);
  return [...chain];
}

function readerOf(column: GridColumn, dictionaries: ClipboardItems): (text: string) => Parsed {
  const read = cellReader(column, dictionaries);
  // Which are read as fast as they are found again.
  if (column.kind === 'text' || column.kind === 'number') return read;
  // The same text comes again and again in a column; each is read once.
  const known = new Map<string, Parsed>();
  return (text) => {
    const again = known.get(text);
    if (again) return again;
    const parsed = read(text);
    known.set(text, parsed);
    return parsed;
  };
}

const nowhere: GridRow = { id: '' };

/** Which columns say of themselves that they may be changed in a row. */
export function ownWord(columns: readonly GridColumn[]): NonNullable<PasteParts['changeableIn']> {
  const conditions = columnConditions(columns);
  return (row = nowhere) =>
    (column) =>
      !conditions.isDisabled(column, row);
}
