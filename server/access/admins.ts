import { ADMIN_ROLE } from '../config/builtIn.ts';
import type { Session } from '../db/Database.ts';
import { builder, runFirst, sqlFragment } from '../db/sql.ts';
import { BusinessError } from '../http/errors.ts';

/** Id of the tenant's role of administrators; empty where there is none. */
export async function adminRole(session: Session, tenant: string): Promise<string> {
  const select = builder
    .selectFrom('sys_role')
    .where('tenant_id', '=', tenant)
    .where('role_code', '=', ADMIN_ROLE)
    .select('id');
  return (await runFirst<{ id: string }>(session, select))?.id ?? '';
}

/**
 * Throws BusinessError when the tenant would have no active administrator without `leaving`. Nothing where
 * none of them may now. To be called with the advisory lock of the tenant's administrators held.
 */
export async function refuseLastAdmin(session: Session, tenant: string, leaving: readonly string[]): Promise<void> {
  if (leaving.length === 0) return;
  const active = builder
    .selectFrom('sys_user_role as m')
    .innerJoin('sys_role as r', 'r.id', 'm.role_id')
    .innerJoin('sys_user as u', 'u.id', 'm.user_id')
    .where('r.tenant_id', '=', tenant)
    .where('r.role_code', '=', ADMIN_ROLE)
    .where('u.status', '=', 1);
  const among = sqlFragment<boolean>`u.id = any(${[...leaving]})`;
  const select = active.select((eb) => [
    eb.fn.countAll<string>().filterWhere(among).as('going'),
    eb.fn.countAll<string>().as('all'),
  ]);
  const counted = await runFirst<{ going: string; all: string }>(session, select);
  const [going, all] = [Number(counted?.going ?? 0), Number(counted?.all ?? 0)];
  if (going > 0 && going === all) throw new BusinessError('至少要保留一个正常状态的管理员');
}
