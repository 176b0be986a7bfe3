import type { FastifyInstance, FastifyRequest } from 'fastify';
import { isRecord } from '../../../engine/api/envelope.ts';
import { checkNewPassword } from '../../../engine/session/accountRules.ts';
import { rolesBeyond, rolesOfUsers } from '../../access/grants.ts';
import { DELETE_IDENTITIES } from '../../db/statements/accounts.ts';
import { DELETE_TOTP } from '../../db/statements/secondStep.ts';
import { BUMP_EPOCH } from '../../db/statements/sessions.ts';
import { plainField, textField } from '../../http/body.ts';
import type { Context, ModelAction } from '../../http/Context.ts';
import { ok, page } from '../../http/envelope.ts';
import { BusinessError, ForbiddenError, NotFoundError, ParamError } from '../../http/errors.ts';
import { addRoute } from '../../http/route.ts';
import { logWithin } from '../../http/securityLog.ts';
import type { RecordsFor } from '../../records/openRecords.ts';
import type { Records } from '../../records/Records.ts';
import { readRecordQuery } from '../../records/read/recordQuery.ts';
import { listRecords } from '../../records/read/records.ts';
import { saveAll } from '../../records/write/saveAll.ts';
import { inTenant } from '../../records/write/tenantRows.ts';
import { addMembers, memberIds, readMembers, removeMembers, setMembers } from '../roles/roleMembers.ts';
import { assertNotAboveActor } from './userHooks.ts';

const USERS = 'system_user';
const ROLES = 'system_role';
const MOST = 500;

interface Named {
  id: string;
  version: number;
}

/** The named users as they are now. Throws NotFoundError when one is not the tenant's. */
async function named(records: Records, key: 'id' | 'username', values: readonly string[]): Promise<Named[]> {
  if (values.length === 0 || values.length > MOST) throw new ParamError(key);
  const query = readRecordQuery({ [key]: `${values.join(',')},`, pageSize: String(MOST) }, records);
  const found = (await listRecords(records, query)).records;
  if (found.length < new Set(values).size) throw new NotFoundError();
  return found.map(({ id, version }) => ({ id: String(id), version: Number(version) }));
}

async function change(records: Records, users: readonly Named[], values: Record<string, unknown>): Promise<void> {
  const changed = users.map((user) => ({ ...user, ...values }));
  await saveAll(records, { added: [], changed, removed: [] }, async () => undefined);
}

const listOf = (text: string): string[] => text.split(',').filter((part) => part.trim() !== '');

/** A user by `id`, or by `username` as JeecgBoot has it. */
function whoIn(body: unknown): ['id' | 'username', string[]] {
  const username = isRecord(body) && body.id === undefined ? textField(body, 'username', 100) : '';
  return username === '' ? ['id', [textField(body, 'id', 36)]] : ['username', [username]];
}

async function frozenBatch(recordsFor: RecordsFor, request: FastifyRequest): Promise<unknown> {
  const status = textField(request.body, 'status', 1);
  if (status !== '1' && status !== '2') throw new ParamError('status');
  const action: ModelAction = status === '2' ? 'freeze' : 'unfreeze';
  const records = await recordsFor(request, USERS, action);
  const ids = listOf(textField(request.body, 'ids', 37 * MOST));
  await change(records, await named(records, 'id', ids), { status: Number(status) });
  return ok(null, status === '2' ? '冻结成功，已退出其所有登录' : '解冻成功');
}

async function changePassword(recordsFor: RecordsFor, request: FastifyRequest): Promise<unknown> {
  const records = await recordsFor(request, USERS, 'reset_password');
  const password = plainField(request.body, 'password', 256);
  const confirmed = isRecord(request.body) && 'confirmpassword' in request.body;
  if (confirmed && plainField(request.body, 'confirmpassword', 256) !== password)
    throw new BusinessError('两次输入的密码不一样！');
  const wrong = checkNewPassword(password);
  if (wrong) throw new BusinessError(wrong);
  await change(records, await named(records, ...whoIn(request.body)), { password });
  return ok(null, '密码已重置，已退出其所有登录');
}

async function unbind(context: Context, recordsFor: RecordsFor, request: FastifyRequest): Promise<unknown> {
  const records = await recordsFor(request, USERS, 'unbind');
  const [user] = await named(records, ...whoIn(request.body));
  const id = user?.id ?? '';
  const { userId, tenant } = request.actor;
  return inTenant(records, async (session) => {
    await assertNotAboveActor(records, [id], session);
    const { affected } = await session.query(DELETE_IDENTITIES, [id]);
    if (affected === 0) throw new BusinessError('该用户没有绑定第三方账号');
    await logWithin(session, context, { kind: 'unbound', userId, tenant, detail: id, address: request.ip });
    return ok(null, '解绑成功');
  });
}

async function resetTotp(context: Context, recordsFor: RecordsFor, request: FastifyRequest): Promise<unknown> {
  const records = await recordsFor(request, USERS, 'reset_totp');
  const [user] = await named(records, ...whoIn(request.body));
  const id = user?.id ?? '';
  const { userId, tenant } = request.actor;
  return inTenant(records, async (session) => {
    await assertNotAboveActor(records, [id], session);
    const { affected } = await session.query(DELETE_TOTP, [id]);
    if (affected === 0) throw new BusinessError('该用户没有绑定动态口令');
    await session.query(BUMP_EPOCH, [[id]]);
    await logWithin(session, context, { kind: 'totp_reset', userId, tenant, detail: id, address: request.ip });
    return ok(null, '动态口令已重置，已退出其所有登录');
  });
}

/**
 * Administering users beyond their records: `/sys/user/frozenBatch`, `changePassword`, `unbindThird`, `resetTotp`,
 * `queryUserRole`.
 */
export function userChangeRoutes(app: FastifyInstance, context: Context, recordsFor: RecordsFor): void {
  const config = { access: 'session' } as const;
  addRoute(app, 'freezeUsers', { config }, (request) => frozenBatch(recordsFor, request));
  addRoute(app, 'setPassword', { config }, (request) => changePassword(recordsFor, request));
  addRoute(app, 'unbindUsers', { config }, (request) => unbind(context, recordsFor, request));
  addRoute(app, 'resetTotp', { config }, (request) => resetTotp(context, recordsFor, request));
  addRoute(app, 'rolesOfUser', { config }, async (request) => {
    const { userid = '' } = request.query as Record<string, string>;
    const records = await recordsFor(request, USERS, 'read');
    const roles = await inTenant(records, (session) => rolesOfUsers(session, request.actor.tenant, [userid]));
    return ok(roles.get(userid) ?? []);
  });
  memberRoutes(app, recordsFor);
}

/**
 * Who has a role: `/sys/user/userRoleList`, `addSysUserRole`, `deleteUserRole`, `deleteUserRoleBatch`, and
 * `/sys/role/saveMembers` `{roleId, userIds}` for all of them.
 */
function memberRoutes(app: FastifyInstance, recordsFor: RecordsFor): void {
  const config = { access: 'session' } as const;
  addRoute(app, 'usersOfRole', { config }, async (request) => {
    const { roleId = '' } = request.query as Record<string, string>;
    const records = await recordsFor(request, ROLES, 'members');
    const users = await inTenant(records, (session) => readMembers(session, request.actor.tenant, roleId));
    return ok(page(users, users.length, 1, users.length));
  });
  const handler = (all: boolean) => async (request: FastifyRequest) => {
    const records = await recordsFor(request, ROLES, 'members');
    const roleId = textField(request.body, 'roleId', 36);
    const users = memberIds(request.body, all ? 'userIds' : 'userIdList');
    await inTenant(records, async (session) => {
      // To give a role is to grant what is in it, to take it away is to change a user who has it.
      if ((await rolesBeyond(session, request.actor, [roleId])).length > 0) throw new ForbiddenError('a stronger role');
      await (all ? setMembers : addMembers)(records, roleId, users, session);
    });
    return ok(null, '角色成员已保存');
  };
  addRoute(app, 'saveRoleMembers', { config }, handler(true));
  addRoute(app, 'addRoleMembers', { config }, handler(false));
  addRoute(app, ['removeRoleMember', 'removeRoleMembers'], { config }, async (request) => {
    const records = await recordsFor(request, ROLES, 'members');
    const { roleId = '', userId = '', userIds = userId } = request.query as Record<string, string>;
    const gone = listOf(userIds);
    if (gone.length === 0) throw new ParamError('userId');
    await inTenant(records, async (session) => {
      if ((await rolesBeyond(session, request.actor, [roleId])).length > 0) throw new ForbiddenError('a stronger role');
      await removeMembers(records, roleId, gone, session);
    });
    return ok(null, '删除成功！');
  });
}
