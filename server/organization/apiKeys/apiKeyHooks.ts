import { adminRole } from '../../access/admins.ts';
import { rolesBeyond } from '../../access/grants.ts';
import type { Session } from '../../db/Database.ts';
import { formatDateTime } from '../../db/formatDateTime.ts';
import { builder, run, sqlFragment } from '../../db/sql.ts';
import { ForbiddenError } from '../../http/errors.ts';
import { logWithin } from '../../http/securityLog.ts';
import type { Draft, Records, TableHooks } from '../../records/Records.ts';
import type { FieldProblem } from '../../records/write/refusals.ts';

/** Throws ForbiddenError where one of the keys does more than the actor may. */
export async function assertKeysNotAbove(records: Records, ids: readonly string[], session: Session): Promise<void> {
  const { actor } = records;
  const select = builder.selectFrom('sys_api_key').where('tenant_id', '=', actor.tenant).select('role_id as role');
  const among = select.where('id', '=', sqlFragment<string>`any(${[...ids]})`);
  const roles = (await run<{ role: string }>(session, among)).rows.map(({ role }) => role);
  if ((await rolesBeyond(session, actor, roles)).length > 0) throw new ForbiddenError('a stronger key');
}

/** A key acts for a role that its maker could give, never for administrators, and not for ever. */
async function check(records: Records, drafts: readonly Draft[], session: Session) {
  const { actor, context } = records;
  const now = formatDateTime(context.clock(), context.compiled().app.timeZone);
  const admin = await adminRole(session, actor.tenant);
  const known = drafts.filter(({ old }) => old !== undefined).map(({ id }) => id);
  await assertKeysNotAbove(records, known, session);
  const found = new Map<Draft, FieldProblem[]>();
  for (const draft of drafts) {
    const { old, values } = draft;
    const role = String(values.roleId ?? '');
    const problems: FieldProblem[] = [];
    if (role === admin && role !== '')
      problems.push({ key: 'roleId', message: '管理员角色不能给密钥用，请建一个只含所需权限的角色' });
    else if (role !== old?.roleId && (await rolesBeyond(session, actor, [role])).length > 0)
      problems.push({ key: 'roleId', message: '这个角色的权限超出您自己的，不能给密钥用' });
    if (values.expireTime !== old?.expireTime && String(values.expireTime ?? '') <= now)
      problems.push({ key: 'expireTime', message: '有效期至应晚于现在' });
    values.status = old?.status ?? '0';
    values.hint = old?.hint ?? null;
    if (problems.length > 0) found.set(draft, problems);
  }
  return found;
}

/** Writes down what became of a key. */
export function logKey({ context, actor }: Records, session: Session, detail: string): Promise<void> {
  const { userId, tenant } = actor;
  return logWithin(session, context, { kind: 'api_key_changed', userId, tenant, detail });
}

async function written(records: Records, drafts: readonly Draft[], session: Session): Promise<void> {
  for (const { old, values, id } of drafts)
    await logKey(records, session, `${old ? '修改' : '新增'} ${values.title} ${id}`);
}

async function removing(records: Records, ids: readonly string[], session: Session): Promise<void> {
  await assertKeysNotAbove(records, ids, session);
  await logKey(records, session, `删除 ${ids.join()}`);
}

/** Keys of programs: what they open is what their role does. */
export const apiKeyHooks: TableHooks = { oneByOne: true, check, written, removing };
