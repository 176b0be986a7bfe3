import { valueTypes } from '../values/valueTypes.ts';
import type { ExpressionScope } from './ExpressionScope.ts';
import { userKeys } from './ExpressionScope.ts';
import type { ExpressionField } from './environments.ts';

type Given = Readonly<Record<string, unknown>> | undefined;

/** The scope as the running environment sees it: every field there, empty as null, numbers as numbers. */
export function recordsOf(scope: ExpressionScope, fields: readonly ExpressionField[]): Record<string, unknown> {
  const user = scope.user;
  return {
    // Only what an expression asks for is worth building; most ask for the row alone.
    get row() {
      return record(scope.row, fields);
    },
    get old() {
      return record(scope.old, fields);
    },
    get form() {
      return record(scope.form ?? scope.row, fields);
    },
    get rows() {
      return (scope.rows ?? []).map((row) => record(row, fields));
    },
    get user() {
      return Object.fromEntries(userKeys.map((key) => [key, user?.[key] ?? (key === 'roles' ? [] : null)]));
    },
    get query() {
      const entries = Object.entries(scope.query ?? {}).filter(([, value]) => value !== undefined);
      return Object.fromEntries(entries.map(([key, value]) => [key, plain(value)]));
    },
    now: scope.now ?? null,
  };
}

function record(given: Given, fields: readonly ExpressionField[]): Record<string, unknown> {
  const made: Record<string, unknown> = {};
  for (const { key, kind } of fields) {
    const value = given && Object.hasOwn(given, key) ? given[key] : null;
    made[key] = kind === 'number' ? numberOf(value) : valueTypes[kind].isEmpty(value) ? null : plain(value);
  }
  return made;
}

function numberOf(value: unknown): number | null {
  if (typeof value === 'number') return Number.isFinite(value) ? value : null;
  const parsed = valueTypes.number.parse(value);
  return parsed.ok && parsed.value !== null ? Number(parsed.value) : null;
}

function plain(value: unknown): unknown {
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
