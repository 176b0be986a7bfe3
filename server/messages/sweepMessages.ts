import { allRows } from '../db/Database.ts';
import { formatDateTime } from '../db/formatDateTime.ts';
import { SELECT_TENANTS } from '../db/statements/jobs.ts';
import { SWEEP_DELIVERIES, SWEEP_MESSAGES } from '../db/statements/outbox.ts';
import type { Context } from '../http/Context.ts';

const DAY = 24 * 60 * 60_000;

/** Removes messages and deliveries that are over and older than `days`, of every tenant. */
export async function sweepMessages({ db, clock, compiled }: Context, days: number): Promise<void> {
  const before = formatDateTime(new Date(clock().getTime() - days * DAY), compiled().app.timeZone);
  for (const { id } of (await db.query<{ id: string }>(SELECT_TENANTS)).rows)
    await db.withTenant(allRows(id), async (session) => {
      for (const sweep of [SWEEP_MESSAGES, SWEEP_DELIVERIES]) await session.query(sweep, [id, before]);
    });
}
