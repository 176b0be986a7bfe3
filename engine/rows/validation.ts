import type { ExpressionScope } from '../expressions/ExpressionScope.ts';
import type { RuledField, RuleSurroundings } from '../rules/compileRule.ts';
import { compileRules, type FieldCheck } from '../rules/compileRules.ts';
import { valueTypes } from '../values/valueTypes.ts';
import { type Cells, unreadable } from './canonical.ts';
import type { GridColumn, GridRow, RowErrors } from './RowTable.ts';
import { createUniqueIndex } from './uniqueIndex.ts';

/** What checking must know about the table. */
export interface CheckedTable {
  rows(): readonly GridRow[];
  row(id: string): GridRow | undefined;
  original(id: string): GridRow | undefined;
  /** What expressions see besides the row. */
  scope(): Omit<ExpressionScope, 'row' | 'old'>;
}

/** Cells whose error came, went or reads differently. */
export type ErrorChanges = Map<string, string[]>;

/** The errors of a table's cells, kept until mended. */
export interface Validation {
  errors(): RowErrors;
  error(id: string, key: string): string | undefined;
  /** To be called before rows change. */
  prepare(): void;
  /** A row came, went or changed; `recheck` wants to know of all. */
  note(before: GridRow | undefined, after: GridRow | undefined): void;
  /** Checks rows again, each with the cells that were touched, and whoever shares a unique value with them. */
  recheck(touched: ReadonlyMap<string, Cells>): ErrorChanges;
  /** Checks everything in one pass. */
  validate(): ErrorChanges;
  /** Forgets everything; the rows are others. */
  reset(): void;
  /** A row's id became another. */
  rename(from: GridRow, to: GridRow): void;
}

interface ColumnCheck extends FieldCheck {
  isEmpty(value: unknown): boolean;
  unreadable(value: unknown): string | undefined;
}

type Errors = Map<string, Map<string, string>>;

export function createValidation(columns: readonly GridColumn[], table: CheckedTable): Validation {
  const rules = compileRules(columns);
  const checks = checksOf(columns, rules.fields);
  const byKey = new Map(checks.map((check) => [check.key, check]));
  const uniques = new Set(checks.filter((check) => check.unique).map((check) => check.key));
  const index = createUniqueIndex(columns.filter((column) => uniques.has(column.key)));
  let errors: Errors = new Map();
  let indexed = false;

  const repeated = ({ key }: RuledField, value: unknown): boolean => index.isRepeated(key, value);
  const checker = (): ((row: GridRow) => RuleSurroundings) => {
    // Most tables have no conditions at all; what these see is made when one asks.
    let around: ReturnType<CheckedTable['scope']> | undefined;
    const holds = (expression: string, row: GridRow): boolean | null => {
      around ??= table.scope();
      return rules.holds(expression, { ...around, row, form: row, old: table.original(row.id) });
    };
    return (row) => ({ repeated, holds: (expression) => holds(expression, row) });
  };
  const put = (id: string, key: string, message: string | undefined, changes: ErrorChanges): void => {
    const known = errors.get(id);
    if (known?.get(key) === message) return;
    if (message !== undefined) errors.set(id, (known ?? new Map<string, string>()).set(key, message));
    else if (known?.delete(key) && known.size === 0) errors.delete(id);
    const told = changes.get(id);
    if (told) told.push(key);
    else changes.set(id, [key]);
  };

  return {
    errors: () => errors,
    error: (id, key) => errors.get(id)?.get(key),
    prepare: () => {
      if (!indexed) index.build(table.rows());
      indexed = true;
    },
    note: index.note,
    recheck: (touched) => {
      const changes: ErrorChanges = new Map();
      const surroundings = checker();
      for (const [id, cells] of touched) {
        const row = table.row(id);
        if (!row) dropErrors(errors, id, changes);
        else recheckRow(row, cells, surroundings(row));
      }
      for (const [key, ids] of index.takeAffected()) recheckColumn(key, ids);
      return changes;

      function recheckRow(row: GridRow, cells: Cells, around: RuleSurroundings): void {
        const isNew = table.original(row.id) === undefined;
        const known = errors.get(row.id);
        for (const check of checks) {
          const value = row[check.key];
          // Nobody wants a new row red all over before it was filled in.
          if (isNew && !Object.hasOwn(cells, check.key) && !known?.has(check.key) && check.isEmpty(value)) continue;
          put(row.id, check.key, check.unreadable(value) ?? check.check(value, around), changes);
        }
      }

      function recheckColumn(key: string, ids: ReadonlySet<string>): void {
        const check = byKey.get(key);
        for (const id of ids) {
          const row = touched.has(id) ? undefined : table.row(id);
          if (row && check) {
            put(id, key, check.unreadable(row[key]) ?? check.check(row[key], surroundings(row)), changes);
          }
        }
      }
    },
    validate: () => {
      index.build(table.rows());
      indexed = true;
      const before = errors;
      errors = checkAll(table.rows(), checks, checker());
      return differences(before, errors);
    },
    reset: () => {
      errors = new Map();
      indexed = false;
    },
    rename: (from, to) => {
      const known = errors.get(from.id);
      if (known) errors.set(to.id, known);
      errors.delete(from.id);
      index.note(from, to);
      index.takeAffected();
    },
  };
}

function checksOf(columns: readonly GridColumn[], fields: readonly FieldCheck[]): ColumnCheck[] {
  return columns.flatMap((column, place) => {
    const field = fields[place];
    if (!field) return [];
    const { isEmpty } = valueTypes[column.kind];
    const never = (): undefined => undefined;
    // Every text can be read; most of what a table holds.
    if (field.idle && column.kind === 'text') return [];
    return [{ ...field, isEmpty, unreadable: column.kind === 'text' ? never : readable(column) }];
  });
}

/** Readable values remembered for each column. */
const MOST_KNOWN = 2_000;

function readable(column: GridColumn): (value: unknown) => string | undefined {
  const reason = unreadable(column);
  const numeric = column.kind === 'number';
  // Numbers stand as numbers; days and codes repeat: neither is worth reading again and again.
  const good = new Set<unknown>();
  return (value) => {
    if (value === null || value === undefined || good.has(value)) return undefined;
    if (numeric && typeof value === 'number') return undefined;
    const failed = reason(value);
    if (failed !== undefined) return failed;
    if (good.size >= MOST_KNOWN) good.clear();
    good.add(value);
    return undefined;
  };
}

function checkAll(
  rows: readonly GridRow[],
  checks: readonly ColumnCheck[],
  surroundings: (row: GridRow) => RuleSurroundings,
): Errors {
  const errors: Errors = new Map();
  for (const row of rows) {
    const around = surroundings(row);
    let failed: Map<string, string> | undefined;
    for (const check of checks) {
      const value = row[check.key];
      const message = check.unreadable(value) ?? check.check(value, around);
      if (message === undefined) continue;
      failed ??= new Map();
      failed.set(check.key, message);
    }
    if (failed) errors.set(row.id, failed);
  }
  return errors;
}

function dropErrors(errors: Errors, id: string, changes: ErrorChanges): void {
  const known = errors.get(id);
  if (known) changes.set(id, [...known.keys()]);
  errors.delete(id);
}

function differences(before: RowErrors, after: RowErrors): ErrorChanges {
  const changes: ErrorChanges = new Map();
  for (const [id, keys] of before) {
    const differing = [...keys].filter(([key, message]) => after.get(id)?.get(key) !== message).map(([key]) => key);
    if (differing.length > 0) changes.set(id, differing);
  }
  for (const [id, keys] of after) {
    const known = before.get(id);
    const fresh = [...keys.keys()].filter((key) => !known?.has(key));
    if (fresh.length > 0) changes.set(id, [...(changes.get(id) ?? []), ...fresh]);
  }
  return changes;
}
