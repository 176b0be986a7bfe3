import { type Expression, expressionBuilder, type SqlBool } from 'kysely';
import type { Model } from '../../engine/compiled.ts';
import type { PlanSort } from '../../engine/plan.ts';
import type { Filter } from '../../engine/queries/Filter.ts';
import type { PageRequest } from '../../engine/queries/page.ts';
import type { Value } from '../../engine/values/ValueType.ts';
import type { Context } from '../context.ts';
import type { Database, Row, Session, SqlValue } from '../db/Database.ts';
import { type AnySchema, builder, run, runFirst, sqlFragment } from '../db/sql.ts';
import { ConflictError, NotFoundError, ParamError } from '../plugins/errors.ts';
import { momentText } from '../system/moments.ts';
import type { Records } from './access.ts';
import { completed } from './check.ts';
import { countOwner, countsOf } from './counts.ts';
import { readBody, withDefaults } from './input.ts';
import { type FieldProblem, refusalOfWrite, ValidationError } from './refusals.ts';
import type { Shape } from './shape.ts';
import { whereFilter } from './where.ts';

export interface RecordQuery {
  filter: Filter;
  sort: readonly PlanSort[];
  page: PageRequest;
}

/** One page with the total of the whole result. */
export async function listRecords(records: Records, query: RecordQuery): Promise<{ records: Row[]; total: number }> {
  return inTenant(records, async (session) => {
    const { limit, offset } = query.page;
    const { rows } = await run(session, selectRecords(records, query).limit(limit).offset(offset));
    // A page that is not full tells the total by itself.
    if (rows.length < limit && (rows.length > 0 || offset === 0)) return { records: rows, total: offset + rows.length };
    return { records: rows, total: await countRecords(records, query.filter, session) };
  });
}

async function countRecords(records: Records, filter: Filter, session: Session): Promise<number> {
  const { context, actor, shape } = records;
  const counting = builder
    .selectFrom(shape.model.table)
    .where(mine(records))
    .where(whereFilter(filter, shape.columns))
    .select((eb) => eb.fn.countAll<number>().as('total'));
  const { sql, parameters } = counting.compile();
  const owner = countOwner(actor.tenant, shape.model.table);
  return countsOf(context.db).total(owner, JSON.stringify([sql, parameters]), context.clock().getTime(), async () =>
    Number((await runFirst<{ total: number }>(session, counting))?.total ?? 0),
  );
}

/** All matching records in order, the id last so that pages never overlap. */
export function selectRecords(records: Records, query: Pick<RecordQuery, 'filter' | 'sort'>) {
  const { shape } = records;
  let select = builder
    .selectFrom(shape.model.table)
    .where(mine(records))
    .where(whereFilter(query.filter, shape.columns))
    .select(selection(shape));
  for (const { column, order } of [...query.sort, idOrder(query.sort)]) {
    const target = shape.columns.get(column);
    if (!target) throw new Error(`sort by an unknown column: ${column}`);
    const filled = column === 'id' || column === 'createTime' || order === 'asc';
    const ref = sqlFragment.ref(target.column);
    select = select.orderBy(ref, filled ? order : (ordering) => ordering.desc().nullsLast());
  }
  return select;
}

function idOrder(sort: readonly PlanSort[]): PlanSort {
  return { column: 'id', order: sort.at(-1)?.order ?? 'desc' };
}

/** One record. Throws NotFoundError. */
export async function getRecord(records: Records, id: string): Promise<Row> {
  const row = await inTenant(records, (session) => findRecord(records, id, session));
  if (!row) throw new NotFoundError();
  return row;
}

/**
 * Adds a record. `answer` makes of its new id what is answered, inside the same transaction: either both are kept or
 * neither. Throws ValidationError.
 */
export async function addRecord<T>(
  records: Records,
  body: unknown,
  answer: (id: string, session: Session) => Promise<T>,
): Promise<T> {
  const { context, actor, shape } = records;
  const read = readBody(body, shape, records.dictionary);
  const { row: values, problems } = completed(records, withDefaults(read.values, shape));
  refuse([...read.problems, ...problems]);
  const id = context.newId();
  const row = {
    ...columnValues(values, shape),
    id,
    tenant_id: actor.tenant,
    version: 1,
    create_by: actor.username,
    create_time: now(context),
    sys_org_code: actor.orgCode,
  };
  return writing(records, async (session) => {
    await run(session, builder.insertInto(shape.model.table).values(row));
    return answer(id, session);
  });
}

/**
 * Changes the fields that were sent, of the record and version that were named, and answers the record as it is now.
 * Throws NotFoundError, ConflictError with the current record, ValidationError.
 */
export async function editRecord(records: Records, body: unknown): Promise<Row> {
  const { context, actor, shape } = records;
  const read = readBody(body, shape, records.dictionary);
  const { id, version } = namedRecord(body);
  return writing(records, async (session) => {
    const current = await findRecord(records, id, session, true);
    if (!current) throw new NotFoundError();
    if (current.version !== version) throw new ConflictError(visible(current, shape));
    const old = current as Record<string, Value>;
    const { row: values, problems } = completed(records, { ...old, ...read.values }, old);
    refuse([...read.problems, ...problems]);
    const changed = await runFirst(
      session,
      builder
        .updateTable(shape.model.table)
        .set({
          ...columnValues(changedFields(values, old), shape),
          version: version + 1,
          update_by: actor.username,
          update_time: now(context),
        })
        .where(mine(records))
        .where('id', '=', id)
        .where('version', '=', version)
        .returning(selection(shape)),
    );
    if (changed) return changed;
    const newest = await findRecord(records, id, session);
    throw newest ? new ConflictError(newest) : new NotFoundError();
  });
}

const mostRemoved = 1_000;

/** Removes all of `ids` (comma-joined) or none. Throws NotFoundError when one of them is not there. */
export async function removeRecords(records: Records, ids: string): Promise<number> {
  const wanted = [...new Set(ids.split(',').map((id) => id.trim()))].filter((id) => id !== '');
  if (wanted.length === 0 || wanted.length > mostRemoved) throw new ParamError('ids');
  const { table } = records.shape.model;
  return writing(records, async (session) => {
    const { affected } = await run(session, builder.deleteFrom(table).where(mine(records)).where('id', 'in', wanted));
    if (affected !== wanted.length) throw new NotFoundError();
    return affected;
  });
}

/** The builder's own wall; row-level security is the other one. */
function mine({ actor }: Records): Expression<SqlBool> {
  return expressionBuilder<AnySchema, string>()('tenant_id', '=', actor.tenant);
}

function selection(shape: Shape) {
  return [...shape.columns].map(([key, { column }]) => sqlFragment.ref(column).as(key));
}

/** With `all` the fields hidden from the actor as well: rules look at the whole record. */
async function findRecord(records: Records, id: string, session: Session, all = false): Promise<Row | undefined> {
  const { model } = records.shape;
  const hidden = all ? model.fields.filter((field) => !records.shape.columns.has(field.key)) : [];
  return runFirst(
    session,
    builder
      .selectFrom(model.table)
      .where(mine(records))
      .where('id', '=', id)
      .select([...selection(records.shape), ...hidden.map((field) => sqlFragment.ref(field.column).as(field.key))]),
  );
}

function visible(row: Row, shape: Shape): Row {
  return Object.fromEntries(Object.entries(row).filter(([key]) => shape.columns.has(key)));
}

function namedRecord(body: unknown): { id: string; version: number } {
  const { id, version } = body as { id?: unknown; version?: unknown };
  const number = typeof version === 'string' && /^\d{1,9}$/.test(version) ? Number(version) : version;
  if (typeof id !== 'string' || id === '') throw new ParamError('id');
  if (typeof number !== 'number' || !Number.isInteger(number)) throw new ParamError('version');
  return { id, version: number };
}

/** Unchanged values are not written again: what the database keeps exactly must not pass through a rounding. */
function changedFields(values: Readonly<Record<string, Value>>, old: Readonly<Record<string, Value>>) {
  const same = (left: Value | undefined, right: Value | undefined) => JSON.stringify(left) === JSON.stringify(right);
  return Object.fromEntries(Object.entries(values).filter(([key, value]) => !same(value, old[key])));
}

function columnValues(values: Readonly<Record<string, Value>>, shape: Shape): Record<string, SqlValue> {
  const written: Record<string, SqlValue> = {};
  for (const field of shape.model.fields) {
    const value = values[field.key];
    if (value !== undefined) written[field.column] = sqlValue(value, field.store.type === 'json');
  }
  return written;
}

function sqlValue(value: Value, json: boolean): SqlValue {
  if (value === null || (typeof value !== 'object' && !json)) return value as SqlValue;
  return JSON.stringify(value);
}

/** One problem a field, the first one found: a value that cannot be read is also missing. */
function refuse(problems: readonly FieldProblem[]): void {
  const first = new Map([...problems].reverse().map((problem) => [problem.key, problem]));
  if (first.size > 0) throw new ValidationError(problems.filter((problem) => first.get(problem.key) === problem));
}

function now(context: Context): string {
  return momentText(context.clock(), context.compiled().app.timeZone);
}

function inTenant<T>({ context, actor }: Records, work: (session: Session) => Promise<T>): Promise<T> {
  return context.db.withTenant({ tenant: actor.tenant }, work);
}

async function writing<T>(records: Records, work: (session: Session) => Promise<T>): Promise<T> {
  const { context, actor, shape } = records;
  try {
    return await inTenant(records, work);
  } catch (error) {
    throw refusalOfWrite(error, shape.model);
  } finally {
    forgetCounts(context.db, actor.tenant, shape.model);
  }
}

/** To be called after every write to a model's table that does not go through this file. */
export function forgetCounts(db: Database, tenant: string, model: Model): void {
  countsOf(db).forget(countOwner(tenant, model.table));
}
