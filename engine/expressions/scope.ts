import type { ValueKind } from '../plan/Plan.ts';
import { valueTypes } from '../values/valueTypes.ts';
import type { ExpressionScope } from './ExpressionScope.ts';
import { userKeys } from './ExpressionScope.ts';
import type { ExpressionField, ExpressionTable } from './environments.ts';

type Given = Readonly<Record<string, unknown>> | undefined;

/**
 * Makes the scope that the running environment sees: these fields are there, empty as null, numbers as numbers; and the
 * rows of these sub-tables by their names.
 */
export function recordsOf(
  fields: readonly ExpressionField[],
  tables: readonly ExpressionTable[],
): (scope: ExpressionScope) => Record<string, unknown> {
  const record = recordReader(fields);
  const lines = tables.map((table) => [table.name, recordReader(table.fields)] as const);
  if (lines.length === 0) return scopeReader(record);
  const rest = scopeReader(record);
  return (scope) => {
    const made = rest(scope);
    for (const [name, read] of lines) {
      const get = () => (scope.tables?.[name] ?? []).map((row) => read(row));
      Object.defineProperty(made, name, { get, enumerable: true });
    }
    return made;
  };
}

function recordReader(fields: readonly ExpressionField[]): (given: Given) => Record<string, unknown> {
  const readers = fields.map(({ key, kind }) => [key, fieldReader(kind)] as const);
  return (given) => {
    const made: Record<string, unknown> = {};
    for (const [key, read] of readers) made[key] = read(given && Object.hasOwn(given, key) ? given[key] : null);
    return made;
  };
}

function scopeReader(record: (given: Given) => Record<string, unknown>) {
  return (scope: ExpressionScope): Record<string, unknown> => ({
    // Only what an expression asks for is worth building; most ask for the row alone.
    get row() {
      return record(scope.row);
    },
    get old() {
      return record(scope.old);
    },
    get form() {
      return record(scope.form ?? scope.row);
    },
    get rows() {
      return (scope.rows ?? []).map((row) => record(row));
    },
    get user() {
      return Object.fromEntries(userKeys.map((key) => [key, scope.user?.[key] ?? (key === 'roles' ? [] : null)]));
    },
    get query() {
      const entries = Object.entries(scope.query ?? {}).filter(([, value]) => value !== undefined);
      return Object.fromEntries(entries.map(([key, value]) => [key, plain(value)]));
    },
    now: scope.now ?? null,
  });
}

/** Reads a field's value as expressions know it: empty as null, numbers as numbers. */
export function fieldReader(kind: ValueKind): (value: unknown) => unknown {
  if (kind === 'number') return numberOf;
  const { isEmpty } = valueTypes[kind];
  return (value) => (isEmpty(value) ? null : plain(value));
}

function numberOf(value: unknown): number | null {
  if (typeof value === 'number') return Number.isFinite(value) ? value : null;
  const parsed = valueTypes.number.parse(value);
  return parsed.ok && parsed.value !== null ? Number(parsed.value) : null;
}

/** What is no value at all is empty. */
export function plain(value: unknown): unknown {
  return value === undefined || typeof value === 'function' || typeof value === 'symbol' ? null : value;
}

/** A result as the rest of the product knows values: no bigint, no NaN, no binary dust behind the 15th digit. */
export function resultOf(value: unknown): unknown {
  if (typeof value === 'bigint') return Number(value);
  if (typeof value === 'number') return Number.isFinite(value) ? Number(value.toPrecision(15)) : null;
  if (typeof value === 'string' || typeof value === 'boolean') return value;
  if (Array.isArray(value)) return value.map(resultOf);
  if (typeof value !== 'object' || value === null) return null;
  if (Object.getPrototypeOf(value) !== Object.prototype) return resultOf(Number(value));
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, resultOf(item)]));
}
