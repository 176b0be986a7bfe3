import type { Json } from '../values/ValueType.ts';
import { isHarmful, isSame } from './canonical.ts';
import type { GridRow, RowConflict } from './RowTable.ts';

/** A row after another person's change came in. */
export interface Merged {
  row: GridRow;
  original: GridRow;
  conflicts: RowConflict[];
  /** Keys that read differently now. */
  keys: string[];
}

/** What stands around a merge. */
export interface Merging {
  /** The key being edited in this row. */
  editing?: string | undefined;
  /** Columns nobody can have typed into; theirs always counts. */
  computed: ReadonlySet<string>;
}

/**
 * Merges key by key (contract 6.7). A cell that was changed here or is being edited stays and is told, once; what was
 * started from moves on to theirs, so the same message again changes nothing. An older version than the known one is
 * dropped: undefined.
 */
export function mergeRow(row: GridRow, original: GridRow, theirs: GridRow, merging: Merging): Merged | undefined {
  const { editing, computed } = merging;
  if (isOlder(theirs.version, original.version)) return undefined;
  const [next, base]: [Record<string, Json>, Record<string, Json>] = [{ ...row }, { ...original }];
  const merged: Merged = { row, original, conflicts: [], keys: [] };
  for (const key of Object.keys(theirs)) {
    if (key === 'id' || isHarmful(key)) continue;
    const value = combined(key, original[key], theirs[key] ?? null);
    const mine = row[key];
    const kept = key === editing || (!computed.has(key) && !isSame(mine, original[key]));
    base[key] = value;
    if (isSame(mine, value)) continue;
    if (!kept) {
      next[key] = value;
      merged.keys.push(key);
    } else if (!isSame(value, original[key])) {
      merged.conflicts.push({ id: row.id, key, mine: mine ?? null, theirs: value });
    }
  }
  return { ...merged, row: { ...next, id: row.id }, original: { ...base, id: row.id } };
}

function isOlder(version: Json | undefined, known: Json | undefined): boolean {
  if (version === undefined || version === null || known === undefined || known === null) return false;
  return Number(version) < Number(known);
}

/** `tug_status` is several people's: what each says is laid over the rest. */
function combined(key: string, known: Json | undefined, value: Json): Json {
  return key === 'tug_status' && isObject(known) && isObject(value) ? { ...known, ...value } : value;
}

function isObject(value: Json | undefined): value is { [key: string]: Json } {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
