import type { Expression, SqlBool } from 'kysely';
import type { Model } from '../../engine/plan/compiled.ts';
import { openScreens } from '../access/openScreens.ts';
import type { Row } from '../db/Database.ts';
import { builder, run, sqlFragment } from '../db/sql.ts';
import type { Actor } from '../http/Context.ts';
import { nameOf } from '../records/changeSets/readSets.ts';
import type { Records } from '../records/Records.ts';
import { inTenant, selection, visible } from '../records/write/tenantRows.ts';
import { rowsOfActor } from './mayMove.ts';

/** The records of one model that wait for somebody. */
export interface Waiting {
  /** Wire code and title of the model. */
  code: string;
  title: string;
  /** Id of a screen the actor may look at them in; empty: none. */
  screen: string;
  total: number;
  records: WaitingRecord[];
}

export interface WaitingRecord {
  name: string;
  /** As much of the record as the actor may see. */
  row: Row;
  /** Since when, `YYYY-MM-DD HH:mm:ss`, and who brought it here; null where nobody did. */
  since: string | null;
  by: string | null;
}

/** What of a model waits for the actor, or for those they stand for (`actors`, themselves first), longest first, `size` of it; undefined where it has nothing that can wait for them. */
export async function waitingIn(
  records: Records,
  actors: readonly Actor[],
  size: number,
): Promise<Waiting | undefined> {
  const { context, actor, shape } = records;
  const { model } = shape;
  const inbox = (model.states?.transitions ?? []).filter((transition) => transition.inbox);
  const mine = inbox.flatMap((transition) =>
    actors.flatMap((each) => {
      const rows = rowsOfActor(context, each, model, transition);
      return rows === 'none' ? [] : [{ from: transition.from, rows }];
    }),
  );
  if (mine.length === 0) return undefined;
  const waits = sqlFragment<SqlBool>`(${sqlFragment.join(
    mine.map(({ from, rows }) => waitsSql(model, from, rows)),
    sqlFragment` or `,
  )})`;
  const [screen = ''] = openScreens(context, actor).get(model.code) ?? [];
  const { rows, total } = await readWaiting(records, waits, size);
  return {
    code: model.code,
    title: model.title,
    screen,
    total,
    records: rows.map((row) => told(records, row)),
  };
}

function waitsSql(model: Model, from: readonly string[], rows: 'all' | Expression<SqlBool>): Expression<SqlBool> {
  const column = model.fields.find(({ key }) => key === model.states?.field)?.column ?? '';
  const stands = sqlFragment<SqlBool>`${sqlFragment.ref(column)}::text = any(${[...from]}::text[])`;
  return rows === 'all' ? stands : sqlFragment<SqlBool>`(${stands} and ${rows})`;
}

async function readWaiting(
  records: Records,
  waits: Expression<SqlBool>,
  size: number,
): Promise<{ rows: Row[]; total: number }> {
  const { actor, shape } = records;
  const { table } = shape.model;
  const found = builder.selectFrom(table).where('tenant_id', '=', actor.tenant).where(waits);
  const last = (column: string) =>
    builder
      .selectFrom('sys_record_transition as s')
      .where('s.tenant_id', '=', actor.tenant)
      .where('s.table_name', '=', table)
      .whereRef('s.record_id', '=', `${table}.id`)
      .orderBy('s.version', 'desc')
      .limit(1)
      .select(`s.${column}`);
  const page = found
    .select([...selection(shape), last('create_time').as('waits_since'), last('realname').as('brought_by')])
    .orderBy(sqlFragment`waits_since`, (order) => order.asc().nullsFirst())
    .orderBy('id')
    .limit(size);
  const all = found.select((eb) => eb.fn.countAll<string>().as('total'));
  return inTenant(records, async (session) => {
    const { rows } = await run(session, page);
    const [count] = (await run<{ total: string }>(session, all)).rows;
    return { rows, total: Number(count?.total ?? 0) };
  });
}

function told({ shape }: Records, row: Row): WaitingRecord {
  const known = visible(row, shape);
  return {
    name: nameOf(shape, known),
    row: known,
    since: textOrNull(row.waits_since),
    by: textOrNull(row.brought_by),
  };
}

const textOrNull = (value: unknown): string | null => (typeof value === 'string' ? value : null);
