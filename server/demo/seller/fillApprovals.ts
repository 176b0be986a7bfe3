import { HOME_TENANT } from '../../config/builtIn.ts';
import type { Row } from '../../db/Database.ts';
import { allRows } from '../../db/Database.ts';
import { builder, run, sqlFragment } from '../../db/sql.ts';
import type { Context } from '../../http/Context.ts';
import { later } from './calendar.ts';

const PLANS = 'market/purchase-plan';
const BUYER = { create_by: 'wangfang', realname: '王芳' };
const MANAGER = { create_by: 'guoqing', realname: '郭庆' };

/** Transitions by their codes: who did them in the demonstration, how many days after the plan, and at what time. */
const DONE = {
  submit: { by: BUYER, after: 0, at: '10:12:00' },
  approve: { by: MANAGER, after: 1, at: '09:30:00' },
  refuse: { by: MANAGER, after: 1, at: '09:41:00' },
  order: { by: BUYER, after: 2, at: '14:05:00' },
} as const;

/** How a plan came to be in each state. */
const WAYS: Readonly<Record<string, readonly (keyof typeof DONE)[]>> = {
  waiting: ['submit'],
  approved: ['submit', 'approve'],
  ordered: ['submit', 'approve', 'order'],
  refused: ['submit', 'refuse'],
};

/** Gives the demonstration's purchase plans the steps by which they came to their states, while there are none; answers how many. */
export async function fillApprovals(context: Context): Promise<number> {
  const model = context.compiled().models.get(PLANS);
  const { transitions } = model?.states ?? { transitions: [] };
  if (!model || transitions.length === 0) return 0;
  const byCode = new Map(transitions.map((each) => [each.code, each]));
  return context.db.withTenant(allRows(HOME_TENANT), async (session) => {
    const kept = builder.selectFrom('sys_record_transition').select('record_id').where('table_name', '=', model.table);
    if ((await run(session, kept.limit(1))).rows.length > 0) return 0;
    const plans = builder
      .selectFrom(model.table)
      .select(['id', 'state', 'reason'])
      .select(sqlFragment<string>`planned_on::text`.as('day'))
      .where('tenant_id', '=', HOME_TENANT);
    const { rows } = await run<Row & { id: string; state: string; reason: string | null; day: string }>(session, plans);
    const steps = rows.flatMap(({ id, state, reason, day }) =>
      (WAYS[state] ?? []).flatMap((code, index) => {
        const transition = byCode.get(code);
        const { by, after, at } = DONE[code];
        if (!transition) return [];
        return {
          tenant_id: HOME_TENANT,
          table_name: model.table,
          record_id: id,
          version: index + 2,
          transition: code,
          title: transition.title,
          from_state: transition.from[0] ?? null,
          to_state: transition.to,
          ...by,
          comment: code === 'refuse' ? reason : null,
          create_time: `${later(day, after)} ${at}`,
        };
      }),
    );
    if (steps.length > 0) await run(session, builder.insertInto('sys_record_transition').values(steps));
    // Written by whoever submits it, in the morning of its day.
    const written = { create_by: BUYER.create_by, create_time: sqlFragment<string>`planned_on + time '09:00'` };
    await run(session, builder.updateTable(model.table).set(written).where('tenant_id', '=', HOME_TENANT));
    // A record's version counts its steps.
    for (const [state, way] of Object.entries(WAYS))
      await run(
        session,
        builder
          .updateTable(model.table)
          .set({ version: way.length + 1 })
          .where('tenant_id', '=', HOME_TENANT)
          .where('state', '=', state)
          .where('version', '=', 1),
      );
    return steps.length;
  });
}
