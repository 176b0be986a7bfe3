import { type GrantRow, grantsIn } from '../../access/grants.ts';
import { rowsOf } from '../../access/rowScopes.ts';
import type { Session } from '../../db/Database.ts';
import { SELECT_PEOPLE, SELECT_ROLES_OF_PEOPLE, SELECT_ROLES_WITH_GRANTS } from '../../db/statements/people.ts';
import type { Actor, Context } from '../../http/Context.ts';

/** A role with what it grants. */
export interface Role {
  id: string;
  name: string;
  rows: GrantRow[];
}

export interface Person {
  id: string;
  username: string;
  name: string;
  /** Ids. */
  roles: readonly string[];
}

/** Everybody of a tenant, and its roles by id. */
export interface People {
  people: Person[];
  roles: ReadonlyMap<string, Role>;
}

export async function readPeople(db: Session, tenant: string): Promise<People> {
  const { rows: users } = await db.query<Omit<Person, 'roles'>>(SELECT_PEOPLE, [tenant]);
  const { rows: links } = await db.query<{ user_id: string; role_id: string }>(SELECT_ROLES_OF_PEOPLE, [tenant]);
  const { rows: grants } = await db.query<GrantRow & { role_id: string; role_name: string }>(SELECT_ROLES_WITH_GRANTS, [
    tenant,
  ]);
  const roles = new Map<string, Role>();
  for (const { role_id: id, role_name: name, ...row } of grants) {
    const role = roles.get(id) ?? { id, name, rows: [] };
    role.rows.push(row);
    roles.set(id, role);
  }
  const held = new Map<string, string[]>();
  for (const { user_id: user, role_id: role } of links) held.set(user, [...(held.get(user) ?? []), role]);
  return { people: users.map((user) => ({ ...user, roles: held.get(user.id) ?? [] })), roles };
}

/** Whoever has these roles, as the server knows them when they are signed in. */
export function withRoles({ compiled }: Pick<Context, 'compiled'>, tenant: string, roles: readonly Role[]): Actor {
  const grants = grantsIn(roles.flatMap(({ rows }) => rows));
  const user = { id: '', username: '', realname: '', orgCode: '', roles: grants.roles };
  const { id: userId, ...who } = user;
  return { userId, ...who, tenant, ...grants, rows: rowsOf(compiled(), grants, user) };
}
