import { allRows, type Session } from '../../db/Database.ts';
import { formatDateTime } from '../../db/formatDateTime.ts';
import { builder, run, sqlFragment } from '../../db/sql.ts';
import { SELECT_TENANTS } from '../../db/statements/jobs.ts';
import type { Context } from '../../http/Context.ts';
import { BusinessError, NotFoundError } from '../../http/errors.ts';
import { type HistoryEntry, writeHistory } from '../history/writeHistory.ts';
import type { Records, Writer } from '../Records.ts';
import { shapeOf } from '../shape.ts';
import { inTenant } from '../write/tenantRows.ts';
import { selectBin } from './readBin.ts';

const DAY = 24 * 60 * 60_000;
const BATCH = 1_000;

/** Ids of the bin; or all that the actor sees, if they are still as many as was agreed to. */
export type Purging = { ids: readonly string[] } | { count: number };

/**
 * Removes entries of a model's bin for good; answers how many. Their history says so, and no change set brings them back.
 * Throws NotFoundError for an id that is not there to be seen, BusinessError where there are more or fewer by now.
 */
export async function purgeBin(records: Records, what: Purging): Promise<number> {
  return inTenant(records, async (session) => {
    const asked = 'ids' in what ? { ids: what.ids } : {};
    const seen = (await selectBin(records, asked, session)).select(sqlFragment<string>`_bin_id`.as('id'));
    const ids = (await run<{ id: string }>(session, seen)).rows.map(({ id }) => id);
    if ('ids' in what && ids.length < what.ids.length) throw new NotFoundError();
    if ('count' in what && ids.length !== what.count)
      throw new BusinessError(`回收站有变化，现在会彻底删除 ${ids.length} 条，请重新确认`);
    for (let start = 0; start < ids.length; start += BATCH)
      await writeHistory(records, await dropped(records, ids.slice(start, start + BATCH), session), session);
    return ids.length;
  });
}

type Binned = Pick<Writer, 'actor' | 'shape'>;

async function dropped({ actor, shape }: Binned, ids: readonly string[], session: Session): Promise<HistoryEntry[]> {
  const gone = builder
    .deleteFrom('sys_record_bin')
    .where('tenant_id', '=', actor.tenant)
    .where('id', '=', sqlFragment`any(${[...ids]})`)
    .returning(['record_id as id', sqlFragment<number>`(kept -> 'row' ->> 'version')::integer + 2`.as('version')]);
  const { rows } = await run<{ id: string; version: number }>(session, gone);
  if (shape.model.history === false) return [];
  return rows.map((row) => ({ ...row, act: 'purge', changes: {} }));
}

/** Records that came back by another way than the bin's are not in it any more. */
export async function leaveBin({ actor, shape }: Binned, ids: readonly string[], session: Session): Promise<void> {
  if (shape.model.recycleBin === undefined || ids.length === 0) return;
  const back = builder
    .deleteFrom('sys_record_bin')
    .where('tenant_id', '=', actor.tenant)
    .where('table_name', '=', shape.model.table)
    .where('record_id', '=', sqlFragment`any(${[...ids]})`);
  await run(session, back);
}

/** Removes for good what has been in the bins of models for as many days as they say, in every tenant; answers how many. */
export async function sweepBins(context: Context, signal: AbortSignal): Promise<number> {
  const { app, models } = context.compiled();
  const { rows: tenants } = await context.db.query<{ id: string }>(SELECT_TENANTS);
  let count = 0;
  for (const model of models.values()) {
    const { days } = model.recycleBin ?? {};
    if (days === undefined) continue;
    const until = formatDateTime(new Date(context.clock().getTime() - days * DAY), app.timeZone);
    const shape = shapeOf(model, new Set());
    for (const { id: tenant } of tenants) {
      const actor = { ...allRows(tenant), username: '定时任务', realname: '', roles: [], orgCode: '' };
      for (let found = BATCH; found === BATCH; count += found) {
        signal.throwIfAborted();
        found = await context.db.withTenant(actor, async (session) => {
          const old = await run<{ id: string }>(session, oldest({ actor, shape }, until));
          const ids = old.rows.map(({ id }) => id);
          await writeHistory({ context, actor, shape }, await dropped({ actor, shape }, ids, session), session);
          return ids.length;
        });
      }
    }
  }
  return count;
}

function oldest({ actor, shape }: Binned, until: string) {
  return builder
    .selectFrom('sys_record_bin')
    .where('tenant_id', '=', actor.tenant)
    .where('table_name', '=', shape.model.table)
    .where('create_time', '<', sqlFragment`${until}::timestamp`)
    .select('id')
    .limit(BATCH);
}
