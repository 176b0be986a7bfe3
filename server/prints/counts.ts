import type { Print } from '../../engine/plan/print.ts';
import type { Row } from '../db/Database.ts';
import { builder, run } from '../db/sql.ts';
import type { Records } from '../records/Records.ts';
import { inTenant, stampNow } from '../records/write/tenantRows.ts';

/** How often a record was printed. */
export interface PrintCount {
  id: string;
  count: number;
  /** Who printed it last, and when; empty where nobody did. */
  lastBy: string;
  lastTime: string;
}

/** Of each of the records, in their order. */
export async function readCounts(records: Records, { id: print }: Print, rows: readonly Row[]): Promise<PrintCount[]> {
  const ids = rows.map(({ id }) => String(id));
  const select = builder
    .selectFrom('sys_print as p')
    .leftJoin('sys_user as u', (join) =>
      join.onRef('u.username', '=', 'p.create_by').onRef('u.tenant_id', '=', 'p.tenant_id'),
    )
    .where('p.tenant_id', '=', records.actor.tenant)
    .where('p.print', '=', print)
    .where('p.record_id', 'in', ids)
    .distinctOn('p.record_id')
    .select([
      'p.record_id as id',
      'p.create_time as time',
      (eb) => eb.fn.coalesce('u.realname', 'p.create_by').as('name'),
    ])
    .select((eb) =>
      eb.fn
        .countAll()
        .over((over) => over.partitionBy('p.record_id'))
        .as('count'),
    )
    .orderBy('p.record_id')
    .orderBy('p.create_time', 'desc')
    .orderBy('p.id', 'desc');
  const found = await inTenant(records, (session) =>
    run<{ id: string; time: string; name: string; count: number | string }>(session, select),
  );
  const byId = new Map(found.rows.map((row) => [row.id, row]));
  return ids.map((id) => {
    const row = byId.get(id);
    return { id, count: Number(row?.count ?? 0), lastBy: row?.name ?? '', lastTime: row?.time ?? '' };
  });
}

/** One more print of each. */
export async function addCounts(records: Records, { id: print }: Print, rows: readonly Row[]): Promise<void> {
  const { context, actor } = records;
  const values = rows.map(({ id }) => ({
    id: context.newId(),
    tenant_id: actor.tenant,
    print,
    record_id: String(id),
    create_by: actor.username,
    create_time: stampNow(context),
  }));
  await inTenant(records, (session) => run(session, builder.insertInto('sys_print').values(values)));
}
