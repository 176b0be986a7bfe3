import type { Json } from '../values/ValueType.ts';
import { wishedPlaces } from './orderNumbers.ts';
import type { GridRow, RowChanges, RowTable, RowTableParts } from './RowTable.ts';
import { changedFields, isField, markDirty, type RowState } from './rowState.ts';
import type { TemporaryIds } from './temporaryIds.ts';

/** What was dirty when something was sent. */
interface Sent {
  rows: ReadonlyMap<string, GridRow>;
  removed: readonly string[];
}

/** What the server answered for a row. */
export interface SavedRow {
  temporary?: string;
  id: string;
  version: number;
}

/** What an accepted save changed in the rows. */
export interface Accepted {
  /** Temporary ids and the rows they became. */
  renamed: ReadonlyMap<string, GridRow>;
  /** Rows whose version moved on. */
  moved: readonly GridRow[];
}

/** The way of rows to the server and back. */
export interface Saving {
  changes(): RowChanges;
  getAll(): ReturnType<RowTable['getAll']>;
  /** A row as it was sent; of what was not sent as it is. */
  sentRow(id: string, sent?: object): GridRow | undefined;
  /** Takes the server's answer into the state. */
  accept(rows: readonly SavedRow[], sent?: object): Accepted;
  reset(): void;
}

export function createSaving(state: RowState, ids: TemporaryIds, parts: RowTableParts): Saving {
  const sendings = new WeakMap<object, Sent>();
  let last: Sent | undefined;
  const present = (): Sent => ({
    rows: new Map([...state.dirty].flatMap((id) => entryOf(id, state.rows.get(id)))),
    removed: removedIds(state),
  });
  const remember = <T extends object>(answer: T): T => {
    last = present();
    sendings.set(answer, last);
    return answer;
  };
  return {
    changes: () => remember(changesOf(state, ids, parts)),
    getAll: () => remember(allOf(state, ids)),
    sentRow: (id, sent) => ((sent && sendings.get(sent)) ?? last)?.rows.get(id) ?? state.rows.get(id),
    accept: (rows, sent) => {
      const known = (sent && sendings.get(sent)) ?? last ?? present();
      last = undefined;
      return accept(state, rows, known);
    },
    reset: () => {
      last = undefined;
    },
  };
}

function entryOf(id: string, row: GridRow | undefined): [string, GridRow][] {
  return row ? [[id, row]] : [];
}

function removedIds({ originals, rows, dirty }: RowState): string[] {
  const removed = [...dirty].filter((id) => !rows.has(id) && originals.has(id));
  // In the order of loading, whatever the order of removing.
  return removed.length < 2 ? removed : [...originals.keys()].filter((id) => !rows.has(id));
}

function changesOf(state: RowState, ids: TemporaryIds, parts: RowTableParts): RowChanges {
  const changes: RowChanges = { added: [], changed: [], removed: [] };
  const wishes = wishedPlaces(state, parts);
  for (const id of state.order) {
    const row = state.dirty.has(id) ? state.rows.get(id) : undefined;
    if (!row) continue;
    const original = state.originals.get(id);
    if (!original) {
      const wish = wishes.get(id);
      const place = wish === undefined || parts.sortKey === undefined ? {} : { [parts.sortKey]: wish };
      changes.added.push({ ...sendable(row, Object.keys(row).filter(isField), ids), ...place });
    } else {
      const fields = sendable(row, changedFields(row, original), ids);
      changes.changed.push({ id, version: versionOf(original), ...fields });
    }
  }
  for (const id of removedIds(state)) changes.removed.push({ id, version: versionOf(state.originals.get(id)) });
  return changes;
}

function allOf(state: RowState, ids: TemporaryIds): ReturnType<RowTable['getAll']> {
  const { order, rows, originals } = state;
  const tableData = order.flatMap((id) => {
    const row = rows.get(id);
    if (!row) return [];
    const keys = Object.keys(row).filter((key) => (originals.has(id) ? key !== 'tug_status' : isField(key)));
    return [sendable(row, keys, ids)];
  });
  const removed = removedIds(state);
  const deleteData = removed.flatMap((id) => {
    const original = originals.get(id);
    return original ? [{ ...original }] : [];
  });
  return { tableData, deleteData };
}

/** Temporary ids never leave, not even as somebody's parent. */
function sendable(row: GridRow, keys: readonly string[], ids: TemporaryIds): Record<string, Json> {
  const sent: Record<string, Json> = {};
  for (const key of keys) {
    const value = row[key] ?? null;
    sent[key] = ids.isTemporary(value) ? null : value;
  }
  return sent;
}

function versionOf(row: GridRow | undefined): number {
  const version = Number(row?.version ?? 0);
  return Number.isFinite(version) ? version : 0;
}

function accept(state: RowState, saved: readonly SavedRow[], sent: Sent): Accepted {
  const renamed = new Map<string, GridRow>();
  const moved: GridRow[] = [];
  for (const id of sent.removed) {
    state.originals.delete(id);
    markDirty(state, id);
  }
  for (const { temporary, id, version } of saved) {
    const from = temporary ?? id;
    const current = state.rows.get(from);
    const base = sent.rows.get(from) ?? current;
    if (!base) continue;
    const original = state.originals.get(id);
    // Somebody else removed it while the answer was on its way: to take it up again would be to remove it once more.
    if (!temporary && !current && !original) continue;
    // The same save may have come back by the live channel already, perhaps with more behind it.
    const newest = original && versionOf(original) >= version ? original : { ...original, ...base, id, version };
    state.originals.set(id, newest);
    if (current) {
      const row = { ...current, id, version: versionOf(newest) };
      state.rows.delete(from);
      state.rows.set(id, row);
      if (from === id) moved.push(row);
      else renamed.set(from, row);
    }
    markDirty(state, from);
    markDirty(state, id);
  }
  if (renamed.size > 0) state.order = state.order.map((id) => renamed.get(id)?.id ?? id);
  return { renamed, moved };
}
