import type { Session } from '../db/Database.ts';
import { SELECT_GRANTS, SELECT_PREVIEWED_USER, SELECT_ROLE_GRANTS } from '../db/statements/sessions.ts';
import type { Actor, Context, Preview } from '../http/Context.ts';
import { type GrantRow, grantsIn } from './grants.ts';
import { rowsOf } from './rowScopes.ts';

export interface PreviewedUser {
  name: string;
  username: string;
  org_code: string | null;
}

const GONE = '已删除';

/** What a session keeps of its preview. */
export function keptPreview({ kind, id }: Pick<Preview, 'kind' | 'id'>): string {
  return `${kind}:${id}`;
}

/** Whom one may look as. */
type Looked = Pick<Preview, 'id'> & { kind: 'role' | 'user' };

/** The role or user of the tenant to look with; undefined where there is none. */
export async function findPreview(db: Session, tenant: string, { kind, id }: Looked): Promise<Preview | undefined> {
  if (kind === 'role') {
    const role = (await db.query<{ role_name: string }>(SELECT_ROLE_GRANTS, [id, tenant])).rows[0];
    return role && { kind, id, name: role.role_name };
  }
  const user = (await db.query<PreviewedUser>(SELECT_PREVIEWED_USER, [id, tenant])).rows[0];
  return user && { kind, id, name: user.name };
}

/**
 * The administrator with the grants of another instead of their own; who they are stays. What was removed meanwhile grants
 * nothing: a preview never ends by itself, or the next click would change something.
 */
export async function previewing(
  { db, compiled }: Pick<Context, 'db' | 'compiled'>,
  actor: Actor,
  kept: string,
): Promise<Actor> {
  const [kind = '', id = ''] = kept.split(':', 2);
  const wanted = { kind: kind === 'role' ? ('role' as const) : ('user' as const), id };
  const statement = wanted.kind === 'role' ? SELECT_ROLE_GRANTS : SELECT_GRANTS;
  const { rows } = await db.query<GrantRow>(statement, [id, actor.tenant]);
  const preview = (await findPreview(db, actor.tenant, wanted)) ?? { ...wanted, name: GONE };
  const grants = grantsIn(rows);
  const user = { ...(await rowsUser(db, actor, wanted)), roles: grants.roles };
  return { ...actor, ...grants, rows: rowsOf(compiled(), grants, user), preview };
}

/** Whose rows are looked at: the user's; with a role the administrator's own. */
async function rowsUser(db: Session, actor: Actor, { kind, id }: Looked) {
  const { userId, username, realname, orgCode, tenant } = actor;
  if (kind === 'role') return { id: userId, username, realname, orgCode };
  const user = (await db.query<PreviewedUser>(SELECT_PREVIEWED_USER, [id, tenant])).rows[0];
  return { id, username: user?.username ?? '', realname: user?.name ?? '', orgCode: user?.org_code ?? '' };
}
