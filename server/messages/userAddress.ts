import { allRows } from '../db/Database.ts';
import { builder, runFirst } from '../db/sql.ts';
import type { Context } from '../http/Context.ts';

/** Where a user of the tenant is reached, as their account has it. */
export async function userAddress(
  db: Context['db'],
  of: { tenant: string; username: string; column: 'email' | 'phone' | 'id'; title: string },
): Promise<{ address: string } | { problem: string }> {
  const { tenant, username, column, title } = of;
  const select = builder
    .selectFrom('sys_user')
    .where('tenant_id', '=', tenant)
    .where('username', '=', username)
    .where('status', '=', 1)
    .select([`${column} as address`]);
  const user = await db.withTenant(allRows(tenant), (session) => runFirst<{ address: string | null }>(session, select));
  if (user === undefined) return { problem: `没有用户“${username}”，或已停用` };
  return user.address ? { address: user.address } : { problem: `用户“${username}”没有填写${title}` };
}
