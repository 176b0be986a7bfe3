import { HOME_TENANT, OTHER_TENANT } from '../config/builtIn.ts';
import { allRows } from '../db/Database.ts';
import { builder, run, runFirst } from '../db/sql.ts';
import type { Context } from '../http/Context.ts';

const below = [
  ['A01A01', '运营一部'],
  ['A01A02', '运营二部'],
  ['A01A03', '财务部'],
  ['A01A04', '客服部'],
] as const;

/** Where the demonstration's accounts work besides the head office. */
const members = [
  ['admin', 'A01A01'],
  ['admin', 'A01A02'],
  ['yunying', 'A01A01'],
  ['yunying', 'A01A02'],
  ['caiwu', 'A01A03'],
] as const;

/** Gives the demo tenants their departments while they have none; answers how many were made. */
export async function fillDepartments(context: Context): Promise<number> {
  const own = await fill(context, HOME_TENANT, '总部', below);
  const other = await fill(context, OTHER_TENANT, '隔离演示公司', []);
  if (own > 0) await fillMembers(context);
  return own + other;
}

async function fill(
  context: Context,
  tenant: string,
  root: string,
  departments: readonly (readonly [string, string])[],
): Promise<number> {
  return context.db.withTenant(allRows(tenant), async (session) => {
    const any = builder.selectFrom('sys_depart').select('id').where('tenant_id', '=', tenant).limit(1);
    if (await runFirst(session, any)) return 0;
    const parent = context.newId();
    const rows = [
      {
        id: parent,
        tenant_id: tenant,
        parent_id: '0',
        has_child: departments.length > 0 ? '1' : '0',
        depart_name: root,
        org_code: 'A01',
        depart_order: 0,
        org_category: '1',
      },
      ...departments.map(([code, name], index) => ({
        id: context.newId(),
        tenant_id: tenant,
        parent_id: parent,
        depart_name: name,
        org_code: code,
        depart_order: index + 1,
        has_child: '0',
        org_category: '2',
      })),
    ];
    await run(session, builder.insertInto('sys_depart').values(rows));
    return rows.length;
  });
}

async function fillMembers(context: Context): Promise<void> {
  const found = (table: string, key: string) =>
    builder
      .selectFrom(table)
      .where('tenant_id', '=', HOME_TENANT)
      .select(['id', `${key} as name`]);
  await context.db.withTenant(allRows(HOME_TENANT), async (session) => {
    const users = (await run<Named>(session, found('sys_user', 'username'))).rows;
    const departments = (await run<Named>(session, found('sys_depart', 'org_code'))).rows;
    const rows = members.flatMap(([username, code]) => {
      const user = users.find(({ name }) => name === username);
      const department = departments.find(({ name }) => name === code);
      return user && department ? [{ user_id: user.id, depart_id: department.id, tenant_id: HOME_TENANT }] : [];
    });
    if (rows.length > 0) await run(session, builder.insertInto('sys_user_depart').values(rows));
  });
}

interface Named {
  id: string;
  name: string;
}
