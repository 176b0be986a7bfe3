import type { RuledField } from '../rules/RuleType.ts';
import { valueTypes } from '../values/valueTypes.ts';
import type { GridRow } from './RowTable.ts';

type Token = unknown;

/** Who holds which value, for the fields that must be unique. */
export interface UniqueIndex {
  build(rows: readonly GridRow[]): void;
  /** A row came, went or changed. */
  note(before: GridRow | undefined, after: GridRow | undefined): void;
  isRepeated(key: string, value: unknown): boolean;
  /** By field: the rows that hold a value which a noted row took or gave up; forgets them. */
  takeAffected(): ReadonlyMap<string, ReadonlySet<string>>;
}

interface Indexed {
  key: string;
  isEmpty(value: unknown): boolean;
  token(value: unknown): Token;
  /** One row of each value. */
  holders: Map<Token, string>;
  /** All rows of the few values that more than one holds. */
  repeated: Map<Token, Set<string>>;
  /** Values that more than one held before or after a row was noted; what one row alone holds concerns no other. */
  affected: Set<Token>;
}

/** An index over `fields`; costs nothing until built. */
export function createUniqueIndex(fields: readonly RuledField[]): UniqueIndex {
  const indexed = fields.map(indexOf);
  const byKey = new Map(indexed.map((field) => [field.key, field]));
  return {
    build: (rows) => {
      for (const field of indexed) {
        for (const kept of [field.holders, field.repeated]) kept.clear();
        for (const row of rows) hold(field, row);
        field.affected.clear();
      }
    },
    note: (before, after) => {
      for (const field of indexed) {
        if (before && after && before.id === after.id && before[field.key] === after[field.key]) continue;
        if (before) leave(field, before);
        if (after) hold(field, after);
      }
    },
    isRepeated: (key, value) => {
      const field = byKey.get(key);
      return field !== undefined && field.repeated.size > 0 && field.repeated.has(field.token(value));
    },
    takeAffected: () => new Map(indexed.map((field) => [field.key, affectedIds(field)])),
  };
}

function indexOf({ key, kind }: RuledField): Indexed {
  const { isEmpty, parse, toText } = valueTypes[kind];
  // Equal for the index is what is equal for the kind's order: numbers by what they count, the rest by their text.
  const numeric = (value: unknown): Token => {
    if (typeof value === 'number') return value;
    const parsed = parse(value);
    return parsed.ok ? parsed.value : Number.NaN;
  };
  const token = kind === 'number' ? numeric : (value: unknown) => (typeof value === 'string' ? value : toText(value));
  return { key, isEmpty, token, holders: new Map(), repeated: new Map(), affected: new Set() };
}

function hold({ key, isEmpty, token, holders, repeated, affected }: Indexed, row: GridRow): void {
  const value = row[key];
  if (isEmpty(value)) return;
  const name = token(value);
  const held = holders.get(name);
  if (held === undefined) holders.set(name, row.id);
  if (held === undefined || held === row.id) return;
  repeated.set(name, (repeated.get(name) ?? new Set([held])).add(row.id));
  affected.add(name);
}

function leave({ key, token, holders, repeated, affected }: Indexed, row: GridRow): void {
  const name = token(row[key]);
  const all = repeated.get(name);
  if (all) affected.add(name);
  all?.delete(row.id);
  const other: string | undefined = all?.values().next().value;
  if (all && all.size < 2) repeated.delete(name);
  if (holders.get(name) !== row.id) return;
  if (other === undefined) holders.delete(name);
  else holders.set(name, other);
}

function affectedIds({ holders, repeated, affected }: Indexed): ReadonlySet<string> {
  const ids = new Set<string>();
  for (const token of affected) {
    const held = holders.get(token);
    for (const id of repeated.get(token) ?? (held === undefined ? [] : [held])) ids.add(id);
  }
  affected.clear();
  return ids;
}
