import { systemFields } from '../names.ts';
import { type Cells, isSame } from './canonical.ts';
import type { GridRow } from './RowTable.ts';

/** The difference two states of a row make: the row as it was and as it is, and the keys that tell them apart. */
export interface Edit {
  before: GridRow;
  after: GridRow;
  keys: readonly string[];
}

/** The difference two states of a table make: enough to go there and back. */
export interface Delta {
  edits: Map<string, Edit>;
  added: Map<string, GridRow>;
  removed: Map<string, GridRow>;
  /** Absent when the order stays. */
  order?: { before: readonly string[]; after: readonly string[] };
}

/**
 * The rows of a table, their order, and what they were when last loaded or saved. Rows that were delivered are read
 * when somebody first asks for one by its id: a grid that draws the first of them must not wait for ten thousand.
 */
export class RowState {
  order: readonly string[] = [];
  /** Ids with anything to save. */
  readonly dirty = new Set<string>();
  private readonly known = new Map<string, GridRow>();
  private readonly knownOriginals = new Map<string, GridRow>();
  private waiting: { rows: readonly GridRow[]; read: () => void } | undefined;

  /** By id. */
  get rows(): Map<string, GridRow> {
    this.read();
    return this.known;
  }

  /** Existing rows as the server knows them, removed ones among them. */
  get originals(): Map<string, GridRow> {
    this.read();
    return this.knownOriginals;
  }

  /** The rows as they came, as long as they were not read. */
  get delivered(): readonly GridRow[] | undefined {
    return this.waiting?.rows;
  }

  /** Takes rows in place of all others; `read` puts them into `rows` and `originals`. */
  deliver(rows: readonly GridRow[], read: () => void): void {
    this.clear();
    this.order = rows.map((row) => row.id);
    this.waiting = { rows, read };
  }

  clear(): void {
    this.waiting = undefined;
    this.order = [];
    for (const kept of [this.known, this.knownOriginals, this.dirty]) kept.clear();
  }

  read(): void {
    const { waiting } = this;
    if (!waiting) return;
    this.waiting = undefined;
    waiting.read();
  }
}

export function inverse({ edits, added, removed, order }: Delta): Delta {
  return {
    edits: new Map([...edits].map(([id, { before, after, keys }]) => [id, { before: after, after: before, keys }])),
    added: new Map(removed),
    removed: new Map(added),
    ...(order ? { order: { before: order.after, after: order.before } } : {}),
  };
}

export function isEmptyDelta({ edits, added, removed, order }: Delta): boolean {
  return edits.size === 0 && added.size === 0 && removed.size === 0 && order === undefined;
}

/**
 * Goes the way of `delta` and tells each row as it was and is. Rows that leave are kept in it as they are now, since
 * others may have changed them meanwhile.
 */
export function applyDelta(
  state: RowState,
  delta: Delta,
  tell: (before: GridRow | undefined, after: GridRow | undefined) => void,
): void {
  const { rows, originals } = state;
  const put = (id: string, before: GridRow | undefined, after: GridRow | undefined): void => {
    if (after) rows.set(id, after);
    else rows.delete(id);
    markDirty(state, id);
    tell(before, after);
  };
  for (const [id, { before, after, keys }] of delta.edits) {
    const row = rows.get(id);
    // What others changed meanwhile stays.
    if (row) put(id, row, row === before ? after : patched(row, after, keys));
  }
  for (const id of delta.removed.keys()) {
    const row = rows.get(id);
    if (row) delta.removed.set(id, row);
    put(id, row, undefined);
  }
  for (const [id, row] of delta.added) put(id, undefined, atVersion(row, originals.get(id)));
  if (delta.order) state.order = delta.order.after;
}

/** A row that comes back must not come back with a version that was saved over. */
function atVersion(row: GridRow, original: GridRow | undefined): GridRow {
  const version = original?.version;
  return version === undefined || version === row.version ? row : { ...row, version };
}

/** The row with some cells replaced; undefined takes a key away. The order of keys stays. */
export function patched(row: GridRow, cells: Cells, keys: readonly string[] = Object.keys(cells)): GridRow {
  const next: Record<string, unknown> = { ...row };
  for (const key of keys) {
    const value = cells[key];
    if (value === undefined) delete next[key];
    else next[key] = value;
  }
  return next as GridRow;
}

/** Finds out anew whether a row has anything to save. */
export function markDirty({ rows, originals, dirty }: RowState, id: string): void {
  const row = rows.get(id);
  const original = originals.get(id);
  const differs = row && original ? row !== original && isChanged(row, original) : row !== original;
  if (differs) dirty.add(id);
  else dirty.delete(id);
}

function isChanged(row: GridRow, original: GridRow): boolean {
  for (const key in row) if (!isSame(row[key], original[key]) && isField(key)) return true;
  return false;
}

/** Keys of fields whose value differs from the original's. */
export function changedFields(row: GridRow, original: GridRow): string[] {
  return Object.keys(row).filter((key) => isField(key) && !isSame(row[key], original[key]));
}

/** What the server writes by itself, and what other people's changes bring along. */
const BOOKKEEPING: ReadonlySet<string> = new Set([...systemFields.map(({ key }) => key), 'tug_status']);

/** Keys that carry a person's data, and not the row's own bookkeeping. */
export function isField(key: string): boolean {
  return !BOOKKEEPING.has(key);
}
