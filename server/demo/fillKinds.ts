import { HOME_TENANT } from '../config/builtIn.ts';
import { allRows } from '../db/Database.ts';
import { builder, runFirst } from '../db/sql.ts';
import type { Context } from '../http/Context.ts';
import { insertRows } from '../records/write/insertRows.ts';
import { KINDS, type Kind } from './kinds.ts';

const STARTED = '2026-11-01 09:00:00';

/** Puts kinds of goods into the demo's tree while it is empty; answers how many. Nothing where there is no such model. */
export async function fillKinds(context: Context): Promise<number> {
  const model = context.compiled().models.get('demo/tree');
  if (!model) return 0;
  return context.db.withTenant(allRows(HOME_TENANT), async (session) => {
    const any = builder.selectFrom(model.table).select('id').where('tenant_id', '=', HOME_TENANT).limit(1);
    if (await runFirst(session, any)) return 0;
    const rows = rowsOf(context, KINDS, '0');
    await insertRows(session, model.table, rows);
    return rows.length;
  });
}

function rowsOf(context: Context, kinds: readonly Kind[], parent: string): Record<string, unknown>[] {
  return kinds.flatMap(([name, code, rate, below = []], index) => {
    const id = context.newId();
    const row = {
      id,
      tenant_id: HOME_TENANT,
      version: 1,
      sys_org_code: 'A01',
      create_by: 'admin',
      create_time: STARTED,
      pid: parent,
      has_child: below.length > 0 ? '1' : '0',
      name,
      code,
      rate,
      state: code === 'Z' ? 'off' : 'on',
      owner: 'yunying',
      order_num: index + 1,
      remark: null,
    };
    return [row, ...rowsOf(context, below, id)];
  });
}
