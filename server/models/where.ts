import { type Expression, type ExpressionBuilder, expressionBuilder, type SqlBool } from 'kysely';
import type { Store } from '../../engine/compiled.ts';
import type { ValueKind } from '../../engine/plan.ts';
import { escapeLike, type Filter, type FilterValue } from '../../engine/queries/Filter.ts';
import { type AnySchema, sqlFragment } from '../db/sql.ts';

/** A column that may be asked of. Without `store` it is an output of a report, whose type only the database knows. */
export interface WhereColumn {
  column: string;
  kind: ValueKind;
  store?: Store['type'];
}

type Builder = ExpressionBuilder<AnySchema, string>;

const operators = { eq: '=', ne: '<>', gt: '>', ge: '>=', lt: '<', le: '<=' } as const;

/** SQL of a filter tree: columns by lookup, every value bound. A key that is not among `columns` is a bug. */
export function whereFilter(filter: Filter, columns: ReadonlyMap<string, WhereColumn>): Expression<SqlBool> {
  return expressionOf(expressionBuilder<AnySchema, string>(), filter, columns);
}

function expressionOf(eb: Builder, filter: Filter, columns: ReadonlyMap<string, WhereColumn>): Expression<SqlBool> {
  if ('filters' in filter) {
    const parts = filter.filters.map((each) => expressionOf(eb, each, columns));
    return filter.op === 'and' ? eb.and(parts) : eb.or(parts);
  }
  const column = columns.get(filter.key);
  if (!column) throw new Error(`filter over an unknown column: ${filter.key}`);
  if ('texts' in filter) return memberOf(eb, column, filter.texts);
  if ('values' in filter) {
    return eb(
      comparable(eb, column),
      'in',
      filter.values.map((value) => bound(eb, column, value)),
    );
  }
  if ('text' in filter) {
    const text = escapeLike(filter.text);
    const pattern = `${filter.op === 'starts' ? '' : '%'}${text}${filter.op === 'ends' ? '' : '%'}`;
    return eb(asText(eb, column), 'ilike', pattern);
  }
  return eb(comparable(eb, column), operators[filter.op], bound(eb, column, filter.value));
}

/** Elements of a comma-joined text: commas around both sides keep `1` from being found in `11`. */
function memberOf(eb: Builder, column: WhereColumn, texts: readonly string[]): Expression<SqlBool> {
  const joined = sqlFragment<string>`',' || ${asText(eb, column)} || ','`;
  return eb.or(texts.map((text) => eb(joined, 'like', `%,${escapeLike(text)},%`)));
}

const textStores: ReadonlySet<string> = new Set(['varchar', 'text']);

function asText(eb: Builder, { column, store }: WhereColumn): Expression<string> {
  const ref = eb.ref(column);
  return store && textStores.has(store) ? (ref as Expression<string>) : eb.cast<string>(ref, 'text');
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

/** A JSON column, or a report's column shown as text, is compared as text. */
function comparable(eb: Builder, column: WhereColumn): Expression<unknown> {
  const unlike = column.store ? column.store === 'json' : textKinds.has(column.kind);
  return unlike ? asText(eb, column) : eb.ref(column.column);
}

const largestInteger = 2_147_483_647;

/** A number that the column's own type cannot hold is bound as a numeric: no row equals it, and nothing fails. */
function bound(eb: Builder, { kind, store }: WhereColumn, value: FilterValue): Expression<unknown> {
  const fits =
    store === 'integer'
      ? Number.isInteger(value) && Math.abs(Number(value)) <= largestInteger
      : store === 'bigint'
        ? Number.isSafeInteger(value)
        : store !== undefined || kind !== 'number';
  return fits ? eb.val(value) : eb.cast(eb.val(value), 'numeric');
}
