import { SELECT_ACTING } from '../db/statements/jobs.ts';
import { SELECT_GRANTS } from '../db/statements/sessions.ts';
import type { Actor, Context } from '../http/Context.ts';
import { type GrantRow, grantsIn } from './grants.ts';
import { rowsOf } from './rowScopes.ts';

/**
 * A person without a session, with the rights of this moment: for work that goes on after their request. Undefined
 * where they may not act in the tenant any more.
 */
export async function actingAs(
  { db, compiled }: Pick<Context, 'db' | 'compiled'>,
  { userId, tenant, orgCode }: { userId: string; tenant: string; orgCode: string },
): Promise<Actor | undefined> {
  const [row] = (
    await db.query<{ id: string; username: string; realname: string | null }>(SELECT_ACTING, [userId, tenant])
  ).rows;
  if (!row) return undefined;
  const { rows } = await db.query<GrantRow>(SELECT_GRANTS, [userId, tenant]);
  const { username, realname } = row;
  const grants = grantsIn(rows);
  const who = { username, realname: realname ?? username, orgCode };
  const seen = rowsOf(compiled(), grants, { id: userId, ...who, roles: grants.roles });
  return { userId, ...who, tenant, ...grants, rows: seen };
}
