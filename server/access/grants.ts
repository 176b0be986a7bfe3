import { ADMIN_ROLE } from '../config/builtIn.ts';
import type { Session } from '../db/Database.ts';
import { builder, run, sqlFragment } from '../db/sql.ts';
import { type Actor, administers, type RoleRows } from '../http/Actor.ts';
import { scopeOf } from './rowScopes.ts';

/** What roles give, together. */
export type Grants = Pick<Actor, 'roles' | 'admin' | 'menus' | 'permissions' | 'narrowed'>;

/** A role with one of its grants in force; with nulls when it has none. `pack`: its tenant has one, which bounds them. */
export interface GrantRow {
  role_code: string;
  kind: string | null;
  code: string | null;
}

/** What the rows of some roles give. */
export function grantsIn(rows: readonly GrantRow[]): Grants {
  const [menus, permissions] = [new Set<string>(), new Set<string>()];
  const ofRoles = new Map<string, GrantRow[]>();
  const kinds = new Set<string | null>();
  for (const row of rows) {
    const { role_code, kind, code } = row;
    const own = ofRoles.get(role_code);
    if (own) own.push(row);
    else ofRoles.set(role_code, [row]);
    kinds.add(kind);
    if (code === null) continue;
    if (kind === 'menu') menus.add(code);
    else if (kind === 'action') permissions.add(code);
  }
  const narrowed = kinds.has('scope') ? { narrowed: [...ofRoles].map(([role, own]) => rowsOfRole(own, role)) } : {};
  const admin = ofRoles.has(ADMIN_ROLE) && !kinds.has('pack');
  return { roles: [...ofRoles.keys()], admin, menus, permissions, ...narrowed };
}

/** What one role says of pages and of their rows. */
export function rowsOfRole(rows: readonly GrantRow[], role: string): RoleRows {
  const own = rows.filter(({ role_code }) => role_code === role);
  const scopes = new Map<string, string[]>();
  for (const { kind, code } of own) {
    if (kind !== 'scope' || code === null) continue;
    const { screen, held } = scopeOf(code);
    scopes.set(screen, [...(scopes.get(screen) ?? []), held]);
  }
  return { menus: new Set(own.flatMap(({ kind, code }) => (kind === 'menu' && code !== null ? code : []))), scopes };
}

/** Whether the actor holds the grant. */
export function holds(actor: Grants, kind: 'menu' | 'action', code: string): boolean {
  return actor.admin || (kind === 'menu' ? actor.menus : actor.permissions).has(code);
}

/** Whether a role shows rows of a page that the actor does not see there: without a scope of theirs, or by one they lack. */
export function seesBeyond({ admin, narrowed }: Pick<Grants, 'admin' | 'narrowed'>, role: RoleRows): boolean {
  if (admin || narrowed === undefined) return false;
  return [...role.menus, ...role.scopes.keys()].some((screen) => {
    const own = narrowed.filter(({ menus, scopes }) => menus.has(screen) || scopes.has(screen));
    const isWhole = own.some(({ scopes }) => !scopes.has(screen));
    if (own.length === 0 || isWhole) return false;
    const keys = role.scopes.get(screen);
    return keys === undefined || keys.some((key) => !own.some(({ scopes }) => scopes.get(screen)?.includes(key)));
  });
}

/** Names of those among the roles that give more than the actor holds: no one hands on what they do not hold. */
export async function rolesBeyond(
  session: Session,
  actor: Pick<Actor, 'tenant'> & Grants,
  roleIds: readonly string[],
): Promise<string[]> {
  if (actor.admin || roleIds.length === 0) return [];
  const select = builder
    .selectFrom('sys_role as r')
    .leftJoinLateral(sqlFragment<Omit<GrantRow, 'role_code'>>`sys_grants_of(r.id)`.as('g'), (join) => join.onTrue())
    .where('r.tenant_id', '=', actor.tenant)
    .where('r.id', '=', sqlFragment`any(${[...roleIds]})`)
    .select(['r.role_code', 'r.role_name', 'g.kind', 'g.code']);
  const { rows } = await run<GrantRow & { role_name: string }>(session, select);
  const beyond = rows.filter(({ role_code, kind, code }) => {
    if (role_code === ADMIN_ROLE) return !administers(actor);
    if (kind === 'scope' || code === null) return false;
    return !holds(actor, kind === 'menu' ? 'menu' : 'action', code);
  });
  const wider = rows.filter(({ role_code }) => seesBeyond(actor, rowsOfRole(rows, role_code)));
  return [...new Set([...beyond, ...wider].map(({ role_name }) => role_name))];
}

/** Ids of the roles each of the users has in the tenant. */
export async function rolesOfUsers(
  session: Session,
  tenant: string,
  userIds: readonly string[],
): Promise<Map<string, string[]>> {
  const select = builder
    .selectFrom('sys_user_role as m')
    .innerJoin('sys_role as r', 'r.id', 'm.role_id')
    .where('r.tenant_id', '=', tenant)
    .where('m.user_id', '=', sqlFragment`any(${[...userIds]})`)
    .select(['m.user_id as user', 'm.role_id as role']);
  const found = new Map<string, string[]>();
  for (const { user, role } of (await run<{ user: string; role: string }>(session, select)).rows)
    found.set(user, [...(found.get(user) ?? []), role]);
  return found;
}
