import type { FastifyInstance, FastifyRequest } from 'fastify';
import { holds, rowsOfRole, seesBeyond } from '../../access/grants.ts';
import {
  alone,
  type Grant,
  type GrantNode,
  grantable,
  grantId,
  grantOf,
  grantTree,
  levelBelow,
  menuPaths,
  nodeOf,
  treeIds,
} from '../../access/grantTree.ts';
import { menuOf } from '../../access/menuOverrides.ts';
import { bumpRights } from '../../auth/sessions.ts';
import { ADMIN_ROLE } from '../../config/builtIn.ts';
import type { Row, Session } from '../../db/Database.ts';
import { builder, run, runFirst } from '../../db/sql.ts';
import { administers } from '../../http/Actor.ts';
import { textField } from '../../http/body.ts';
import type { Context } from '../../http/Context.ts';
import { ok } from '../../http/envelope.ts';
import { BusinessError, ForbiddenError, NotFoundError } from '../../http/errors.ts';
import { addRoute } from '../../http/route.ts';
import { logWithin } from '../../http/securityLog.ts';
import type { RecordsFor } from '../../records/openRecords.ts';
import type { Records } from '../../records/Records.ts';
import { inTenant } from '../../records/write/tenantRows.ts';

const ROLES = 'system_role';
const LONGEST = 500_000;
/** Of one scope of one role. */
const MOST_VALUES = 1000;
/** Characters of a grant as it is kept, its value included. */
const LONGEST_CODE = 200;

/** The tenant's role, held until the transaction ends. Throws NotFoundError. */
async function lockRole(session: Session, tenant: string, id: string): Promise<string> {
  const select = builder.selectFrom('sys_role').where('tenant_id', '=', tenant).where('id', '=', id);
  const role = await runFirst<{ code: string }>(session, select.select('role_code as code').forUpdate());
  if (!role) throw new NotFoundError();
  return role.code;
}

/** Ids of what a role of the tenant has. */
export async function grantsOf(session: Session, tenant: string, roleId: string): Promise<string[]> {
  const select = builder
    .selectFrom('sys_role_grant as g')
    .innerJoin('sys_role as r', 'r.id', 'g.role_id')
    .where('r.tenant_id', '=', tenant)
    .where('r.id', '=', roleId)
    .select(['g.kind', 'g.code']);
  return (await run<Row & Grant>(session, select)).rows.map(grantId);
}

const idsIn = (text: string): string[] => [...new Set(text.split(','))].filter((id) => grantOf(id) !== undefined);
const sameIds = (one: readonly string[], other: readonly string[]): boolean =>
  one.length === other.length && one.every((id) => other.includes(id));

/** What a role with these grants shows of pages. */
const roleRows = (role_code: string, ids: readonly string[]) =>
  rowsOfRole(
    ids.flatMap((id) => grantOf(id) ?? []).map((grant) => ({ role_code, ...grant })),
    role_code,
  );

interface Wanted {
  roleId: string;
  ids: string[];
  /** What the form was opened with. */
  before: string[];
}

function readWanted(body: unknown): Wanted {
  return {
    roleId: textField(body, 'roleId', 36),
    ids: idsIn(textField(body, 'permissionIds', LONGEST)),
    before: idsIn(textField(body, 'lastpermissionIds', LONGEST)),
  };
}

/** Of what a scope is granted with: whoever has one value or a thousand sees by it, and nobody by none. */
function checkValues(nodes: readonly GrantNode[], ids: readonly string[]): void {
  for (const { key, title, takes, children } of nodes) {
    checkValues(children, ids);
    if (takes === undefined) continue;
    if (ids.includes(key)) throw new BusinessError(`「${title}」要选出哪些${takes.title}，在角色的授权里选`);
    const values = ids.filter((id) => id !== key && nodeOf(id) === key);
    if (values.length > MOST_VALUES) throw new BusinessError(`「${title}」最多选 ${MOST_VALUES} 个${takes.title}`);
    const long = values.some((id) => (grantOf(id)?.code.length ?? 0) > LONGEST_CODE);
    if (long) throw new BusinessError(`「${title}」选的${takes.title}太长`);
  }
}

/** Only what differs is written: grants of screens that are not there at the moment stay. */
export async function saveGrants(
  { context, actor }: Records,
  { roleId, ids, before }: Wanted,
  session: Session,
): Promise<void> {
  const { tenant, userId } = actor;
  const code = await lockRole(session, tenant, roleId);
  if (code === ADMIN_ROLE) throw new BusinessError('管理员拥有全部权限，不需要授权');
  const nodes = grantTree(context.compiled(), actor);
  const isKnown = grantable(nodes);
  checkValues(nodes, ids);
  const current = (await grantsOf(session, tenant, roleId)).filter(isKnown);
  const begun = before.filter(isKnown);
  if (!sameIds(begun, current)) throw new BusinessError('这个角色的授权刚刚被他人修改，请关闭后重新打开');
  const added = ids.filter((id) => isKnown(id) && !current.includes(id));
  const gone = current.filter((id) => !ids.includes(id));
  const beyond = [...added, ...gone].some((id) => {
    const grant = grantOf(id);
    return grant !== undefined && grant.kind !== 'scope' && !holds(actor, grant.kind, grant.code);
  });
  if (beyond || (added.length + gone.length > 0 && seesBeyond(actor, roleRows(code, ids))))
    throw new ForbiddenError('grants beyond one’s own');
  for (const id of gone) {
    const grant = grantOf(id);
    const removal = builder.deleteFrom('sys_role_grant').where('role_id', '=', roleId);
    if (grant) await run(session, removal.where('kind', '=', grant.kind).where('code', '=', grant.code));
  }
  const rows = added.flatMap((id) => ({ role_id: roleId, ...(grantOf(id) ?? { kind: 'menu', code: '' }) }));
  if (rows.length > 0) await run(session, builder.insertInto('sys_role_grant').values(rows));
  await bumpRights(session, tenant, { roles: [roleId] });
  const detail = `${code}: +${added.join()} -${gone.join()}`;
  await logWithin(session, context, { kind: 'grants_changed', userId, tenant, detail });
}

const givable = (nodes: readonly GrantNode[]): GrantNode[] =>
  nodes.flatMap((node) => {
    const children = givable(node.children);
    return node.disabled || (node.group && children.length === 0) ? [] : { ...node, children };
  });

/**
 * What roles may see and do: `/sys/role/queryTreeList`, `/sys/permission/queryTreeList` and `list`
 * tell what there is, `getSystemMenuList`, `queryListAsync`, `getSystemSubmenu` and its batch a level of it,
 * `checkPermDuplication` whether a path is free, `queryRolePermission` what a role has, `saveRolePermission` changes it.
 */
export function grantRoutes(app: FastifyInstance, context: Context, recordsFor: RecordsFor): void {
  const config = { access: 'session' } as const;
  const treeFor = async (request: FastifyRequest) => {
    await recordsFor(request, ROLES, 'grant');
    const { actor } = request;
    const tree = grantTree(context.compiled(), actor, await menuOf(context, actor.tenant));
    // What their tenant's pack has not is nobody's there to give.
    return administers(actor) && !actor.admin ? givable(tree) : tree;
  };
  addRoute(app, ['grantTree', 'permissionTree'], { config }, async (request) => {
    const treeList = await treeFor(request);
    return ok({ treeList, ids: treeIds(treeList) });
  });
  addRoute(app, 'menus', { config }, async (request) => ok(await treeFor(request)));
  addRoute(app, 'topMenus', { config }, async (request) => ok((await treeFor(request)).map(alone)));
  addRoute(app, 'menusBelow', { config }, async (request) => {
    const { parentId = '' } = request.query as Record<string, string>;
    return ok(levelBelow(await treeFor(request), parentId));
  });
  addRoute(app, 'menusBelowSeveral', { config }, async (request) => {
    const { parentIds = '' } = request.query as Record<string, string>;
    const tree = await treeFor(request);
    const ids = parentIds.split(',').filter((id) => id !== '');
    return ok(Object.fromEntries(ids.map((id) => [id, levelBelow(tree, id)])));
  });
  addRoute(app, 'menuLevel', { config }, async (request) => {
    const { pid = '' } = request.query as Record<string, string>;
    const tree = await treeFor(request);
    return ok(pid === '' ? tree.map(alone) : levelBelow(tree, pid));
  });
  addRoute(app, 'checkMenuPath', { config }, async (request) => {
    await recordsFor(request, ROLES, 'grant');
    const { id = '', url = '', alwaysShow } = request.query as Record<string, string>;
    const same = menuPaths(context.compiled().menu).filter(
      (entry) => entry.path === url && entry.alwaysShow === (alwaysShow === 'true'),
    );
    return ok(same.every(({ key }) => key === id));
  });
  addRoute(app, 'grantsOfRole', { config }, async (request) => {
    const { roleId = '' } = request.query as Record<string, string>;
    const records = await recordsFor(request, ROLES, 'grant');
    return ok(await inTenant(records, (session) => grantsOf(session, request.actor.tenant, roleId)));
  });
  addRoute(app, 'saveGrants', { config }, async (request) => {
    const wanted = readWanted(request.body);
    const records = await recordsFor(request, ROLES, 'grant');
    await inTenant(records, (session) => saveGrants(records, wanted, session));
    return ok(null, '授权成功，立即生效');
  });
}
