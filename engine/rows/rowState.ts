import { systemFields } from '../names.ts';
import { type Cells, isSame } from './canonical.ts';
import type { GridRow } from './RowTable.ts';

/** The difference two states of a row make, by key; both sides name the same keys. */
export interface Edit {
  before: Cells;
  after: Cells;
}

/** The difference two states of a table make: enough to go there and back. */
export interface Delta {
  edits: Map<string, Edit>;
  added: Map<string, GridRow>;
  removed: Map<string, GridRow>;
  /** Absent when the order stays. */
  order?: { before: readonly string[]; after: readonly string[] };
}

/** The rows of a table, their order, and what they were when last loaded or saved. */
export interface RowState {
  order: readonly string[];
  rows: Map<string, GridRow>;
  /** Existing rows as the server knows them, removed ones among them. */
  originals: Map<string, GridRow>;
  /** Ids with anything to save. */
  dirty: Set<string>;
}

export function emptyState(): RowState {
  return { order: [], rows: new Map(), originals: new Map(), dirty: new Set() };
}

export function inverse({ edits, added, removed, order }: Delta): Delta {
  return {
    edits: new Map([...edits].map(([id, { before, after }]) => [id, { before: after, after: before }])),
    added: new Map(removed),
    removed: new Map(added),
    ...(order ? { order: { before: order.after, after: order.before } } : {}),
  };
}

export function isNothing({ edits, added, removed, order }: Delta): boolean {
  return edits.size === 0 && added.size === 0 && removed.size === 0 && order === undefined;
}

/** Goes the way of `delta`. Rows that leave are kept in it as they are now, since others may have changed them meanwhile. */
export function applyDelta(state: RowState, delta: Delta): void {
  for (const [id, { after }] of delta.edits) {
    const row = state.rows.get(id);
    if (row) state.rows.set(id, patched(row, after));
  }
  for (const id of delta.removed.keys()) {
    const row = state.rows.get(id);
    if (row) delta.removed.set(id, row);
    state.rows.delete(id);
  }
  for (const [id, row] of delta.added) state.rows.set(id, atVersion(row, state.originals.get(id)));
  if (delta.order) state.order = delta.order.after;
  for (const id of [...delta.edits.keys(), ...delta.removed.keys(), ...delta.added.keys()]) markDirty(state, id);
}

/** A row that comes back must not come back with a version that was saved over. */
function atVersion(row: GridRow, original: GridRow | undefined): GridRow {
  const version = original?.version;
  return version === undefined || version === row.version ? row : { ...row, version };
}

/** The row with some cells replaced; undefined takes a key away. The order of keys stays. */
export function patched(row: GridRow, cells: Cells): GridRow {
  const next: Record<string, unknown> = { ...row };
  for (const key of Object.keys(cells)) {
    const value = cells[key];
    if (value === undefined) delete next[key];
    else next[key] = value;
  }
  return next as GridRow;
}

/** Finds out anew whether a row has anything to save. */
export function markDirty({ rows, originals, dirty }: RowState, id: string): void {
  const [row, original] = [rows.get(id), originals.get(id)];
  const differs = row && original ? row !== original && isChanged(row, original) : row !== original;
  if (differs) dirty.add(id);
  else dirty.delete(id);
}

function isChanged(row: GridRow, original: GridRow): boolean {
  for (const key in row) if (!isSame(row[key], original[key]) && isField(key)) return true;
  return false;
}

/** Keys of fields whose value differs from the original's. */
export function changedKeys(row: GridRow, original: GridRow): string[] {
  return Object.keys(row).filter((key) => isField(key) && !isSame(row[key], original[key]));
}

/** What the server writes by itself, and what other people's changes bring along. */
const BOOKKEEPING: ReadonlySet<string> = new Set([...systemFields.map(({ key }) => key), 'tug_status']);

/** Keys that carry a person's data, and not the row's own bookkeeping. */
export function isField(key: string): boolean {
  return !BOOKKEEPING.has(key);
}
