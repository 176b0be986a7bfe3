import { COUNT_FAILURE, FORGET_FAILURES, SELECT_FAILURES, SWEEP_FAILURES } from '../db/statements/signIn.ts';
import type { Context } from '../http/Context.ts';
import { createQueue } from './passwords.ts';

const FAILURES = 5;
const CAPTCHA_AFTER = 3;
const WINDOW = 10 * 60_000;

export interface LockoutStatus {
  locked: boolean;
  captcha: boolean;
}

/** Failed sign-ins by account name, whether there is such an account or not; kept in the database. */
export interface Lockout {
  status(account: string): Promise<LockoutStatus>;
  /** Counts a failure and answers its status now. */
  count(account: string): Promise<LockoutStatus>;
  forget(account: string): Promise<void>;
  /** One attempt on an account at a time, so that many at once are no way around the limit. */
  exclusively<T>(account: string, attempt: () => Promise<T>): Promise<T>;
}

function statusOf(failures: number): LockoutStatus {
  return { locked: failures >= FAILURES, captcha: failures >= CAPTCHA_AFTER };
}

function createMutexes(): Lockout['exclusively'] {
  const queues = new Map<string, { enqueue: ReturnType<typeof createQueue>; users: number }>();
  return async (account, attempt) => {
    const queue = queues.get(account) ?? { enqueue: createQueue(1, 50), users: 0 };
    queues.set(account, queue);
    queue.users++;
    try {
      return await queue.enqueue(attempt);
    } finally {
      queue.users--;
      if (queue.users === 0) queues.delete(account);
    }
  };
}

/** Five failures lock an account for ten minutes; from the third on a captcha is asked for. */
export function createLockout({ db, clock }: Pick<Context, 'db' | 'clock'>): Lockout {
  return {
    async status(account) {
      const answer = await db.query<{ failures: number }>(SELECT_FAILURES, [account, clock().getTime()]);
      return statusOf(answer.rows[0]?.failures ?? 0);
    },
    async count(account) {
      const now = clock().getTime();
      await db.query(SWEEP_FAILURES, [now]);
      const answer = await db.query<{ failures: number }>(COUNT_FAILURE, [account, now, now + WINDOW]);
      return statusOf(answer.rows[0]?.failures ?? FAILURES);
    },
    async forget(account) {
      await db.query(FORGET_FAILURES, [account]);
    },
    exclusively: createMutexes(),
  };
}
