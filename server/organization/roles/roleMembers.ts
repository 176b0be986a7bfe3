import { isRecord } from '../../../engine/api/envelope.ts';
import { adminRole, refuseLastAdmin } from '../../access/admins.ts';
import { bumpRights } from '../../auth/sessions.ts';
import { lockAdvisory, type Session } from '../../db/Database.ts';
import { builder, run, sqlFragment } from '../../db/sql.ts';
import { NotFoundError, ParamError } from '../../http/errors.ts';
import { logWithin } from '../../http/securityLog.ts';
import type { Records } from '../../records/Records.ts';

const MOST = 5_000;

/** Users named in a body: an array, or comma-joined. Throws ParamError. */
export function memberIds(body: unknown, key: string): string[] {
  const value = isRecord(body) ? body[key] : undefined;
  const given = typeof value === 'string' ? value.split(',') : value;
  if (!Array.isArray(given) || given.length > MOST || given.some((id) => typeof id !== 'string'))
    throw new ParamError(key);
  return [...new Set(given as string[])].filter((id) => id !== '');
}

/** Who has the role: `id`, `username`, `realname`. */
export async function readMembers(session: Session, tenant: string, roleId: string) {
  const select = builder
    .selectFrom('sys_user_role as m')
    .innerJoin('sys_role as r', 'r.id', 'm.role_id')
    .innerJoin('sys_user as u', 'u.id', 'm.user_id')
    .where('r.tenant_id', '=', tenant)
    .where('r.id', '=', roleId)
    .select(['u.id', 'u.username', 'u.realname'])
    .orderBy('u.username');
  return (await run<{ id: string; username: string; realname: string | null }>(session, select)).rows;
}

/** Makes exactly these users have the role. Throws NotFoundError for a role or user that is not the tenant's. */
export function setMembers(records: Records, roleId: string, users: readonly string[], session: Session) {
  return change(records, roleId, users, session, 'set');
}

/** Gives the role to these users as well. */
export function addMembers(records: Records, roleId: string, users: readonly string[], session: Session) {
  return change(records, roleId, users, session, 'add');
}

/** Takes the role from these users; who does not have it is no error. */
export function removeMembers(records: Records, roleId: string, users: readonly string[], session: Session) {
  return change(records, roleId, users, session, 'remove');
}

async function change(
  { actor, context }: Records,
  roleId: string,
  users: readonly string[],
  session: Session,
  how: 'set' | 'add' | 'remove',
): Promise<void> {
  const { tenant, userId } = actor;
  await lockAdvisory(session, `${tenant} administrators`);
  const before = (await readMembers(session, tenant, roleId)).map(({ id }) => id);
  const goes = (id: string): boolean => (how === 'set' ? !users.includes(id) : how === 'remove' && users.includes(id));
  const gone = before.filter(goes);
  const added = how === 'remove' ? [] : users.filter((id) => !before.includes(id));
  if (gone.length > 0 && roleId === (await adminRole(session, tenant))) await refuseLastAdmin(session, tenant, gone);
  const removal = builder.deleteFrom('sys_user_role').where('role_id', '=', roleId);
  await run(session, removal.where('user_id', '=', sqlFragment`any(${gone})`));
  const known = builder
    .selectFrom(['sys_user as u', 'sys_role as r'])
    .where('r.tenant_id', '=', tenant)
    .where('r.id', '=', roleId)
    .where('u.id', '=', sqlFragment`any(${added})`)
    .select(['u.id as user_id', 'r.id as role_id']);
  const insert = builder.insertInto('sys_user_role').columns(['user_id', 'role_id']).expression(known);
  // Row-level security shows only the tenant's own users and its guests.
  if ((await run(session, insert)).affected < added.length) throw new NotFoundError();
  await bumpRights(session, tenant, { users: [...gone, ...added] });
  const detail = `role ${roleId}: +${added.join()} -${gone.join()}`;
  await logWithin(session, context, { kind: 'members_changed', userId, tenant, detail });
}
