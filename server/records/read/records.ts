import { type Expression, expressionBuilder, type SelectQueryBuilder, type SqlBool } from 'kysely';
import type { PlanSort } from '../../../engine/plan/Plan.ts';
import type { Filter } from '../../../engine/queries/Filter.ts';
import { type PageRequest, pageLimits } from '../../../engine/queries/page.ts';
import type { Row, Session } from '../../db/Database.ts';
import { type AnySchema, builder, run, runFirst, selectionOf, sqlFragment } from '../../db/sql.ts';
import { columnSql, ofTenant, whereFilter } from '../../db/where.ts';
import { type Page, page } from '../../http/envelope.ts';
import { NotFoundError } from '../../http/errors.ts';
import type { Records } from '../Records.ts';
import { withSubTables } from '../write/subTables.ts';
import { inTenant, selection } from '../write/tenantRows.ts';
import { labelOrder } from './labelOrder.ts';
import { countAll, openTotal } from './totals.ts';

export interface RecordQuery {
  filter: Filter;
  sort: readonly PlanSort[];
  page: PageRequest;
  /** Narrows the rows further. */
  within?: Expression<SqlBool>;
}

/** One page of records with how many there are on all pages. */
export interface Listing {
  records: Row[];
  total: number;
  /** The total is the planner's and not counted. */
  totalEstimated?: true;
}

/** A listing as lists are answered. */
export function pageOf({ records, total, totalEstimated }: Listing, query: Pick<RecordQuery, 'page'>): Page<Row> {
  const { current, size } = query.page;
  return { ...page(records, total, current, size), ...(totalEstimated ? { totalEstimated } : {}) };
}

/** The tenant's records, as far as their table says they are there. */
function there(records: Records): Expression<SqlBool> {
  const within = records.ports.hooks.get(records.shape.model.table)?.within?.(records.context, records.actor);
  const eb = expressionBuilder<AnySchema, string>();
  return within === undefined ? ofTenant(records.actor.tenant) : eb.and([ofTenant(records.actor.tenant), within]);
}

/** Rows of one statement; what is longer is read batch by batch, so that nobody waits for all of it. */
const BATCH = 500;

/** From here on the ids of a page are looked up first: rows that are passed over are read in the index alone. */
const DEEP = 1_000;

/** One page with the total of the whole result; `estimate`: the reader can tell people of a total that is not counted. */
export async function listRecords(
  records: Records,
  query: RecordQuery,
  { estimate = false }: { estimate?: boolean } = {},
): Promise<Listing> {
  const { limit, offset } = query.page;
  if (limit <= pageLimits.size) return readPage(records, query, estimate);
  const first = { ...query, page: { ...query.page, limit: BATCH } };
  const begin = (await inTenant(records, (session) => run(session, selectPage(records, first)))).rows;
  if (begin.length < BATCH) return { records: begin, total: offset + begin.length };
  const rows = await readLong(records, query);
  if (rows.length < limit) return { records: rows, total: offset + rows.length };
  return { records: rows, total: await countAll(records, selectMatching(records, query)) };
}

/**
 * Whether rows are looked through for a part of a text, which no index finds: who asks for one number finds a row or two
 * after all of them, and a count would go through all of them once more.
 */
function looksThrough(filter: Filter): boolean {
  return 'filters' in filter ? filter.filters.some(looksThrough) : 'text' in filter;
}

async function readPage(records: Records, query: RecordQuery, estimate: boolean): Promise<Listing> {
  const { context, actor } = records;
  const { limit, offset } = query.page;
  const total = openTotal(records, selectMatching(records, query), { ...query.page, estimate });
  const alone = offset === 0 && total.readings.length > 0 && looksThrough(query.filter);
  const readings = [selectionOf(selectPage(records, query)), ...(alone ? [] : total.readings)];
  const [found, ...beside] = await context.db.readTogether(actor, readings);
  const rows = found?.rows ?? [];
  // A page that is not full tells the total by itself.
  if (rows.length < limit && (rows.length > 0 || offset === 0)) return { records: rows, total: offset + rows.length };
  const counted = alone ? await context.db.readTogether(actor, total.readings) : beside;
  const { total: all, estimated } = await total.settle(counted, rows.length);
  return { records: rows, total: all, ...(estimated ? { totalEstimated: true } : {}) };
}

function selectPage(records: Records, query: RecordQuery) {
  const { limit, offset } = query.page;
  if (offset < DEEP) return selectRecords(records, query).limit(limit).offset(offset);
  const ids = inOrder(records, query.sort, selectMatching(records, query).select('id')).limit(limit).offset(offset);
  const page = builder
    .selectFrom(records.shape.model.table)
    .where(there(records))
    .where('id', '=', sqlFragment`any(array(${ids}))`)
    .select(selection(records.shape));
  return inOrder(records, query.sort, page);
}

async function readLong(records: Records, query: RecordQuery): Promise<Row[]> {
  const { context, actor } = records;
  const { limit, offset } = query.page;
  const asked = selectionOf(selectRecords(records, query).limit(limit).offset(offset));
  const rows: Row[] = [];
  await context.db.readInBatches(actor, asked, { size: BATCH }, async (batch) => {
    rows.push(...batch);
    return true;
  });
  return rows;
}

/** All matching records, in no order, and nothing of them yet. */
export function selectMatching(records: Records, { filter, within }: Pick<RecordQuery, 'filter' | 'within'>) {
  const { shape } = records;
  const select = builder.selectFrom(shape.model.table).where(there(records)).where(whereFilter(filter, shape.columns));
  return within ? select.where(within) : select;
}

/** All matching records in order, the id last so that pages never overlap. */
export function selectRecords(records: Records, query: Pick<RecordQuery, 'filter' | 'sort' | 'within'>) {
  return inOrder(records, query.sort, selectMatching(records, query).select(selection(records.shape)));
}

/** What the indexes of `modelIndexes` are made for. */
function inOrder<O>(records: Records, sort: readonly PlanSort[], query: SelectQueryBuilder<AnySchema, string, O>) {
  const { shape } = records;
  let select = query;
  for (const { key: column, order } of [...sort, idOrder(sort)]) {
    const target = shape.columns.get(column);
    if (!target) throw new Error(`sort by an unknown column: ${column}`);
    const filled = column === 'id' || column === 'createTime' || order === 'asc';
    const labels = labelOrder(records, column, target);
    for (const ref of [...(labels ? [labels] : []), columnSql(target)])
      select = select.orderBy(ref, filled ? order : (ordering) => ordering.desc().nullsLast());
  }
  return select;
}

function idOrder(sort: readonly PlanSort[]): PlanSort {
  return { key: 'id', order: sort.at(-1)?.order ?? 'desc' };
}

/** One record with the rows of its sub-tables. Throws NotFoundError. */
export async function getRecord(records: Records, id: string): Promise<Row> {
  return inTenant(records, async (session) => {
    const row = await findRecord(records, id, session);
    if (!row) throw new NotFoundError();
    return withSubTables(records, row, session);
  });
}

async function findRecord(records: Records, id: string, session: Session): Promise<Row | undefined> {
  const { shape } = records;
  return runFirst(
    session,
    builder.selectFrom(shape.model.table).where(there(records)).where('id', '=', id).select(selection(shape)),
  );
}
