import { allRows, type Database, type Session, type SqlValue } from '../db/Database.ts';
import { formatDateTime } from '../db/formatDateTime.ts';
import {
  BEGIN_JOB,
  END_JOB,
  GIVE_BACK_JOB,
  HOLD_JOB,
  KEEP_PROGRESS,
  LEAVE_QUEUE,
  SELECT_JOB,
  TAKE_JOB,
} from '../db/statements/jobs.ts';
import type { Context } from '../http/Context.ts';

/** What a process took up. */
export interface Taken {
  id: string;
  tenant: string;
  /** How often it was begun, this time counted. */
  attempts: number;
  /** Whoever it belongs to no longer wants it: whatever held it before was gone. */
  cancelled: boolean;
}

/** A job as it is kept. */
export interface KeptJob {
  id: string;
  kind: string;
  title: string;
  state: string;
  input: unknown;
  owner: string;
  owner_id: string;
  sys_org_code: string | null;
}

export type EndState = 'done' | 'failed' | 'cancelled';

/** How a job ended. */
export interface Ending {
  state: EndState;
  said: string;
  /** Path of the stored result, and until when it is kept. */
  file?: { path: string; until: Date } | undefined;
  outcome?: unknown;
  quiet?: boolean | undefined;
}

export interface Progress {
  done: number;
  total: number;
  text: string;
}

/** The jobs in the database, as one process takes them up and lets them go. */
export interface Queue {
  /** Undefined: nothing waits that may be begun now. */
  take(held: readonly string[]): Promise<Taken | undefined>;
  /** `lost`: another process holds it by now. */
  hold(id: string): Promise<'held' | 'cancelled' | 'lost'>;
  giveBack(id: string): Promise<void>;
  /** As it is kept; undefined where it is gone. */
  read(taken: Taken): Promise<KeptJob | undefined>;
  begin(taken: Taken, said: string | null): Promise<void>;
  progress(taken: Taken, progress: Progress): Promise<void>;
  /** Kept as ended, and out of the queue; false where another holds it by now. */
  end(taken: Taken, ending: Ending): Promise<boolean>;
}

const MOST_SAID = 500;

export function createQueue(
  { db, clock, compiled }: Pick<Context, 'db' | 'clock' | 'compiled'>,
  { worker, lease }: { worker: string; lease: number },
): Queue {
  const textOf = (moment: Date): string => formatDateTime(moment, compiled().app.timeZone);
  const change = (tenant: string, sql: string, values: SqlValue[]): Promise<void> =>
    inTenant(db, tenant, async (session) => {
      await session.query(sql, values);
    });
  return {
    async take(held) {
      const taken = await db.query<{ job_id: string; tenant_id: string; attempts: number; cancelled: boolean }>(
        TAKE_JOB,
        [worker, lease, [...held]],
      );
      const row = taken.rows[0];
      return row && { id: row.job_id, tenant: row.tenant_id, attempts: row.attempts, cancelled: row.cancelled };
    },
    async hold(id) {
      const { rows } = await db.query<{ cancelled: boolean }>(HOLD_JOB, [id, worker, lease]);
      if (rows[0] === undefined) return 'lost';
      return rows[0].cancelled ? 'cancelled' : 'held';
    },
    async giveBack(id) {
      await db.query(GIVE_BACK_JOB, [id, worker]);
    },
    read: ({ tenant, id }) =>
      inTenant(db, tenant, async (session) => (await session.query<KeptJob>(SELECT_JOB, [tenant, id])).rows[0]),
    begin: ({ tenant, id }, said) => change(tenant, BEGIN_JOB, [tenant, id, textOf(clock()), said]),
    progress: ({ tenant, id }, { done, total, text }) =>
      change(tenant, KEEP_PROGRESS, [tenant, id, done, total, percentOf(done, total), text.slice(0, MOST_SAID)]),
    end: ({ tenant, id }, { state, said, file, outcome }) =>
      inTenant(db, tenant, async (session) => {
        const left = await session.query(LEAVE_QUEUE, [id, worker]);
        if (left.affected === 0) return false;
        const until = file ? textOf(file.until) : null;
        const told = outcome === undefined ? null : JSON.stringify(outcome);
        const ended = [tenant, id, state, said.slice(0, MOST_SAID), textOf(clock()), file?.path ?? null, until, told];
        await session.query(END_JOB, ended);
        return true;
      }),
  };
}

export function inTenant<T>(
  db: Pick<Database, 'withTenant'>,
  tenant: string,
  work: (session: Session) => Promise<T>,
): Promise<T> {
  return db.withTenant(allRows(tenant), work);
}

/** Never whole before it is over. */
function percentOf(done: number, total: number): number {
  return total > 0 ? Math.min(99, Math.floor((done / total) * 1000) / 10) : 0;
}
