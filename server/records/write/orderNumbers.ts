import type { Compiled, Field, Model } from '../../../engine/plan/compiled.ts';
import { lockAdvisory } from '../../db/advisoryLock.ts';
import type { Session } from '../../db/Database.ts';
import { builder, run, runFirst, sqlFragment } from '../../db/sql.ts';
import { ofTenant } from '../../db/where.ts';
import type { Draft, Records } from '../Records.ts';

interface Target {
  context: Pick<Records['context'], 'compiled'>;
  actor: Pick<Records['actor'], 'tenant'>;
  shape: Records['shape'];
}

/** The fields that lists on the model are dragged by. */
function orderFields(compiled: Compiled, model: Model): Field[] {
  const keys = [...compiled.plans.values()].map((plan) =>
    'grid' in plan && plan.source.model === model.code ? plan.grid?.options.dragSort : undefined,
  );
  return model.fields.filter((field) => keys.includes(field.key));
}

/**
 * Gives new records their place in a list that is ordered by hand: one without a number comes last, one with a number
 * that is held goes there and the others make room. Two who add at the same time wait for each other.
 */
export async function fillOrder(
  target: Target,
  drafts: readonly Pick<Draft, 'values'>[],
  session: Session,
): Promise<void> {
  const { actor, context, shape } = target;
  if (drafts.length === 0) return;
  for (const field of orderFields(context.compiled(), shape.model)) {
    await lockAdvisory(session, `${actor.tenant} ${shape.model.table} order`);
    const wishes = drafts.flatMap(({ values }) => numberOf(values[field.key]) ?? []);
    await makeRoom(target, field, wishes, session);
    const most = builder
      .selectFrom(shape.model.table)
      .where(ofTenant(target.actor.tenant))
      .select((eb) => eb.fn.max(field.column).as('most'));
    let last = Math.floor(Math.max(0, Number((await runFirst(session, most))?.most ?? 0), ...wishes));
    for (const { values } of drafts) {
      if (numberOf(values[field.key]) === undefined) values[field.key] = ++last;
    }
  }
}

/** From the first wished number that is held on, all records move down by as many places as are wished for there. */
async function makeRoom(target: Target, { column }: Field, wishes: readonly number[], session: Session): Promise<void> {
  if (wishes.length === 0) return;
  const { table } = target.shape.model;
  const held = builder
    .selectFrom(table)
    .where(ofTenant(target.actor.tenant))
    .where(column, 'in', [...wishes]);
  const first = (
    await runFirst(
      session,
      held.select((eb) => eb.fn.min(column).as('first')),
    )
  )?.first;
  if (first === null || first === undefined) return;
  const places = wishes.filter((wish) => wish >= Number(first)).length;
  // The versions stay: an edit in progress must not conflict because others moved down.
  const move = builder
    .updateTable(table)
    .set({ [column]: sqlFragment`${sqlFragment.ref(column)} + ${places}` })
    .where(ofTenant(target.actor.tenant))
    .where(column, '>=', first);
  await run(session, move);
}

function numberOf(value: unknown): number | undefined {
  return typeof value === 'number' ? value : undefined;
}
