import { readExpression } from '../../../engine/expressions/reading.ts';
import type { LineTable } from '../../../engine/plan/base.ts';
import type { Field, Model } from '../../../engine/plan/compiled.ts';
import { readDecimal, roundDecimal } from '../../../engine/values/decimal.ts';
import type { Value } from '../../../engine/values/ValueType.ts';
import type { Session } from '../../db/Database.ts';
import { builder, run, sqlFragment } from '../../db/sql.ts';
import { columnSql, ofTenant } from '../../db/where.ts';
import { shapeOf } from '../shape.ts';

type Line = Readonly<Record<string, Value>>;

/** The rows of one record's sub-tables, by their names in expressions. */
export type Lines = Record<string, readonly Line[]>;

/** Whose sub-tables, in which tenant. */
interface Known {
  model: Model;
  models: ReadonlyMap<string, Model>;
  tenant: string;
}

const NOTHING: ReadonlySet<string> = new Set();
const NO_LINES: readonly LineTable[] = [];

/** The sub-tables that expressions of a model go through. */
export const linesIn = ({ lines = NO_LINES }: Model): readonly LineTable[] => lines;

/** The models whose records are made of rows of this one. */
export function mastersOf({ id }: Model, models: ReadonlyMap<string, Model>): Model[] {
  return [...models.values()].filter((each) => linesIn(each).some(({ model }) => model === id));
}

/** The kept rows of the records' sub-tables, of each table in one statement; `without` are names that are not asked for. */
export async function keptLines(
  { model, models, tenant }: Known,
  ids: readonly string[],
  session: Session,
  without: ReadonlySet<string> = NOTHING,
): Promise<(id: string) => Lines> {
  const byOwner = new Map<string, Map<string, Line[]>>();
  for (const table of linesIn(model)) {
    const child = models.get(table.model);
    if (child === undefined || without.has(table.name) || ids.length === 0) continue;
    for (const [owner, rows] of await rowsOf(child, table, { tenant, ids }, session)) {
      const tables = byOwner.get(owner) ?? new Map<string, Line[]>();
      byOwner.set(owner, tables.set(table.name, rows));
    }
  }
  return (id) =>
    Object.fromEntries(
      linesIn(model).flatMap(({ name }) => (without.has(name) ? [] : [[name, byOwner.get(id)?.get(name) ?? []]])),
    );
}

/** Only what expressions read of the rows; in the order in which they are shown. */
async function rowsOf(
  child: Model,
  { foreignKey, fields }: LineTable,
  { tenant, ids }: { tenant: string; ids: readonly string[] },
  session: Session,
): Promise<Map<string, Line[]>> {
  const { columns } = shapeOf(child, NOTHING);
  const key = columns.get(foreignKey);
  if (key === undefined) return new Map();
  const read = fields.flatMap((field) => {
    const column = columns.get(field.key);
    return column === undefined || column.kind === 'secret' ? [] : [columnSql(column).as(field.key)];
  });
  const select = builder
    .selectFrom(child.table)
    .where(ofTenant(tenant))
    .where(key.column, '=', sqlFragment`any(${[...ids]})`)
    .select([sqlFragment<string>`${sqlFragment.ref(key.column)}`.as('_owner'), ...read])
    .orderBy('create_time')
    .orderBy('id');
  const found = new Map<string, Line[]>();
  for (const { _owner: owner, ...row } of (await run<Record<string, Value> & { _owner: string }>(session, select)).rows)
    found.set(owner, [...(found.get(owner) ?? []), row as Line]);
  return found;
}

/** Rows as the table will hold them: with no more digits than their columns keep. */
export function asKept({ fields }: Model, rows: readonly Line[]): Line[] {
  const rounded = fields.filter(({ kind, store }) => kind === 'number' && store.type === 'decimal');
  return rows.map((row) => ({
    ...row,
    ...Object.fromEntries(rounded.map((field) => [field.key, roundedTo(field, row[field.key] ?? null)])),
  }));
}

/** A number with the digits its column keeps. */
export function roundedTo({ store }: Field, value: Value): Value {
  const decimal = value === null ? undefined : readDecimal(String(value));
  return decimal === undefined ? value : Number(roundDecimal(decimal, store.scale ?? 0));
}

const totals = new WeakMap<Model, ReadonlySet<string>>();

/** The computed fields that are made of rows of sub-tables, or of fields that are. */
export function totalFields(model: Model): ReadonlySet<string> {
  const known = totals.get(model);
  if (known) return known;
  const found = new Set<string>();
  for (let before = -1; before < found.size; ) {
    before = found.size;
    for (const { key, cell } of model.fields) {
      const { tables, keys } = readExpression(cell.value ?? '');
      if (tables.size > 0 || [...keys].some((each) => found.has(each))) found.add(key);
    }
  }
  totals.set(model, found);
  return found;
}

const judging = new WeakMap<Model, ReadonlySet<string>>();

/** The fields that rows of sub-tables may make wrong: totals, and those whose rules or conditions speak of either. */
export function fieldsOfLines(model: Model): ReadonlySet<string> {
  const known = judging.get(model);
  if (known) return known;
  const made = totalFields(model);
  const found = new Set(made);
  for (const { key, cell, rules } of model.fields) {
    const said = [cell.requiredWhen, cell.visibleWhen, ...rules.map((rule) => 'expression' in rule && rule.expression)];
    for (const expression of said) {
      const { tables, keys } = readExpression(expression || '');
      if (tables.size > 0 || [...keys].some((each) => made.has(each))) found.add(key);
    }
  }
  judging.set(model, found);
  return found;
}
