import type { MenuNode } from '../../engine/plan/compiled.ts';
import { holdsRecords } from '../../engine/plan/parts.ts';
import type { Actor, Context } from '../http/Context.ts';

/** Ids of the screens of records that the actor may open, by the wire code of the model: those of the menu first, in its order. */
export function openScreens(
  { compiled, rights }: Pick<Context, 'compiled' | 'rights'>,
  actor: Actor,
): ReadonlyMap<string, readonly string[]> {
  const { menu, plans } = compiled();
  const listed = screensIn(menu);
  const found = new Map<string, string[]>();
  for (const id of new Set([...listed, ...plans.keys()])) {
    const plan = plans.get(id);
    if (!plan || !holdsRecords(plan) || !rights.canOpen(actor, id)) continue;
    const { model } = plan.source;
    found.set(model, [...(found.get(model) ?? []), id]);
  }
  return found;
}

function screensIn(menu: readonly MenuNode[]): string[] {
  return menu.flatMap(({ screen, children }) => [...(screen === undefined ? [] : [screen]), ...screensIn(children)]);
}
