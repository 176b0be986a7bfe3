import type { Model } from '../../../engine/plan/compiled.ts';
import { SECRET_MASK } from '../../../engine/values/secret.ts';
import type { Database, Row, Session, TransactionOptions } from '../../db/Database.ts';
import { formatDateTime } from '../../db/formatDateTime.ts';
import { builder, run, sqlFragment } from '../../db/sql.ts';
import { columnSql, isNumberedCode, ofTenant, type WhereColumn } from '../../db/where.ts';
import type { Context } from '../../http/Context.ts';
import { BusinessError } from '../../http/errors.ts';
import { holdClaim } from '../../http/idempotency.ts';
import { historyFields, STAMPS } from '../history/writeHistory.ts';
import type { Records, StoredRow, Writer } from '../Records.ts';
import { countOwner, countsOf } from '../read/counts.ts';
import { type Shape, shapeOf } from '../shape.ts';
import { mastersOf } from './lines.ts';
import { refusalOfWrite } from './refusals.ts';

/** Every column the actor may see, under its key. */
export function selection({ columns }: Pick<Shape, 'columns'>) {
  return [...columns].map(([key, column]) => shownColumn(column).as(key));
}

/** A column's value; of a secret only whether there is one. */
export function shownColumn(column: WhereColumn) {
  if (isNumberedCode(column)) return sqlFragment`${columnSql(column)}::text`;
  if (column.kind !== 'secret') return columnSql(column);
  if (column.always) return sqlFragment`${SECRET_MASK}::text`;
  return sqlFragment`case when ${sqlFragment.ref(column.column)} is not null then ${SECRET_MASK} end`;
}

/** What history keeps of a record, as it is read elsewhere. */
export function historySelection(model: Model) {
  const { columns } = shapeOf(model, NOTHING);
  const keys = ['id', 'version', ...STAMPS, ...historyFields(model).map(({ key }) => key)];
  return keys.flatMap((key) => {
    const column = columns.get(key);
    return column ? [shownColumn(column).as(key)] : [];
  });
}

/** Every column, those hidden from the actor too. */
export function wholeSelection(shape: Shape) {
  const hidden = [...shapeOf(shape.model, NOTHING).columns].filter(([key]) => !shape.columns.has(key));
  return [...selection(shape), ...hidden.map(([key, column]) => shownColumn(column).as(key))];
}

const NOTHING: ReadonlySet<string> = new Set();

/** Without the fields hidden from the actor. */
export function visible(row: Row, shape: Shape): Row {
  return Object.fromEntries(Object.entries(row).filter(([key]) => shape.columns.has(key)));
}

/** The named records, whole, held until the transaction ends; always in the same order, so that no two wait crosswise. */
export async function lockRows(
  records: Pick<Writer, 'shape' | 'actor'>,
  ids: readonly string[],
  session: Session,
): Promise<Map<string, StoredRow>> {
  if (ids.length === 0) return new Map();
  const { shape } = records;
  const select = builder
    .selectFrom(shape.model.table)
    .where(ofTenant(records.actor.tenant))
    .where('id', '=', sqlFragment`any(${[...ids]})`)
    .select(wholeSelection(shape))
    .orderBy('id')
    .forUpdate();
  return new Map((await run<StoredRow>(session, select)).rows.map((row) => [row.id, row]));
}

/** A sub-table's records of the main records, whole, in their order. */
export async function childRows(
  records: Records,
  { foreignKey, order, lock = false }: { foreignKey: string; order: string | undefined; lock?: boolean },
  mainIds: readonly string[],
  session: Session,
): Promise<StoredRow[]> {
  const { shape } = records;
  let select = builder
    .selectFrom(shape.model.table)
    .where(ofTenant(records.actor.tenant))
    .where(foreignKey, '=', sqlFragment`any(${[...mainIds]})`)
    .select(wholeSelection(shape));
  if (order !== undefined) select = select.orderBy(order, (ordering) => ordering.asc().nullsLast());
  select = select.orderBy('create_time').orderBy('id');
  return (await run<StoredRow>(session, lock ? select.forUpdate() : select)).rows;
}

/** Local time as text, as records are stamped with it. */
export function stampNow(context: Pick<Context, 'clock' | 'compiled'>): string {
  return formatDateTime(context.clock(), context.compiled().app.timeZone);
}

/** Work inside the actor's tenant. */
export function inTenant<T>({ context, actor }: Records, work: (session: Session) => Promise<T>): Promise<T> {
  return context.db.withTenant(actor, work);
}

/** Work that changes records of the models, all or nothing; what the database refuses is reported by field. */
export async function writing<T>(
  { context, actor, shape, claim, ports }: Records,
  touched: readonly Model[],
  work: (session: Session) => Promise<T>,
  options?: TransactionOptions,
): Promise<T> {
  const why = ports.hooks.get(shape.model.table)?.readOnly;
  if (why !== undefined) throw new BusinessError(why);
  try {
    const once = async (session: Session): Promise<T> => {
      await holdClaim(session, claim);
      return work(session);
    };
    return await context.db.withTenant(actor, once, options);
  } catch (error) {
    throw refusalOfWrite(error, shape.model);
  } finally {
    for (const model of withMasters(touched, context.compiled().models)) forgetCounts(context.db, actor.tenant, model);
  }
}

/** Models that were written to, and those whose totals follow from them. */
export function withMasters(touched: readonly Model[], models: ReadonlyMap<string, Model>): Set<Model> {
  return new Set([...touched, ...touched.flatMap((model) => mastersOf(model, models))]);
}

/** To be called after every write to a model's table that does not go through `writing`. */
export function forgetCounts(db: Database, tenant: string, model: Model): void {
  countsOf(db).forget(countOwner(tenant, model.table));
}
