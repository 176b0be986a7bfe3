import { type Expression, expressionBuilder, type SqlBool } from 'kysely';
import type { PlanSort } from '../../../engine/plan/Plan.ts';
import type { Filter } from '../../../engine/queries/Filter.ts';
import { type PageRequest, pageLimits } from '../../../engine/queries/page.ts';
import type { Row, Session, SqlValue } from '../../db/Database.ts';
import { type AnySchema, builder, run, runFirst } from '../../db/sql.ts';
import { columnSql, ofTenant, whereFilter } from '../../db/where.ts';
import { NotFoundError } from '../../http/errors.ts';
import type { Records } from '../Records.ts';
import { withSubTables } from '../write/subTables.ts';
import { inTenant, selection } from '../write/tenantRows.ts';
import { countOwner, countsOf } from './counts.ts';
import { labelOrder } from './labelOrder.ts';

export interface RecordQuery {
  filter: Filter;
  sort: readonly PlanSort[];
  page: PageRequest;
  /** Narrows the rows further. */
  within?: Expression<SqlBool>;
}

/** The tenant's records, as far as their table says they are there. */
function there(records: Records): Expression<SqlBool> {
  const within = records.ports.hooks.get(records.shape.model.table)?.within?.(records.context);
  const eb = expressionBuilder<AnySchema, string>();
  return within === undefined ? ofTenant(records.actor.tenant) : eb.and([ofTenant(records.actor.tenant), within]);
}

/** Rows of one statement; what is longer is read batch by batch, so that nobody waits for all of it. */
const BATCH = 500;

/** One page with the total of the whole result. */
export async function listRecords(records: Records, query: RecordQuery): Promise<{ records: Row[]; total: number }> {
  const { limit } = query.page;
  if (limit <= pageLimits.size) return inTenant(records, (session) => readPage(records, query, session));
  const first = { ...query, page: { ...query.page, limit: BATCH } };
  const begin = await inTenant(records, (session) => selectPage(records, first, session));
  if (begin.length < BATCH) return { records: begin, total: query.page.offset + begin.length };
  const rows = await readLong(records, query);
  if (rows.length < limit) return { records: rows, total: query.page.offset + rows.length };
  return { records: rows, total: await inTenant(records, (session) => countRecords(records, query, session)) };
}

async function readPage(records: Records, query: RecordQuery, session: Session) {
  const { limit, offset } = query.page;
  const rows = await selectPage(records, query, session);
  // A page that is not full tells the total by itself.
  if (rows.length < limit && (rows.length > 0 || offset === 0)) return { records: rows, total: offset + rows.length };
  return { records: rows, total: await countRecords(records, query, session) };
}

async function selectPage(records: Records, query: RecordQuery, session: Session): Promise<Row[]> {
  const { limit, offset } = query.page;
  return (await run(session, selectRecords(records, query).limit(limit).offset(offset))).rows;
}

async function readLong(records: Records, query: RecordQuery): Promise<Row[]> {
  const { context, actor } = records;
  const { limit, offset } = query.page;
  const { sql, parameters } = selectRecords(records, query).limit(limit).offset(offset).compile();
  const selection = { sql, values: parameters as readonly SqlValue[] };
  const rows: Row[] = [];
  await context.db.readInBatches({ tenant: actor.tenant }, selection, { size: BATCH }, async (batch) => {
    rows.push(...batch);
    return true;
  });
  return rows;
}

async function countRecords(records: Records, query: RecordQuery, session: Session): Promise<number> {
  const { context, actor, shape } = records;
  let counted = builder
    .selectFrom(shape.model.table)
    .where(there(records))
    .where(whereFilter(query.filter, shape.columns));
  if (query.within) counted = counted.where(query.within);
  const counting = counted.select((eb) => eb.fn.countAll<number>().as('total'));
  const { sql, parameters } = counting.compile();
  const owner = countOwner(actor.tenant, shape.model.table);
  return countsOf(context.db).total(owner, JSON.stringify([sql, parameters]), context.clock().getTime(), async () =>
    Number((await runFirst<{ total: number }>(session, counting))?.total ?? 0),
  );
}

/** All matching records in order, the id last so that pages never overlap. */
export function selectRecords(records: Records, query: Pick<RecordQuery, 'filter' | 'sort' | 'within'>) {
  const { shape } = records;
  let select = builder
    .selectFrom(shape.model.table)
    .where(there(records))
    .where(whereFilter(query.filter, shape.columns))
    .select(selection(shape));
  if (query.within) select = select.where(query.within);
  for (const { key: column, order } of [...query.sort, idOrder(query.sort)]) {
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
