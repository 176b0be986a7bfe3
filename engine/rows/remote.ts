import type { Json } from '../values/ValueType.ts';
import { isHarmful, isSame } from './canonical.ts';
import type { GridRow, RowConflict } from './RowTable.ts';

/** A row after another person's change came in. */
export interface Merged {
  row: GridRow;
  original: GridRow;
  conflicts: RowConflict[];
  /** Keys that read differently now, or are no longer changed here. */
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
 * Merges key by key. A cell that was changed here or is being edited stays and is told, once; what was
 * started from moves on to theirs, so the same message again changes nothing. An older version than the known one is
 * dropped: undefined.
 */
export function mergeRow(row: GridRow, original: GridRow, theirs: GridRow, merging: Merging): Merged | undefined {
  const { editing, computed } = merging;
  if (isOlder(theirs.version, original.version)) return undefined;
  // Most rows are as they were loaded, and need no second copy.
  const untouched = row === original && editing === undefined;
  const next: Record<string, Json> & { id: string } = { ...row };
  const base: Record<string, Json> & { id: string } = untouched ? next : { ...original };
  const [keys, conflicts]: [string[], RowConflict[]] = [[], []];
  for (const key of Object.keys(theirs)) {
    const given = theirs[key];
    const [mine, known] = [row[key], original[key]];
    if ((given === mine && given === known) || key === 'id' || isHarmful(key)) continue;
    const value = combined(key, known, given ?? null);
    const kept = key === editing || (!computed.has(key) && !isSame(mine, known));
    base[key] = value;
    if (isSame(mine, value)) {
      // What was typed here is what they have by now: no longer a change.
      if (!isSame(mine, known)) keys.push(key);
      continue;
    }
    if (!kept) {
      next[key] = value;
      keys.push(key);
    } else if (!isSame(value, known)) {
      conflicts.push({ id: row.id, key, mine: mine ?? null, theirs: value });
    }
  }
  return { row: next, original: base, conflicts, keys };
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
