import type { Expression, SqlBool } from 'kysely';
import type { ScopeUser } from '../../engine/lists/states/scopeHolds.ts';
import type { Model } from '../../engine/plan/compiled.ts';
import type { Transition } from '../../engine/plan/states.ts';
import { whereScope } from '../db/scopeWhere.ts';
import { administers } from '../http/Actor.ts';
import type { Actor, Context } from '../http/Context.ts';

/** Whether the actor does it at all: on every row, on none, or on those the condition is true of. */
export function rowsOfActor(
  { rights }: Pick<Context, 'rights'>,
  actor: Actor,
  model: Model,
  { code, who }: Transition,
): 'all' | 'none' | Expression<SqlBool> {
  if (who === undefined) return rights.mayPress(actor, model.id, code) ? 'all' : 'none';
  if (who.condition) return whereScope(who.condition, askedAs(actor));
  return administers(actor) || who.roles?.some((role) => actor.roles.includes(role)) ? 'all' : 'none';
}

/** The actor as conditions speak of them. */
const askedAs = ({ userId, username, realname, orgCode, roles }: Actor): ScopeUser => ({
  id: userId,
  username,
  realname,
  orgCode,
  roles,
});
