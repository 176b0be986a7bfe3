import type { ScreenHolders } from '../../../engine/api/rightsAsked.ts';
import { opensBy } from '../../access/rightsIndex.ts';
import type { Session } from '../../db/Database.ts';
import { COUNT_VIEWS } from '../../db/statements/people.ts';
import type { Actor, Context } from '../../http/Context.ts';
import { readPeople, withRoles } from './readPeople.ts';

/** Of pages, as they are in force, who opens them in the actor's tenant, and how many views of them are kept. */
export async function holdersOf(
  context: Context,
  { tenant }: Pick<Actor, 'tenant'>,
  screens: readonly string[],
): Promise<ScreenHolders[]> {
  const compiled = context.compiled();
  const { people, roles } = await readPeople(context.db, tenant);
  const views = await countViews(context.db, tenant);
  const actors = people.map(({ name, roles: ids }) => {
    const own = ids.flatMap((id) => roles.get(id) ?? []);
    return { name, actor: withRoles(context, tenant, own) };
  });
  return screens.flatMap((id): ScreenHolders[] => {
    const plan = compiled.plans.get(id);
    if (plan === undefined) return [];
    const menus = opensBy(compiled, tenant, id);
    const granted = [...roles.values()].filter(
      ({ rows }) =>
        menus !== 'all' && rows.some(({ kind, code }) => kind === 'menu' && code !== null && menus.includes(code)),
    );
    return [
      {
        screen: { id, title: plan.title },
        everybody: menus === 'all',
        roles: granted.map(({ name }) => name),
        people: actors.flatMap(({ name, actor }) => (context.rights.canOpen(actor, id) ? name : [])),
        views: views.get(plan.code) ?? 0,
      },
    ];
  });
}

/** By the code of the list. */
async function countViews(db: Session, tenant: string): Promise<ReadonlyMap<string, number>> {
  const { rows } = await db.query<{ list: string; views: number }>(COUNT_VIEWS, [tenant]);
  return new Map(rows.map(({ list, views }) => [list, views]));
}
