import type { FastifyInstance, FastifyRequest } from 'fastify';
import { adminRole } from '../../access/admins.ts';
import { bumpRights } from '../../auth/sessions.ts';
import { ADMIN_ROLE, HOME_TENANT } from '../../config/builtIn.ts';
import { lockAdvisory, type Session } from '../../db/Database.ts';
import {
  ADD_TENANT_MEMBERS,
  DELETE_TENANT_MEMBERS,
  DELETE_TENANT_ROLES,
  GIVE_ADMIN_ROLE,
  INSERT_ROLE,
  SELECT_TENANT_ADMINS,
  SELECT_TENANT_MEMBERS,
  TAKE_ADMIN_ROLE,
} from '../../db/statements/accounts.ts';
import { textField } from '../../http/body.ts';
import type { Context } from '../../http/Context.ts';
import { ok } from '../../http/envelope.ts';
import { BusinessError, NotFoundError } from '../../http/errors.ts';
import { addRoute } from '../../http/route.ts';
import { logWithin } from '../../http/securityLog.ts';
import type { RecordsFor } from '../../records/openRecords.ts';
import { memberIds } from '../roles/roleMembers.ts';
import { assertHomeAdmin } from './tenantHooks.ts';

const TENANTS = 'system_tenant';

/** Users of the first tenant who may work in this one as well, and those among them who administer it. */
const kinds = {
  members: { read: SELECT_TENANT_MEMBERS, change: changeMembers, message: '租户成员已保存' },
  admins: { read: SELECT_TENANT_ADMINS, change: changeAdmins, message: '租户管理员已保存' },
} as const;

type Kind = keyof typeof kinds;

interface Change {
  context: Context;
  tenant: string;
  added: string[];
  gone: string[];
}

async function changeMembers({ tenant, added, gone }: Change, session: Session): Promise<void> {
  await session.query(DELETE_TENANT_ROLES, [tenant, gone]);
  await session.query(DELETE_TENANT_MEMBERS, [tenant, gone]);
  const { affected } = await session.query(ADD_TENANT_MEMBERS, [tenant, added, HOME_TENANT]);
  if (affected < added.length) throw new NotFoundError();
}

/** An administrator of a tenant is its member; a new tenant gets its role of administrators with the first of them. */
async function changeAdmins(change: Change, session: Session): Promise<void> {
  const { context, tenant, added, gone } = change;
  if ((await adminRole(session, tenant)) === '')
    await session.query(INSERT_ROLE, [context.newId(), tenant, ADMIN_ROLE, '管理员']);
  const members = await idsIn(session, SELECT_TENANT_MEMBERS, tenant);
  await changeMembers({ ...change, added: added.filter((id) => !members.includes(id)), gone: [] }, session);
  await session.query(GIVE_ADMIN_ROLE, [tenant, added]);
  await session.query(TAKE_ADMIN_ROLE, [tenant, gone]);
}

async function idsIn(session: Session, statement: string, tenant: string): Promise<string[]> {
  const { rows } = await session.query<{ id: string }>(statement, [tenant, HOME_TENANT]);
  return rows.map(({ id }) => id);
}

/** Runs as the owner: what is written belongs to another tenant than the actor's. */
async function save(context: Context, request: FastifyRequest, kind: Kind): Promise<unknown> {
  const { read, change, message } = kinds[kind];
  const tenant = textField(request.body, 'id', 36);
  const wanted = memberIds(request.body, 'userIds');
  if (tenant === HOME_TENANT) throw new BusinessError('首个租户的用户就是用户管理里的用户，请到那里维护');
  await context.db.transaction(async (session) => {
    await lockAdvisory(session, `${tenant} administrators`);
    const before = await idsIn(session, read, tenant);
    const added = wanted.filter((id) => !before.includes(id));
    const gone = before.filter((id) => !wanted.includes(id));
    await change({ context, tenant, added, gone }, session);
    await bumpRights(session, tenant, { users: [...added, ...gone] });
    const { userId, tenant: own } = request.actor;
    const detail = `tenant ${tenant} ${kind}: +${added.join()} -${gone.join()}`;
    await logWithin(session, context, { kind: 'members_changed', userId, tenant: own, detail, address: request.ip });
  });
  return ok(null, message);
}

/** `/sys/tenant/members`, `admins` `?id`; `saveMembers`, `saveAdmins` `{id, userIds}`: users of the first tenant in others. */
export function tenantMemberRoutes(app: FastifyInstance, context: Context, recordsFor: RecordsFor): void {
  const config = { access: 'session' } as const;
  const routes = [
    ['members', 'tenantMembers', 'saveTenantMembers'],
    ['admins', 'tenantAdmins', 'saveTenantAdmins'],
  ] as const;
  for (const [kind, reading, saving] of routes) {
    addRoute(app, reading, { config }, async (request) => {
      assertHomeAdmin(await recordsFor(request, TENANTS, kind));
      const { id = '' } = request.query as Record<string, string>;
      return ok(await idsIn(context.db, kinds[kind].read, id));
    });
    addRoute(app, saving, { config }, async (request) => {
      assertHomeAdmin(await recordsFor(request, TENANTS, kind));
      return save(context, request, kind);
    });
  }
}
