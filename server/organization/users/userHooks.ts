import { SECRET_MASK } from '../../../engine/values/secret.ts';
import { adminRole, refuseLastAdmin } from '../../access/admins.ts';
import { rolesBeyond, rolesOfUsers } from '../../access/grants.ts';
import { bumpRights } from '../../auth/sessions.ts';
import { lockAdvisory, type Session } from '../../db/Database.ts';
import { formatDateTime } from '../../db/formatDateTime.ts';
import { BUMP_EPOCH } from '../../db/statements/sessions.ts';
import { SET_REMOVER } from '../../db/statements/userBin.ts';
import { administers } from '../../http/Actor.ts';
import type { ModelAction } from '../../http/Context.ts';
import { BusinessError, ForbiddenError } from '../../http/errors.ts';
import { logWithin } from '../../http/securityLog.ts';
import type { Draft, Records, TableHooks } from '../../records/Records.ts';
import { changedFields } from '../../records/write/drafts.ts';
import { linkedIds } from '../../records/write/links.ts';
import type { FieldProblem } from '../../records/write/refusals.ts';
import { twins } from '../twins.ts';

const ROLES = 'selectedroles';
const FROZEN = 2;
const NAME = { table: 'sys_user', key: 'username', column: 'username', title: '用户账号' } as const;

const rolesIn = (values: Draft['values'] | undefined): string[] => linkedIds(values?.[ROLES]);
const isNewPassword = (values: Draft['values'], old: Draft['values']): boolean =>
  values.password !== old.password && values.password !== SECRET_MASK;
const isActive = (values: Draft['values']): boolean => Number(values.status ?? 1) !== FROZEN;

/** What the roles of a user must not be or lose, by the hand of this actor. */
function roleProblems({ actor }: Records, session: Session): (draft: Draft) => Promise<FieldProblem[]> {
  // A file gives many people the same roles.
  const asked = new Map<string, Promise<string[]>>();
  return async (draft) => {
    const before = rolesIn(draft.old);
    const added = rolesIn(draft.values).filter((role) => !before.includes(role));
    const key = added.toSorted().join();
    const beyond = await (asked.get(key) ?? asked.set(key, rolesBeyond(session, actor, added)).get(key));
    return beyond?.length ? [{ key: ROLES, message: `不能分配权限超出自己的角色：${beyond.join('、')}` }] : [];
  };
}

/** What of a user is another right than the record, or never changes: records and other systems name the account. */
function rightProblems({ context, actor, shape }: Records, { id, old, values }: Draft): FieldProblem[] {
  if (old === undefined) return [];
  const may = (action: ModelAction): boolean => context.rights.mayModel(actor, shape.model.id, action);
  const thawed = isActive(values);
  const wrong = [
    ['username', values.username !== old.username, '用户账号不能修改'],
    ['password', isNewPassword(values, old) && !may('reset_password'), '没有重置密码的权限'],
    ['status', thawed !== isActive(old) && !may(thawed ? 'unfreeze' : 'freeze'), '没有冻结或解冻的权限'],
    ['status', id === actor.userId && !thawed, '不能冻结自己'],
  ] as const;
  return wrong.filter(([, applies]) => applies).map(([key, , message]) => ({ key, message }));
}

/** Users who may do more than the actor are changed by administrators only. */
export async function assertNotAboveActor(
  records: Records,
  userIds: readonly string[],
  session: Session,
): Promise<void> {
  const { actor } = records;
  if (administers(actor) || userIds.length === 0) return;
  const roles = [...(await rolesOfUsers(session, actor.tenant, userIds)).values()].flat();
  if ((await rolesBeyond(session, actor, [...new Set(roles)])).length > 0) throw new ForbiddenError('a stronger user');
}

async function check(records: Records, drafts: readonly Draft[], session: Session) {
  const { actor } = records;
  // Changes that may remove an administrator wait for each other.
  await lockAdvisory(session, `${actor.tenant} administrators`);
  const known = drafts.filter(({ old }) => old !== undefined);
  await assertNotAboveActor(
    records,
    known.map(({ id }) => id),
    session,
  );
  const found = new Map<Draft, FieldProblem[]>();
  const same = await twins(session, actor.tenant, NAME, drafts);
  const problemsOfRoles = roleProblems(records, session);
  for (const draft of drafts) {
    const problems = [...rightProblems(records, draft), ...(same.get(draft) ?? []), ...(await problemsOfRoles(draft))];
    if (problems.length > 0) found.set(draft, problems);
  }
  const admin = await adminRole(session, actor.tenant);
  const leaving = known.filter(({ values }) => !(isActive(values) && rolesIn(values).includes(admin)));
  await refuseLastAdmin(
    session,
    actor.tenant,
    leaving.map(({ id }) => id),
  );
  return found;
}

async function written(records: Records, drafts: readonly Draft[], session: Session): Promise<void> {
  for (const draft of drafts) {
    const changed = changedFields(draft);

    if (draft.old && (isNewPassword(draft.values, draft.old) || !isActive(draft.values)))
      await session.query(BUMP_EPOCH, [[draft.id]]);
    if (draft.old && ROLES in changed) await bumpRights(session, records.actor.tenant, { users: [draft.id] });
    const what = Object.keys(changed).join();
    const { username } = draft.values;
    await log(records, session, draft.old ? 'user_changed' : 'user_added', `${username} ${draft.id}: ${what}`);
  }
}

function log(records: Records, session: Session, kind: 'user_added' | 'user_changed' | 'user_removed', detail: string) {
  const { userId, tenant } = records.actor;
  return logWithin(session, records.context, { kind, userId, tenant, detail });
}

async function removing(records: Records, ids: readonly string[], session: Session): Promise<void> {
  const { actor } = records;
  await lockAdvisory(session, `${actor.tenant} administrators`);
  if (ids.includes(actor.userId)) throw new BusinessError('不能删除自己');
  await assertNotAboveActor(records, ids, session);
  await refuseLastAdmin(session, actor.tenant, ids);
  const { context } = records;
  const now = formatDateTime(context.clock(), context.compiled().app.timeZone);
  await session.query(SET_REMOVER, [actor.tenant, actor.username, now, [...ids]]);
  await log(records, session, 'user_removed', ids.join());
}

/** Users: no one gives more than they hold, an administrator always remains, and a new password ends every session. */
export const userHooks: TableHooks = { byRequest: true, check, written, removing };

/** People as colleagues look them up. */
export const contactHooks: TableHooks = { readOnly: '通讯录只供查看，请在用户管理里修改' };
