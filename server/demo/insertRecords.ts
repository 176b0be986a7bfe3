import type { Model } from '../../engine/plan/compiled.ts';
import { HOME_TENANT } from '../config/builtIn.ts';
import type { Session } from '../db/Database.ts';
import { builder, runFirst } from '../db/sql.ts';
import type { Context } from '../http/Context.ts';
import { insertRows } from '../records/write/insertRows.ts';

const STARTED = '2026-11-01 09:00:00';

/** Whether a tenant, the demonstration's unless given, has records of a model. */
export async function holdsAny(session: Session, { table }: Model, tenant = HOME_TENANT): Promise<boolean> {
  const any = builder.selectFrom(table).select('id').where('tenant_id', '=', tenant).limit(1);
  return (await runFirst(session, any)) !== undefined;
}

/** Inserts rows given by field keys; answers their new ids in order. */
export async function insertRecords(
  context: Pick<Context, 'newId'>,
  session: Session,
  model: Model,
  rows: readonly object[],
  tenant = HOME_TENANT,
) {
  const stamps = { tenant_id: tenant, version: 1, create_by: 'admin', create_time: STARTED, sys_org_code: 'A01' };
  const written = rows.map((row) => {
    const values = row as Readonly<Record<string, unknown>>;
    const record: Record<string, unknown> & { id: string } = { id: context.newId(), ...stamps };
    // What is not given is not written down for each row: the database leaves it empty.
    for (const { key, column } of model.fields) record[column] = values[key];
    return record;
  });
  await insertRows(session, model.table, written);
  return written.map(({ id }) => id);
}
