import { type Expression, type ExpressionBuilder, expressionBuilder, type RawBuilder, type SqlBool } from 'kysely';
import type { Branch } from '../../engine/plan/beside.ts';
import type { Store } from '../../engine/plan/compiled.ts';
import type { ValueKind } from '../../engine/plan/Plan.ts';
import { escapeLike, type Filter, type FilterValue } from '../../engine/queries/Filter.ts';
import { POSTGRES, type SqlDialect } from './foreign/dialects.ts';
import { type AnySchema, sqlFragment } from './sql.ts';

/** A column that may be asked of. Without `store` it is an output of a report, whose type only the database knows. */
export interface WhereColumn {
  column: string;
  kind: ValueKind;
  store?: Store['type'];
  /** The values stand in a table of links of the records of `of`. */
  links?: NonNullable<Store['links']> & { of: string };
  /** A secret that no record is without: that there is one need not be looked at. */
  always?: boolean;
  /** Its values are of records that stand below one another. */
  branch?: Branch;
}

/** Rows of the tenant; row-level security asks for the same. */
export function ofTenant(tenant: string): Expression<SqlBool> {
  return expressionBuilder<AnySchema, string>()('tenant_id', '=', tenant);
}

/** A column's value in SQL: the column itself, or the ids of its table of links, comma-joined and in order. */
export function columnSql({ column, links }: Pick<WhereColumn, 'column' | 'links'>) {
  if (links === undefined) return sqlFragment.ref(column);
  const { table, own, other, of } = links;
  const found = sqlFragment.ref(`linked.${other}`);
  return sqlFragment`(select string_agg(${found}, ',' order by ${found}) from ${sqlFragment.table(table)} as linked
    where ${sqlFragment.ref(`linked.${own}`)} = ${sqlFragment.ref(`${of}.id`)})`;
}

/** A code is a text everywhere but in such a column. */
export function isNumberedCode({ kind, store }: Pick<WhereColumn, 'kind' | 'store'>): boolean {
  return kind === 'code' && store === 'integer';
}

type Builder = ExpressionBuilder<AnySchema, string>;

const operators = { eq: '=', ne: '<>', gt: '>', ge: '>=', lt: '<', le: '<=' } as const;

/** SQL of a filter tree: columns by lookup, every value bound. A key that is not among `columns` is a bug. */
export function whereFilter(
  filter: Filter,
  columns: ReadonlyMap<string, WhereColumn>,
  dialect: SqlDialect = POSTGRES,
): Expression<SqlBool> {
  return expressionOf(expressionBuilder<AnySchema, string>(), filter, columns, dialect);
}

function expressionOf(
  eb: Builder,
  filter: Filter,
  columns: ReadonlyMap<string, WhereColumn>,
  dialect: SqlDialect,
): Expression<SqlBool> {
  if ('filters' in filter) {
    const parts = filter.filters.map((each) => expressionOf(eb, each, columns, dialect));
    return filter.op === 'and' ? eb.and(parts) : eb.or(parts);
  }
  const column = columns.get(filter.key);
  if (!column) throw new Error(`filter over an unknown column: ${filter.key}`);
  if (filter.op === 'below') return belowOneOf(column, filter.texts);
  if ('texts' in filter) return memberOf(eb, column, filter.texts, dialect);
  if ('values' in filter) {
    return eb(
      comparable(column, dialect),
      'in',
      filter.values.map((value) => bound(eb, column, value, dialect)),
    );
  }
  if ('text' in filter) {
    const text = escapeLike(filter.text);
    const pattern = `${filter.op === 'starts' ? '' : '%'}${text}${filter.op === 'ends' ? '' : '%'}`;
    return dialect.alike(asText(column, dialect), pattern);
  }
  return eb(comparable(column, dialect), operators[filter.op], bound(eb, column, filter.value, dialect));
}

/** Elements of a comma-joined text: commas around both sides keep `1` from being found in `11`. */
function memberOf(
  eb: Builder,
  column: WhereColumn,
  texts: readonly string[],
  dialect: SqlDialect,
): Expression<SqlBool> {
  const comma = sqlFragment`','`;
  const joined = dialect.joined([comma, asText(column, dialect), comma]);
  return eb.or(texts.map((text) => eb(joined, 'like', `%,${escapeLike(text)},%`)));
}

/**
 * Values of the records of these values and of all below them. They are found first, as one array, so that an index of
 * the column serves; a value without a record is equal to itself.
 */
function belowOneOf(column: WhereColumn, texts: readonly string[]): Expression<SqlBool> {
  const { branch, links } = column;
  if (branch === undefined) throw new Error(`nothing stands below the values of ${column.column}`);
  const [value, id, parent] = [branch.value, branch.id, branch.parent].map((name) => sqlFragment.ref(`node.${name}`));
  const own = sqlFragment`node.tenant_id = current_setting('app.tenant', true)`;
  const node = sqlFragment`${sqlFragment.table(branch.table)} as node`;
  const found = sqlFragment`array(
    with recursive below (id, value) as (
      select ${id}::text, ${value}::text from ${node} where ${own} and ${value}::text = any(${texts}::text[])
      union
      select ${id}::text, ${value}::text from ${node} join below on ${parent}::text = below.id where ${own}
    )
    select below.value from below union select unnest(${texts}::text[]))`;
  if (links !== undefined) {
    const linked = sqlFragment`${sqlFragment.table(links.table)} as linked`;
    return sqlFragment<SqlBool>`exists (select 1 from ${linked}
      where ${sqlFragment.ref(`linked.${links.own}`)} = ${sqlFragment.ref(`${links.of}.id`)}
      and ${sqlFragment.ref(`linked.${links.other}`)} = any(${found}))`;
  }
  if (branch.several) return sqlFragment<SqlBool>`string_to_array(${asText(column, POSTGRES)}, ',') && ${found}`;
  return sqlFragment<SqlBool>`${sqlFragment.ref(column.column)} = any(${found})`;
}

const textStores: ReadonlySet<string> = new Set(['varchar', 'text']);

function asText(column: WhereColumn, dialect: SqlDialect): RawBuilder<string> {
  const ref = columnSql(column);
  const { store } = column;
  return store && textStores.has(store) ? (ref as RawBuilder<string>) : dialect.text(ref);
}

const textKinds: ReadonlySet<ValueKind> = new Set([
  'text',
  'flag',
  'code',
  'codes',
  'reference',
  'files',
  'markup',
  'json',
]);

/** A JSON column, a code kept as a number, or a report's column shown as text, is compared as text. */
function comparable(column: WhereColumn, dialect: SqlDialect): Expression<unknown> {
  const unlike = column.store ? column.store === 'json' || isNumberedCode(column) : textKinds.has(column.kind);
  return unlike ? asText(column, dialect) : columnSql(column);
}

const largestInteger = 2_147_483_647;

/** A number that the column's own type cannot hold is bound as a numeric: no row equals it, and nothing fails. */
function bound(eb: Builder, column: WhereColumn, value: FilterValue, dialect: SqlDialect): Expression<unknown> {
  const { kind, store } = column;
  if (isNumberedCode(column)) return eb.val(value);
  const fits =
    store === 'integer'
      ? Number.isInteger(value) && Math.abs(Number(value)) <= largestInteger
      : store === 'bigint'
        ? Number.isSafeInteger(value)
        : store !== undefined || kind !== 'number';
  return fits ? eb.val(value) : dialect.number(sqlFragment`${value}`);
}
