import type { GridRow, RowConflict, RowTable } from '../rows/RowTable.ts';
import type { Json } from '../values/ValueType.ts';

type Row = Readonly<Record<string, Json>>;

/** The cell that is open for editing. */
export interface EditedCell {
  id: string;
  key: string;
}

/** A shown value that somebody else replaced. */
export interface RemoteChange {
  id: string;
  key: string;
  old: Json;
}

export interface TableMerge {
  changes: RemoteChange[];
  conflicts: RowConflict[];
}

/** Kept by the server and shown by nobody as such. */
const SILENT: ReadonlySet<string> = new Set(['id', 'version']);

/** Merges one row of somebody else; nothing changes when it is unknown, known already or older. */
export function mergeIntoTable(table: RowTable, row: Row, editing?: EditedCell): TableMerge {
  const id = String(row.id);
  const before = table.row(id);
  if (!before || isOlder(row, before)) return { changes: [], conflicts: [] };
  const conflicts = table.mergeRemote({ ...row }, editing);
  return { changes: differences(id, before, table.row(id)), conflicts };
}

/**
 * Brings a table up to `rows`, read just now. `complete` is false when rows came, went or moved and unsaved work
 * stands in the way: what both sides have is merged, the rest wants another reading after the save.
 */
export function mergeAll(
  table: RowTable,
  rows: readonly Row[],
  editing?: EditedCell,
): TableMerge & { complete: boolean } {
  const shown = table.rows();
  const same = rows.length === shown.length && rows.every((row, at) => row.id === shown[at]?.id);
  if (same || table.isDirty()) {
    const merged = rows.map((row) => mergeIntoTable(table, row, editing));
    return {
      changes: merged.flatMap(({ changes }) => changes),
      conflicts: merged.flatMap(({ conflicts }) => conflicts),
      complete: same,
    };
  }
  const before = new Map(shown.map((row) => [row.id, row]));
  // What came through the socket may be newer than what was read.
  const newest = rows.map((row) => {
    const known = before.get(String(row.id));
    return known && isOlder(row, known) ? { ...known } : { ...row };
  });
  table.load(newest);
  const changes = rows.flatMap(({ id }) => differences(String(id), before.get(String(id)), table.row(String(id))));
  return { changes, conflicts: [], complete: true };
}

function isOlder(row: Row, than: Row): boolean {
  return typeof row.version === 'number' && typeof than.version === 'number' && row.version < than.version;
}

function differences(id: string, before: GridRow | undefined, after: GridRow | undefined): RemoteChange[] {
  if (!before || !after || before === after) return [];
  return Object.keys(after)
    .filter((key) => !SILENT.has(key) && JSON.stringify(after[key] ?? null) !== JSON.stringify(before[key] ?? null))
    .map((key) => ({ id, key, old: before[key] ?? null }));
}
