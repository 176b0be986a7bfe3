import { formatDateTime } from '../db/formatDateTime.ts';
import { SELECT_TENANTS, SWEEP_JOBS } from '../db/statements/jobs.ts';
import type { FileStore } from '../files/fileStore.ts';
import type { Context } from '../http/Context.ts';
import { inTenant } from './Queue.ts';

const DAY = 24 * 60 * 60_000;
/** Days for which it is kept what was done. */
const KEEP_JOBS = 90 * DAY;

/** Removes results that are over, and jobs that ended long ago. Never throws. */
export async function sweepJobs(
  { db, clock, compiled, log }: Pick<Context, 'db' | 'clock' | 'compiled' | 'log'>,
  files: FileStore,
  keepResults: number,
): Promise<void> {
  try {
    await files.sweep(new Date(Date.now() - keepResults));
    const before = formatDateTime(new Date(clock().getTime() - KEEP_JOBS), compiled().app.timeZone);
    const { rows } = await db.query<{ id: string }>(SELECT_TENANTS);
    for (const { id } of rows)
      await inTenant(db, id, async (session) => {
        await session.query(SWEEP_JOBS, [id, before]);
      });
  } catch (error) {
    log.warn({ err: error }, 'old jobs not swept');
  }
}
