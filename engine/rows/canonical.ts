import { isNothing } from '../plan/record.ts';
import { optionsOf } from '../values/optionsOf.ts';
import { accepted, type Json, type Parsed, type ValueOptions } from '../values/ValueType.ts';
import { valueTypes } from '../values/valueTypes.ts';
import type { GridColumn } from './RowTable.ts';

/** Cells of one row; undefined says that the row has no such key. */
export type Cells = Readonly<Record<string, Json | undefined>>;

/** A row from outside. */
export type Given = Readonly<Record<string, Json>>;

/** Reads the values of one column. */
export interface CellReader {
  key: string;
  /** Adds the places, from `from` to before `to`, of rows whose cell is not canonical, or not readable, as it stands. */
  strays(rows: readonly Given[], from: number, to: number, places: Set<number>): void;
  /** The canonical value; what the kind cannot read stays as it is, to be told by the check. */
  canonical(value: Json | undefined): Json;
  /** Why a stored value cannot be one of the column, or undefined. */
  unreadable(value: unknown): string | undefined;
}

// A list of columns lives as long as its plan.
const readers = new WeakMap<readonly GridColumn[], ReadonlyMap<string, CellReader>>();

/** The reader of each column by its key. */
export function cellReaders(columns: readonly GridColumn[]): ReadonlyMap<string, CellReader> {
  const known = readers.get(columns) ?? new Map(columns.map((column) => [column.key, readerOf(column)]));
  readers.set(columns, known);
  return known;
}

/** Texts remembered for each column. */
const MOST_KNOWN = 2_000;

function readerOf(column: GridColumn): CellReader {
  const { key, kind } = column;
  const { parse } = valueTypes[kind];
  const options = openOptions(column);
  const read = (value: unknown): Parsed => parse(value, options);
  if (kind === 'text') return textReader(key, read);
  return kind === 'number' ? numberReader(key, read) : writtenReader(key, read);
}

type Read = (value: unknown) => Parsed;

const reasonOf = (parsed: Parsed): string | undefined => (parsed.ok ? undefined : parsed.reason);
const readOr = (parsed: Parsed, given: Json): Json => (parsed.ok ? parsed.value : given);

// Each kind walks its column by itself: what is asked of three hundred thousand cells must not be a call.

/** Every text can be read. */
function textReader(key: string, read: Read): CellReader {
  return {
    key,
    strays: (rows, from, to, places) => {
      for (let place = from; place < to; place++) {
        const value = rows[place]?.[key];
        if (typeof value === 'string' ? value === '' : value !== null && value !== undefined) places.add(place);
      }
    },
    canonical: (value = null) => (typeof value === 'string' ? value || null : readOr(read(value), value)),
    unreadable: () => undefined,
  };
}

function numberReader(key: string, read: Read): CellReader {
  return {
    key,
    strays: (rows, from, to, places) => {
      for (let place = from; place < to; place++) {
        const value = rows[place]?.[key];
        if (typeof value === 'number' ? Object.is(value, -0) : value !== null && value !== undefined) places.add(place);
      }
    },
    // Adding nothing makes minus zero zero.
    canonical: (value = null) => (typeof value === 'number' ? value + 0 : readOr(read(value), value)),
    unreadable: (value) => (typeof value === 'number' || isNothing(value) ? undefined : reasonOf(read(value))),
  };
}

/** Days, flags and codes repeat: what they were once read as is not worth reading again. */
function writtenReader(key: string, read: Read): CellReader {
  const known = new Map<string, Json>();
  const lookUp = (value: unknown): Parsed => {
    if (typeof value !== 'string') return read(value);
    const before = known.get(value);
    if (before !== undefined) return accepted(before);
    const parsed = read(value);
    if (!parsed.ok) return parsed;
    if (known.size >= MOST_KNOWN) known.clear();
    known.set(value, parsed.value);
    return parsed;
  };
  const isCanonical = (value: string): boolean => {
    const parsed = lookUp(value);
    return parsed.ok && parsed.value === value;
  };
  return {
    key,
    strays: (rows, from, to, places) => {
      for (let place = from; place < to; place++) {
        const value = rows[place]?.[key];
        if (value === null || value === undefined) continue;
        if (typeof value === 'string' && (known.get(value) === value || isCanonical(value))) continue;
        places.add(place);
      }
    },
    canonical: (value = null) => (typeof value === 'string' && known.get(value)) || readOr(lookUp(value), value),
    unreadable: (value) =>
      isNothing(value) || (typeof value === 'string' && known.has(value)) ? undefined : reasonOf(lookUp(value)),
  };
}

/** So many rows at once stay in a processor's cache while column after column walks them. */
const BLOCK = 128;

/** Places of rows that are not canonical, or not readable, as they stand; the others need no copy. */
export function strayRows(columns: readonly GridColumn[], rows: readonly Given[]): ReadonlySet<number> {
  const places = new Set<number>();
  const all = [...cellReaders(columns).values()];
  for (let from = 0; from < rows.length; from += BLOCK) {
    const to = Math.min(from + BLOCK, rows.length);
    for (const reader of all) reader.strays(rows, from, to, places);
    for (let place = from; place < to; place++) {
      const row = rows[place];
      if (typeof row?.id !== 'string' || Object.hasOwn(row, '__proto__')) places.add(place);
    }
  }
  return places;
}

/** Without the closed list: what was stored before an option went stays readable. */
function openOptions(column: GridColumn): ValueOptions {
  const { items: _, ...options } = optionsOf(column);
  return options;
}

/** Whether two canonical values are one; missing and null are the same nothing. */
export function isSame(one: Json | undefined, other: Json | undefined): boolean {
  if (one === other) return true;
  if (typeof one !== 'object' || typeof other !== 'object') return (one ?? null) === (other ?? null);
  if (one === null || other === null) return false;
  return JSON.stringify(one) === JSON.stringify(other);
}

/** Keys that reach for a prototype instead of a cell. */
export const HARMFUL: readonly string[] = ['__proto__', 'constructor', 'prototype'];

export function isHarmful(key: string): boolean {
  return HARMFUL.includes(key);
}
