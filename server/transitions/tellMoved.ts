import type { MenuNode } from '../../engine/plan/compiled.ts';
import { sourceOf } from '../../engine/plan/parts.ts';
import type { Transition } from '../../engine/plan/states.ts';
import { sendNotice } from '../announcements/sendNotice.ts';
import { builder, run } from '../db/sql.ts';
import { nameOf } from '../records/changeSets/readSets.ts';
import type { Records } from '../records/Records.ts';
import { stateText } from '../records/states/locks.ts';
import type { Moved } from './moveRecord.ts';

/** Of one role; more than that is no approval but an announcement. */
const MOST_TOLD = 200;

/** Tells whom the transition names, all but who did it. Never throws: what was done is done. */
export async function tellMoved(
  records: Records,
  transition: Transition,
  { row, named, comment }: Moved & { comment: string },
): Promise<void> {
  const { context, actor, shape } = records;
  const { model } = shape;
  try {
    const users = await toldUsers(records, transition, named);
    const name = nameOf(shape, row);
    const said = [
      `${actor.realname}：${transition.title}，现在是“${stateText(records, transition.to)}”`,
      comment.trim(),
    ];
    for (const user of users) {
      await sendNotice(context, {
        tenant: actor.tenant,
        user,
        title: `${model.title} ${name} ${transition.title}`,
        text: said.filter((part) => part !== '').join('。意见：'),
        page: pageOf(context.compiled(), model.code),
        about: { type: 'transition', id: String(row.id) },
      });
    }
  } catch (error) {
    context.log.warn({ err: error, model: model.id, record: row.id }, 'nobody was told of a transition');
  }
}

/** Ids of users, each once: who works in the tenant as a guest is one of them. */
async function toldUsers(
  { context, actor }: Records,
  { notify }: Transition,
  names: readonly string[],
): Promise<string[]> {
  const roles = notify.flatMap((each) => ('role' in each ? each.role : []));
  if (names.length + roles.length === 0) return [];
  const guests = builder.selectFrom('sys_user_tenant').where('tenant_id', '=', actor.tenant).select('user_id');
  const users = builder
    .selectFrom('sys_user as u')
    .select('u.id')
    .where((eb) => eb.or([eb('u.tenant_id', '=', actor.tenant), eb('u.id', 'in', guests)]));
  const members = builder
    .selectFrom('sys_user_role as m')
    .innerJoin('sys_role as r', 'r.id', 'm.role_id')
    .where('r.tenant_id', '=', actor.tenant)
    .where('r.role_code', 'in', ['', ...roles])
    .select('m.user_id');
  const found = users
    .where((eb) => eb.or([eb('u.username', 'in', ['', ...names]), eb('u.id', 'in', members)]))
    .where('u.id', '<>', actor.userId)
    .orderBy('u.id')
    .limit(MOST_TOLD);
  const { rows } = await context.db.transaction((session) => run<{ id: string }>(session, found));
  return rows.map(({ id }) => id);
}

/** Where the records of a model are looked at. */
export function pageOf(
  { menu, plans }: Pick<ReturnType<Records['context']['compiled']>, 'menu' | 'plans'>,
  code: string,
): string {
  const visit = (nodes: readonly MenuNode[]): string | undefined => {
    for (const { path, screen, children } of nodes) {
      const plan = plans.get(screen ?? '');
      if (plan && sourceOf(plan).model === code && 'rowActions' in plan) return path;
      const below = visit(children);
      if (below !== undefined) return below;
    }
    return undefined;
  };
  return visit(menu) ?? '/';
}
