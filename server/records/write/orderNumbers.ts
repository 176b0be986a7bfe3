import type { Compiled, Field, Model } from '../../../engine/plan/compiled.ts';
import { lockAdvisory, type Session } from '../../db/Database.ts';
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
 * that is held stands there and the others make room. Two who add at the same time wait for each other.
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
    const wishes = spreadWishes(field.key, drafts);
    await makeRoom(target, field, wishes, session);
    const most = builder
      .selectFrom(shape.model.table)
      .where(ofTenant(target.actor.tenant))
      .select((eb) => eb.fn.max(field.column).as('most'));
    let last = Math.floor(Math.max(0, Number((await runFirst(session, most))?.most ?? 0), wishes.at(-1) ?? 0));
    for (const { values } of drafts) {
      if (numberOf(values[field.key]) === undefined) values[field.key] = ++last;
    }
  }
}

/** The numbers that are wished for, smallest first; of two that wish for the same the later one takes the next. */
function spreadWishes(key: string, drafts: readonly Pick<Draft, 'values'>[]): number[] {
  const wishing = drafts.flatMap(({ values }) => {
    const wish = numberOf(values[key]);
    return wish === undefined ? [] : [{ values, wish }];
  });
  const wishes: number[] = [];
  for (const { values, wish } of wishing.toSorted((one, other) => one.wish - other.wish)) {
    const taken = wishes.at(-1);
    const given = taken === undefined || wish > taken ? wish : taken + 1;
    wishes.push(given);
    values[key] = given;
  }
  return wishes;
}

/**
 * The records keep their order in the places that are left: from the first wished number that is held on, each moves
 * down by as many as come to stand before it.
 */
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
  const moves = movesFor(wishes.filter((wish) => wish >= Number(first)));
  const places = moves.map(
    ([from, by]) => sqlFragment`when ${sqlFragment.ref(column)} >= ${from} then cast(${by} as integer)`,
  );
  // The versions stay: an edit in progress must not conflict because others moved down.
  const move = builder
    .updateTable(table)
    .set({ [column]: sqlFragment`${sqlFragment.ref(column)} + case ${sqlFragment.join(places, sqlFragment` `)} end` })
    .where(ofTenant(target.actor.tenant))
    .where(column, '>=', first);
  await run(session, move);
}

/** How far records move that stand at a number or behind it now; the farthest first. */
export function movesFor(wishes: readonly number[]): [from: number, by: number][] {
  const moves = new Map<number, number>();
  for (const [before, wish] of wishes.entries()) moves.set(wish - before, before + 1);
  return [...moves].toReversed();
}

function numberOf(value: unknown): number | undefined {
  return typeof value === 'number' ? value : undefined;
}
