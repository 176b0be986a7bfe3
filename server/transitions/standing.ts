import { actingAs } from '../access/acting.ts';
import { allRows } from '../db/Database.ts';
import { formatDateTime } from '../db/formatDateTime.ts';
import { SELECT_STOOD_FOR } from '../db/statements/people.ts';
import type { Actor, Context } from '../http/Context.ts';

/**
 * The actor, and after them whom they stand for at this moment, with the rights of this moment. Who looks as another and
 * programs stand for nobody, and who stands for somebody does not stand for whom these stand for.
 */
export async function standing(context: Context, actor: Actor): Promise<Actor[]> {
  if (actor.preview !== undefined || actor.apiKey) return [actor];
  const { db, clock, compiled } = context;
  const { tenant, username } = actor;
  const now = formatDateTime(clock(), compiled().app.timeZone);
  const { rows } = await db.withTenant(allRows(tenant), (session) =>
    session.query<{ id: string; org: string }>(SELECT_STOOD_FOR, [tenant, username, now]),
  );
  const others: Actor[] = [];
  for (const { id, org } of rows) {
    const other = await actingAs(context, { userId: id, tenant, orgCode: org });
    if (other) others.push(other);
  }
  return [actor, ...others];
}
