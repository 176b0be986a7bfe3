import type { ExpressionScope } from '../expressions/ExpressionScope.ts';
import { createExpressions } from '../expressions/expressions.ts';
import { compileRules, type FieldCheck } from '../rules/compileRules.ts';
import type { RuledField, RuleSurroundings } from '../rules/RuleType.ts';
import { valueTypes } from '../values/valueTypes.ts';
import { cellReaders } from './canonical.ts';
import { createCellErrors, type ErrorChanges, type Errors } from './errors/cellErrors.ts';
import { createRefusals } from './errors/refusals.ts';
import type { CellRefusal, GridColumn, GridRow, RowErrors } from './RowTable.ts';
import type { Edit } from './rowState.ts';
import { createUniqueIndex } from './uniqueIndex.ts';

/** What checking must know about the table. */
export interface CheckedTable {
  rows(): readonly GridRow[];
  row(id: string): GridRow | undefined;
  original(id: string): GridRow | undefined;
  /** What expressions see besides the row, which is put in. */
  scope(): ExpressionScope;
}

/** The errors of a table's cells, kept until mended. */
export interface Validation {
  errors(): RowErrors;
  error(id: string, key: string): string | undefined;
  /** To be called before rows change: which keys will, or that whole rows come and go. */
  prepare(changing: 'rows' | Iterable<Pick<Edit, 'keys'>>): void;
  /** Makes the checks ready, for a moment when nobody waits for them. */
  ready(): void;
  /** Something in the row may not be readable; `validate` looks. */
  doubt(id: string): void;
  /** A row came, went or changed; `recheck` wants to know of all. */
  note(before: GridRow | undefined, after: GridRow | undefined): void;
  /** Checks rows again, and whoever shares a unique value with them. */
  recheck(touched: Touched): ErrorChanges;
  /** Checks everything in one pass; what the server said before is asked anew. */
  validate(): ErrorChanges;
  /** Marks cells the server refused, each until its value is another than the one `sent` says. */
  refuse(failures: readonly CellRefusal[], sent: (id: string) => GridRow | undefined): ErrorChanges;
  /** Takes such marks away: the server took the rows. */
  lift(ids: Iterable<string>): ErrorChanges;
  /** Forgets everything; the rows are others. */
  reset(): void;
  /** A row's id became another. */
  rename(from: GridRow, to: GridRow): void;
}

/** Rows that came, went or changed: their ids by the keys that were touched in them. */
export type Touched = ReadonlyMap<readonly string[], readonly string[]>;

interface ColumnCheck extends FieldCheck {
  isEmpty(value: unknown): boolean;
  unreadable(value: unknown): string | undefined;
}

/** What is checked in a row some keys of which were touched. */
interface RowChecks {
  touched: readonly ColumnCheck[];
  others: readonly ColumnCheck[];
}

/** Rows that are checked for nothing before anybody waits: what a processor runs for the first time takes five times as long. */
const REHEARSED = 1_000;

/** Columns are checked one after another: one check at a time over many rows is what a processor likes best. */
export function createValidation(columns: readonly GridColumn[], table: CheckedTable): Validation {
  const rules = compileRules(columns, createExpressions);
  const checks = checksOf(columns, rules.fields);
  const ruled = checks.filter((check) => !check.idle);
  const byKey = new Map(checks.map((check) => [check.key, check]));
  const uniques = new Set(checks.filter((check) => check.unique).map((check) => check.key));
  const index = createUniqueIndex(columns.filter((column) => uniques.has(column.key)));
  /** Rows in which something may stand that its column cannot read. */
  const doubted = new Set<string>();
  const errors = createCellErrors();
  const refusals = createRefusals(errors, table.row);
  let indexed = false;

  const surroundings = () => createSurroundings(table, rules, (key, value) => index.isRepeated(key, value));

  const prepare: Validation['prepare'] = (changing) => {
    // Who holds which value is worth knowing once somebody takes one.
    if (indexed || uniques.size === 0) return;
    if (changing !== 'rows' && !touches(changing, uniques)) return;
    index.build(table.rows());
    indexed = true;
  };

  /** Nobody wants a new row red all over before it was filled in. */
  const isFilledIn = (row: GridRow, { key, isEmpty }: ColumnCheck): boolean =>
    !isEmpty(row[key]) || table.original(row.id) !== undefined || errors.of(row.id)?.has(key) === true;

  return {
    errors: errors.all,
    error: (id, key) => errors.of(id)?.get(key),
    prepare,
    ready: () => {
      rules.ready();
      checkAll(table.rows().slice(0, REHEARSED), ruled, new Map(), surroundings());
    },
    doubt: (id) => void doubted.add(id),
    note: (before, after) => {
      if (after) doubted.add(after.id);
      if (indexed) index.note(before, after);
    },
    recheck: (touched) => {
      const [changes, around]: [ErrorChanges, Surroundings] = [new Map(), surroundings()];
      const checksOfKeys = rowChecks(byKey, ruled);
      const recheckCells = (rows: readonly GridRow[], { key, idle, check, unreadable }: ColumnCheck): void => {
        for (const row of rows) {
          around.row = row;
          const value = row[key];
          const message = unreadable(value) ?? (idle ? undefined : check(value, around));
          errors.put(row.id, key, message, changes);
        }
      };
      for (const [keys, ids] of touched) {
        const rows = presentRows(ids, table, (id) => errors.drop(id, changes));
        const { touched: own, others } = checksOfKeys(keys);
        for (const check of own) recheckCells(rows, check);
        for (const check of others) {
          const filled = rows.filter((row) => isFilledIn(row, check));
          recheckCells(filled, check);
        }
      }
      for (const [key, ids] of index.takeAffected()) {
        const check = byKey.get(key);
        if (check && ids.size > 0) recheckCells(untouched(ids, touched, table), check);
      }
      for (const ids of touched.values()) refusals.settle(ids, changes);
      return changes;
    },
    refuse: refusals.refuse,
    lift: refusals.lift,
    validate: () => {
      prepare('rows');
      refusals.forget();
      return errors.replace(checkAll(table.rows(), ruled, unreadableCells(doubted, table, checks), surroundings()));
    },
    reset: () => {
      errors.replace(new Map());
      refusals.forget();
      doubted.clear();
      indexed = false;
    },
    rename: (from, to) => {
      errors.rename(from.id, to.id);
      doubted.delete(from.id);
      doubted.add(to.id);
      if (!indexed) return;
      index.note(from, to);
      index.takeAffected();
    },
  };
}

/** What rules may ask about, moved from row to row. */
interface Surroundings extends RuleSurroundings {
  row: GridRow | undefined;
}

/** The rows that are still there. */
function presentRows(ids: readonly string[], table: CheckedTable, onGone: (id: string) => void): GridRow[] {
  const rows: GridRow[] = [];
  for (const id of ids) {
    const row = table.row(id);
    if (row) rows.push(row);
    else onGone(id);
  }
  return rows;
}

function createSurroundings(
  table: CheckedTable,
  rules: ReturnType<typeof compileRules>,
  isRepeated: (key: string, value: unknown) => boolean,
): Surroundings {
  // Most tables have no conditions at all; what these see is made when one asks. Few ask for the row as it was.
  let scope: ExpressionScope | undefined;
  const made: Surroundings = {
    row: undefined,
    repeated: ({ key }: RuledField, value: unknown) => isRepeated(key, value),
    holds: (expression) => {
      const { row } = made;
      if (!row) return null;
      scope ??= Object.defineProperty(table.scope(), 'old', { get: () => made.row && table.original(made.row.id) });
      scope.row = row;
      scope.form = row;
      return rules.holds(expression, scope);
    },
  };
  return made;
}

function checksOf(columns: readonly GridColumn[], fields: readonly FieldCheck[]): ColumnCheck[] {
  const readers = cellReaders(columns);
  return columns.flatMap((column, place) => {
    const [field, reader] = [fields[place], readers.get(column.key)];
    // Every text can be read; most of what a table holds.
    if (!field || !reader || (field.idle && column.kind === 'text')) return [];
    return [{ ...field, isEmpty: valueTypes[column.kind].isEmpty, unreadable: reader.unreadable }];
  });
}

/** Rows that are to be looked at for the sake of touched ones. */
function untouched(ids: ReadonlySet<string>, touched: Touched, table: Pick<CheckedTable, 'row'>): GridRow[] {
  const known = new Set([...touched.values()].flat());
  return [...ids].flatMap((id) => (known.has(id) ? [] : (table.row(id) ?? [])));
}

/** Worked out once for each list of keys: the rows of a paste share theirs. */
function rowChecks(
  byKey: ReadonlyMap<string, ColumnCheck>,
  ruled: readonly ColumnCheck[],
): (keys: readonly string[]) => RowChecks {
  const known = new Map<readonly string[], RowChecks>();
  return (keys) => {
    const before = known.get(keys);
    if (before) return before;
    const made = {
      touched: keys.flatMap((key) => byKey.get(key) ?? []),
      others: ruled.filter(({ key }) => !keys.includes(key)),
    };
    known.set(keys, made);
    return made;
  };
}

function touches(changing: Iterable<Pick<Edit, 'keys'>>, wanted: ReadonlySet<string>): boolean {
  for (const { keys } of changing) if (keys.some((key) => wanted.has(key))) return true;
  return false;
}

/** What cannot be read is told whatever the rules say; rows in which all can be are doubted no longer. */
function unreadableCells(
  doubted: Set<string>,
  table: Pick<CheckedTable, 'row'>,
  checks: readonly ColumnCheck[],
): Errors {
  const found: Errors = new Map();
  for (const id of doubted) {
    const row = table.row(id);
    const keys = row ? unreadableIn(row, checks) : undefined;
    if (keys) found.set(id, keys);
    else doubted.delete(id);
  }
  return found;
}

function unreadableIn(row: GridRow, checks: readonly ColumnCheck[]): Map<string, string> | undefined {
  let found: Map<string, string> | undefined;
  for (const { key, unreadable } of checks) {
    const message = unreadable(row[key]);
    if (message !== undefined) found = (found ?? new Map<string, string>()).set(key, message);
  }
  return found;
}

function checkAll(
  rows: readonly GridRow[],
  ruled: readonly ColumnCheck[],
  unreadable: Errors,
  around: Surroundings,
): Errors {
  const failed = new Map<number, Map<string, string>>();
  for (const { key, check } of ruled) {
    for (let place = 0; place < rows.length; place++) {
      const row = rows[place];
      if (!row) continue;
      around.row = row;
      const message = check(row[key], around);
      if (message === undefined) continue;
      const known = failed.get(place);
      if (known) known.set(key, message);
      else failed.set(place, new Map([[key, message]]));
    }
  }
  if (unreadable.size > 0) tellUnreadable(rows, unreadable, failed);
  const places = [...failed.keys()].sort((one, other) => one - other);
  return new Map(places.map((place) => [rows[place]?.id ?? '', failed.get(place) ?? new Map()]));
}

function tellUnreadable(rows: readonly GridRow[], unreadable: Errors, failed: Map<number, Map<string, string>>): void {
  for (const [place, { id }] of rows.entries()) {
    const more = unreadable.get(id);
    if (more) failed.set(place, new Map([...(failed.get(place) ?? []), ...more]));
  }
}
