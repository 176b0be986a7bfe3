import type { ValueKind } from '../plan.ts';
import { optionsOf } from '../values/optionsOf.ts';
import type { Json, ValueOptions } from '../values/ValueType.ts';
import { valueTypes } from '../values/valueTypes.ts';
import type { GridColumn } from './RowTable.ts';

/** Cells of one row; undefined says that the row has no such key. */
export type Cells = Readonly<Record<string, Json | undefined>>;

/** Makes a value canonical for its column; what the kind cannot read stays as it is, to be told by the check. */
export type Canonical = (value: Json | undefined) => Json;

/** Kinds whose texts are canonical as they are whenever they can be read at all. */
const asWritten: ReadonlySet<ValueKind> = new Set(['text', 'markup', 'date', 'code']);

/** The reader of each column by its key. */
export function canonicalByKey(columns: readonly GridColumn[]): ReadonlyMap<string, Canonical> {
  return new Map(columns.map((column) => [column.key, canonicalOf(column)]));
}

function canonicalOf(column: GridColumn): Canonical {
  const { parse } = valueTypes[column.kind];
  const options = openOptions(column);
  const plain = asWritten.has(column.kind);
  const numeric = column.kind === 'number';
  return (value) => {
    if (value === null || value === undefined || value === '') return null;
    if (plain && typeof value === 'string') return value;
    // Adding nothing makes minus zero zero.
    if (numeric && typeof value === 'number') return value + 0;
    const parsed = parse(value, options);
    return parsed.ok ? parsed.value : value;
  };
}

/** Why a stored value cannot be one of its column, or undefined. */
export function unreadable(column: GridColumn): (value: unknown) => string | undefined {
  const { parse } = valueTypes[column.kind];
  const options = openOptions(column);
  return (value) => {
    const parsed = parse(value, options);
    return parsed.ok ? undefined : parsed.reason;
  };
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
export function isHarmful(key: string): boolean {
  return key === '__proto__' || key === 'constructor' || key === 'prototype';
}
