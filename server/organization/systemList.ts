import type { PlanSort } from '../../engine/plan/Plan.ts';
import type { Filter } from '../../engine/queries/Filter.ts';
import { QueryProblem } from '../../engine/queries/Filter.ts';
import { readFilter } from '../../engine/queries/filters.ts';
import { type PageRequest, readPage } from '../../engine/queries/page.ts';
import { readSort } from '../../engine/queries/sort.ts';
import type { Row, Session } from '../db/Database.ts';
import { builder, run, runFirst, sqlFragment } from '../db/sql.ts';
import { type WhereColumn, whereFilter } from '../db/where.ts';
import { type Page, page } from '../http/envelope.ts';
import { ParamError } from '../http/errors.ts';
import type { QueryParameters } from '../http/query.ts';

/** A system table as every signed-in user may list it: what is no column here can neither be read nor asked for. */
export interface SystemList {
  table: string;
  columns: ReadonlyMap<string, WhereColumn>;
  sort: readonly PlanSort[];
  /** Users of other tenants who work in this one are there as well. */
  guests?: true;
}

/** A column kept as text under the snake_case of its key. */
export function textColumn(key: string, column = key): [string, WhereColumn] {
  return [key, { column, kind: 'text', store: 'varchar' }];
}

/** What a request asks of a list. */
export interface SystemQuery {
  filter: Filter;
  sort: readonly PlanSort[];
  /** Keys of a row. */
  keys: readonly string[];
  page: PageRequest;
}

/**
 * Reads filters, `column` and `order`, `field` and the page; unknown names are passed over. What is hidden from the
 * asker is not in the rows and may not be asked for. Throws ParamError.
 */
export function readSystemQuery(
  list: SystemList,
  parameters: QueryParameters,
  hidden: ReadonlySet<string> = new Set(),
): SystemQuery {
  const shown = new Map([...list.columns].filter(([key]) => !hidden.has(key)));
  const kinds = new Map([...shown].map(([key, { kind }]) => [key, kind]));
  const fields = { kinds, hidden };
  try {
    return {
      filter: readFilter(parameters, fields),
      sort: readSort(parameters, fields, list.sort),
      keys: keysOf([...shown.keys()], parameters.field),
      page: readPage(parameters),
    };
  } catch (error) {
    throw error instanceof QueryProblem ? new ParamError(error.message) : error;
  }
}

/** `id,,,username,…`: the known ones among them and the id; all where none is known. */
function keysOf(shown: readonly string[], field = ''): string[] {
  const asked = new Set(field.split(',').map((key) => key.trim()));
  const known = shown.filter((key) => asked.has(key));
  return known.length === 0 ? [...shown] : [...new Set(['id', ...known])];
}

/** One page of the tenant's rows, the id last in the order so that pages never overlap; `session` is the tenant's. */
export async function listSystem(
  session: Session,
  tenant: string,
  list: SystemList,
  { filter, sort, keys, page: asked }: SystemQuery,
): Promise<Page<Row>> {
  const guests = builder.selectFrom('sys_user_tenant').where('tenant_id', '=', tenant).select('user_id');
  const found = builder
    .selectFrom(list.table)
    .where((eb) => {
      const own = eb('tenant_id', '=', tenant);
      return list.guests ? eb.or([own, eb('id', 'in', guests)]) : own;
    })
    .where(whereFilter(filter, list.columns));
  const counted = await runFirst<{ total: number }>(
    session,
    found.select((eb) => eb.fn.countAll().as('total')),
  );
  let select = found.select(keys.map((key) => sqlFragment.ref(list.columns.get(key)?.column ?? key).as(key)));
  for (const { key: column, order } of [...sort, { key: 'id', order: 'asc' as const }]) {
    select = select.orderBy(sqlFragment.ref(list.columns.get(column)?.column ?? column), order);
  }
  const { rows } = await run(session, select.limit(asked.limit).offset(asked.offset));
  return page(rows, Number(counted?.total ?? 0), asked.current, asked.size);
}
