import type { Filter } from '../../../engine/queries/Filter.ts';
import type { ValueItem } from '../../../engine/values/ValueType.ts';
import type { Row, Session } from '../../db/Database.ts';
import type { CsvColumn, RowReader } from '../../records/transfer/csv.ts';

/** A column whose values stand for more records than a file begins with knowing: its names come with its rows. */
export interface LaterNames {
  key: string;
  /** Looks up what these rows hold, before they are written. */
  ask(rows: readonly Row[], within?: Session): Promise<void>;
}

/** Names that are known at a time; what comes again later is asked for again. */
const KNOWN = 5_000;

/** `kept` are values that are told of the file itself, whatever its rows hold. */
export async function laterNames(
  { key, options }: CsvColumn,
  kept: readonly string[],
  lookUp: (values: readonly string[], within?: Session) => Promise<readonly ValueItem[]>,
): Promise<LaterNames> {
  const always = kept.length > 0 ? await lookUp(kept) : [];
  options.items = always;
  const asked = new Map<string, ValueItem | undefined>();
  const ask = async (rows: readonly Row[], within?: Session): Promise<void> => {
    const values = [...new Set(rows.flatMap((row) => codesIn(row[key])))];
    if (values.every((value) => asked.has(value))) return;
    const isFull = asked.size + values.length > KNOWN;
    if (isFull) asked.clear();
    const wanted = values.filter((value) => !asked.has(value));
    const found = new Map((await lookUp(wanted, within)).map((item) => [item.value, item]));
    for (const value of wanted) asked.set(value, found.get(value));
    options.items = [...always, ...[...asked.values()].flatMap((item) => item ?? [])];
  };
  return { key, ask };
}

function codesIn(value: unknown): string[] {
  if (value === null || value === undefined || value === '') return [];
  return String(value)
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '');
}

/** Hands rows over once their names are known. */
export function withLaterNames(read: RowReader, later: readonly LaterNames[]): RowReader {
  if (later.length === 0) return read;
  return (onRows) =>
    read(async (rows, within) => {
      for (const each of later) await each.ask(rows, within);
      return onRows(rows, within);
    });
}

/** What a filter says of a field. */
export function valuesIn(filter: Filter, key: string): string[] {
  if ('filters' in filter) return filter.filters.flatMap((each) => valuesIn(each, key));
  if (filter.key !== key) return [];
  if ('values' in filter) return filter.values.map(String);
  if ('texts' in filter) return filter.texts;
  return 'value' in filter ? [String(filter.value)] : [];
}
