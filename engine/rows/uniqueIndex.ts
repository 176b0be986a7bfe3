import type { RuledField } from '../rules/compileRule.ts';
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
  /** Most values have one holder, which needs no set. */
  holders: Map<Token, string | Set<string>>;
  affected: Set<Token>;
}

/** An index over `fields`; costs nothing until built. */
export function createUniqueIndex(fields: readonly RuledField[]): UniqueIndex {
  const indexed = fields.map(indexOf);
  const byKey = new Map(indexed.map((field) => [field.key, field]));
  return {
    build: (rows) => {
      for (const field of indexed) {
        field.holders.clear();
        field.affected.clear();
        for (const row of rows) hold(field, row);
      }
    },
    note: (before, after) => {
      for (const field of indexed) {
        if (before && after && before.id === after.id && before[field.key] === after[field.key]) continue;
        if (before) leave(field, before);
        if (after) hold(field, after);
        for (const row of [before, after]) if (row) field.affected.add(field.token(row[field.key]));
      }
    },
    isRepeated: (key, value) => {
      const field = byKey.get(key);
      const held = field?.holders.get(field.token(value));
      return typeof held === 'object' && held.size > 1;
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
  return { key, isEmpty, token, holders: new Map(), affected: new Set() };
}

function hold({ key, isEmpty, token, holders }: Indexed, row: GridRow): void {
  const value = row[key];
  if (isEmpty(value)) return;
  const name = token(value);
  const held = holders.get(name);
  if (held === undefined) holders.set(name, row.id);
  else if (typeof held === 'string') holders.set(name, new Set([held, row.id]));
  else held.add(row.id);
}

function leave({ key, token, holders }: Indexed, row: GridRow): void {
  const name = token(row[key]);
  const held = holders.get(name);
  if (held === row.id) holders.delete(name);
  if (typeof held !== 'object') return;
  held.delete(row.id);
  if (held.size === 0) holders.delete(name);
}

function affectedIds({ holders, affected }: Indexed): ReadonlySet<string> {
  const ids = new Set<string>();
  for (const token of affected) {
    const held = holders.get(token);
    if (typeof held === 'string') ids.add(held);
    else if (held) for (const id of held) ids.add(id);
  }
  affected.clear();
  return ids;
}
