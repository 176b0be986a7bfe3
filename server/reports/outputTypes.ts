import type { Report, SourceKind } from '../../engine/plan/compiled.ts';
import type { ValueKind } from '../../engine/plan/Plan.ts';
import { MOMENTS, NUMBERS, TIMES } from '../../engine/reportSql/outputCells.ts';

/** PostgreSQL's names of types that carry the same kind of value. */
const TEXTS = ['text', 'varchar', 'bpchar', 'char', 'name', 'uuid', 'unknown'];
const STRUCTURES = ['json', 'jsonb'];
const LISTS = (name: string): boolean => name.startsWith('_');

/** What no column of words shows as words: raw signs, `true` and `false`, or nothing readable at all. */
const RAW = ['bool', 'bytea', 'record', 'interval', ...STRUCTURES];

/** What an output must be to be shown as its column says; a kind that is not here takes whatever comes. */
const FITTING: Partial<Record<ValueKind, { types: readonly string[]; lists?: boolean; cast: string }>> = {
  number: { types: NUMBERS, cast: 'numeric' },
  // Words that look like a day neither sort nor filter as one, and a range of days loses what happens on the last.
  date: { types: ['date'], cast: 'date' },
  datetime: { types: MOMENTS, cast: 'timestamp' },
  time: { types: TIMES, cast: 'time' },
  // Codes are compared as texts: the number 1 is not the value "1".
  flag: { types: TEXTS, cast: 'text' },
  code: { types: TEXTS, cast: 'text' },
  codes: { types: TEXTS, lists: true, cast: 'text' },
  reference: { types: TEXTS, lists: true, cast: 'text' },
  files: { types: TEXTS, cast: 'text' },
  area: { types: TEXTS, cast: 'text' },
  json: { types: [...STRUCTURES, ...TEXTS], cast: 'jsonb' },
};

/** How an output of PostgreSQL's type `found` would have to be cast for a column of this kind; undefined: it fits. */
export function castFor(kind: ValueKind, found: string): string | undefined {
  if (kind === 'text' || kind === 'markup') return RAW.includes(found) ? 'text' : undefined;
  const fitting = FITTING[kind];
  if (fitting === undefined || fitting.types.includes(found) || (fitting.lists === true && LISTS(found)))
    return undefined;
  return fitting.cast;
}

const NUMBER_LISTS = [...NUMBERS.map((name) => `_${name}`), ...STRUCTURES];

/** The same for a column whose values are lists of numbers. */
export function castForList(found: string): string | undefined {
  return NUMBER_LISTS.includes(found) ? undefined : 'numeric[]';
}

/** An output that a report's column cannot show: of another type, or (no `found`) not there at all. */
export interface OutputFault {
  key: string;
  column: string;
  found?: string;
  /** What it would have to be cast to, by PostgreSQL's name. */
  cast?: string;
}

/** What of a report's outputs is not as its columns say; `fields` by PostgreSQL's names of types. */
export function outputFaults(
  { columns }: Pick<Report, 'columns'>,
  fields: readonly { name: string; type: string }[],
): OutputFault[] {
  const types = new Map(fields.map(({ name, type }) => [name, type]));
  return columns.flatMap(({ key, column, kind, bucket, list }) => {
    const found = types.get(column);
    if (found === undefined) return [{ key, column }];
    const cast = list ? castForList(found) : castFor(bucket === undefined ? kind : 'number', found);
    return cast === undefined ? [] : [{ key, column, found, cast }];
  });
}

const MYSQL_CASTS: Readonly<Record<string, string>> = { text: 'char', numeric: 'decimal', timestamp: 'datetime' };

/** A cast as the database of a source has it. */
export const castIn = (kind: SourceKind, cast: string): string =>
  kind === 'mysql' ? (MYSQL_CASTS[cast] ?? cast) : cast;
