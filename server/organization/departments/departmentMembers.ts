import type { FastifyInstance, FastifyRequest } from 'fastify';
import { bumpRights } from '../../auth/sessions.ts';
import type { Session } from '../../db/Database.ts';
import { builder, run, runFirst, sqlFragment } from '../../db/sql.ts';
import { textField } from '../../http/body.ts';
import { ok, page } from '../../http/envelope.ts';
import { BusinessError, NotFoundError, ParamError } from '../../http/errors.ts';
import type { QueryParameters } from '../../http/query.ts';
import { addRoute } from '../../http/route.ts';
import { logWithin } from '../../http/securityLog.ts';
import type { RecordsFor } from '../../records/openRecords.ts';
import type { Records } from '../../records/Records.ts';
import { readRecordQuery } from '../../records/read/recordQuery.ts';
import { listRecords } from '../../records/read/records.ts';
import { inTenant } from '../../records/write/tenantRows.ts';
import { memberIds } from '../roles/roleMembers.ts';
import { assertNotAboveActor } from '../users/userHooks.ts';
import { readDepartments } from './departments.ts';

const USERS = 'system_user';

interface Named {
  id: string;
  orgCode: string;
}

/** A department of the tenant. Throws NotFoundError. */
async function departmentOf(session: Session, tenant: string, id: string): Promise<Named> {
  const found = (await readDepartments(session, tenant)).find((each) => each.id === id);
  if (!found) throw new NotFoundError();
  return found;
}

const given = (tenant: string, depart: string) =>
  builder.selectFrom('sys_user_depart').where('tenant_id', '=', tenant).where('depart_id', '=', depart);

/** Who works in a department: it is their own, or one given to them. */
async function readMembers(records: Records, id: string, parameters: QueryParameters) {
  const { tenant } = records.actor;
  const [code, ids] = await inTenant(records, async (session) => {
    const { orgCode } = await departmentOf(session, tenant, id);
    const { rows } = await run<{ user: string }>(session, given(tenant, id).select('user_id as user'));
    return [orgCode, rows.map(({ user }) => user)] as const;
  });
  const query = readRecordQuery(parameters, records);
  const inside = {
    op: 'or' as const,
    filters: [
      { op: 'eq' as const, key: 'orgCode', value: code },
      { op: 'in' as const, key: 'id', values: ['', ...ids] },
    ],
  };
  const found = await listRecords(records, { ...query, filter: { op: 'and', filters: [query.filter, inside] } });
  return page(found.records, found.total, query.page.current, query.page.size);
}

interface Change {
  depart: string;
  added?: readonly string[];
  gone?: readonly string[];
}

/** Gives a department to people, or takes it from them; one's own is said in the account. */
async function change(records: Records, { depart, added = [], gone = [] }: Change, session: Session): Promise<void> {
  const { actor, context } = records;
  const { tenant, userId } = actor;
  const { orgCode } = await departmentOf(session, tenant, depart);
  await assertNotAboveActor(records, [...added, ...gone], session);
  const own = builder
    .selectFrom('sys_user')
    .where('tenant_id', '=', tenant)
    .where('id', '=', sqlFragment<string>`any(${[...gone]})`)
    .where('org_code', '=', orgCode)
    .select('realname');
  const rooted = await runFirst<{ realname: string | null }>(session, own);
  if (rooted) throw new BusinessError(`这里是“${rooted.realname}”的主部门，请在用户管理里换一个主部门`);
  const removal = builder.deleteFrom('sys_user_depart').where('tenant_id', '=', tenant).where('depart_id', '=', depart);
  await run(session, removal.where('user_id', '=', sqlFragment`any(${[...gone]})`));
  const { rows } = await run<{ user: string }>(session, given(tenant, depart).select('user_id as user'));
  const fresh = added.filter((id) => !rows.some(({ user }) => user === id));
  const known = builder
    .selectFrom('sys_user')
    .where('tenant_id', '=', tenant)
    .where('id', '=', sqlFragment`any(${fresh})`)
    .select((eb) => ['id as user_id', eb.val(depart).as('depart_id'), eb.val(tenant).as('tenant_id')]);
  const insert = builder.insertInto('sys_user_depart').columns(['user_id', 'depart_id', 'tenant_id']).expression(known);
  if (fresh.length > 0 && (await run(session, insert)).affected < fresh.length) throw new NotFoundError();
  await bumpRights(session, tenant, { users: [...fresh, ...gone] });
  const detail = `department ${depart}: +${fresh.join()} -${gone.join()}`;
  await logWithin(session, context, { kind: 'members_changed', userId, tenant, detail });
}

const listOf = (text = ''): string[] => [...new Set(text.split(','))].filter((part) => /^[\w-]{1,36}$/.test(part));

/**
 * `/sys/user/departUserList?depId` who works there, `userDepartList?userId` where somebody does, by the right to read
 * users; `editSysDepartWithUser` `{depId, userIdList}`, `deleteUserInDepart?depId&userId` and `deleteUserInDepartBatch`
 * `?depId&userIds` change whom it is given to, by the right to edit them.
 */
export function departmentMemberRoutes(app: FastifyInstance, recordsFor: RecordsFor): void {
  const config = { access: 'session' } as const;
  const save = async (request: FastifyRequest, wanted: Change) => {
    const records = await recordsFor(request, USERS, 'edit');
    if (wanted.depart === '' || [...(wanted.added ?? []), ...(wanted.gone ?? [])].length === 0)
      throw new ParamError('depId');
    await inTenant(records, (session) => change(records, wanted, session));
  };
  addRoute(app, 'usersInDepartment', { config }, async (request) => {
    const { depId = '', ...parameters } = request.query as QueryParameters;
    return ok(await readMembers(await recordsFor(request, USERS, 'read'), depId, parameters));
  });
  addRoute(app, 'departmentsOfUser', { config }, async (request) => {
    const { userId = '' } = request.query as QueryParameters;
    const records = await recordsFor(request, USERS, 'read');
    const { tenant } = records.actor;
    const found = await inTenant(records, async (session) => {
      const select = builder.selectFrom('sys_user').where('tenant_id', '=', tenant).where('id', '=', userId);
      const user = await runFirst<{ code: string | null }>(session, select.select('org_code as code'));
      if (!user) throw new NotFoundError();
      const links = builder.selectFrom('sys_user_depart').where('tenant_id', '=', tenant).where('user_id', '=', userId);
      const ids = (await run<{ id: string }>(session, links.select('depart_id as id'))).rows.map(({ id }) => id);
      return (await readDepartments(session, tenant)).filter(
        (each) => ids.includes(each.id) || each.orgCode === user.code,
      );
    });
    return ok(found.map(({ id, orgCode, departName }) => ({ key: id, value: id, code: orgCode, title: departName })));
  });
  addRoute(app, 'addDepartmentMembers', { config }, async (request) => {
    const added = memberIds(request.body, 'userIdList');
    await save(request, { depart: textField(request.body, 'depId', 36), added });
    return ok(null, '添加成功！');
  });
  addRoute(app, ['removeDepartmentMember', 'removeDepartmentMembers'], { config }, async (request) => {
    const { depId = '', userId = '', userIds = userId } = request.query as QueryParameters;
    await save(request, { depart: depId, gone: listOf(userIds) });
    return ok(null, '删除成功!');
  });
}
