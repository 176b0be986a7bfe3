import type { Context } from '../context.ts';
import { builder, run, runFirst } from '../db/sql.ts';
import { HOME_TENANT, OTHER_TENANT } from '../system/seed.ts';

const below = [
  ['A01A01', '运营一部'],
  ['A01A02', '运营二部'],
  ['A01A03', '财务部'],
  ['A01A04', '客服部'],
] as const;

/** Gives the demo tenants their departments while they have none; answers how many were made. */
export async function fillDepartments(context: Context): Promise<number> {
  const own = await fill(context, HOME_TENANT, '总部', below);
  return own + (await fill(context, OTHER_TENANT, '隔离演示公司', []));
}

async function fill(
  context: Context,
  tenant: string,
  root: string,
  departments: readonly (readonly [string, string])[],
): Promise<number> {
  return context.db.withTenant({ tenant }, async (session) => {
    const any = builder.selectFrom('sys_depart').select('id').where('tenant_id', '=', tenant).limit(1);
    if (await runFirst(session, any)) return 0;
    const parent = context.newId();
    const rows = [
      { id: parent, tenant_id: tenant, parent_id: null, depart_name: root, org_code: 'A01', depart_order: 0 },
      ...departments.map(([code, name], index) => ({
        ...{ id: context.newId(), tenant_id: tenant, parent_id: parent },
        ...{ depart_name: name, org_code: code, depart_order: index + 1 },
      })),
    ];
    await run(session, builder.insertInto('sys_depart').values(rows));
    return rows.length;
  });
}
