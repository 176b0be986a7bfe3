import type { ViewedList } from '../../../engine/lists/fitView.ts';
import type { Compiled } from '../../../engine/plan/compiled.ts';
import type { Plan } from '../../../engine/plan/Plan.ts';
import { subListsOf } from '../../../engine/plan/parts.ts';
import type { Actor, Context } from '../../http/Context.ts';
import { ForbiddenError, NotFoundError, ParamError } from '../../http/errors.ts';
import { planFor } from '../planFor.ts';

/** A list as it is declared, and as the actor may know it. */
export interface KnownList {
  whole: ViewedList;
  own: ViewedList;
}

type Parts = Pick<Context, 'compiled' | 'rights'>;

const screensByList = new WeakMap<Compiled, Map<string, string>>();

/** Ids of the screens by the codes of the lists in them. */
function screensOf(compiled: Compiled): Map<string, string> {
  const known =
    screensByList.get(compiled) ??
    new Map([...compiled.plans.values()].flatMap((plan) => listsIn(plan).map(({ code }) => [code, plan.id] as const)));
  screensByList.set(compiled, known);
  return known;
}

function listsIn(plan: Plan): ViewedList[] {
  return 'pageSize' in plan ? [plan, ...subListsOf(plan)] : [];
}

/** The lists of a screen the actor may see, by code. Throws ForbiddenError. */
export function listsOfScreen({ compiled, rights }: Parts, actor: Actor, id: string): Map<string, KnownList> {
  const plan = compiled().plans.get(id);
  if (!plan && actor.admin) throw new NotFoundError();
  if (!plan || !rights.canOpen(actor, id)) throw new ForbiddenError(`screen ${id}`);
  const own = new Map(listsIn(planFor(plan, actor, rights)).map((list) => [list.code, list]));
  return new Map(
    listsIn(plan).flatMap((whole) => {
      const known = own.get(whole.code);
      return known ? [[whole.code, { whole, own: known }]] : [];
    }),
  );
}

/** The list of that code. Throws ParamError, ForbiddenError. */
export function listOf(context: Parts, actor: Actor, code: string): KnownList {
  const screen = screensOf(context.compiled()).get(code);
  if (screen === undefined) throw actor.admin ? new ParamError('list') : new ForbiddenError(`list ${code}`);
  const list = listsOfScreen(context, actor, screen).get(code);
  if (!list) throw new ForbiddenError(`list ${code}`);
  return list;
}
