import type { Context } from '../context.ts';
import { COUNT_FAILURE, FORGET_FAILURES, SELECT_FAILURES, SWEEP_FAILURES } from '../db/statements/loginFailures.ts';
import { createQueue } from './passwords.ts';

const FAILURES = 5;
const CAPTCHA_AFTER = 3;
const WINDOW = 10 * 60_000;

export interface Standing {
  locked: boolean;
  captcha: boolean;
}

/** Failed sign-ins by account name, whether there is such an account or not; kept in the database. */
export interface Lockout {
  standing(account: string): Promise<Standing>;
  /** Counts a failure and answers how the account stands now. */
  count(account: string): Promise<Standing>;
  forget(account: string): Promise<void>;
  /** Attempts on one account run one after another, so that many at once are no way around the limit. */
  inTurn<T>(account: string, attempt: () => Promise<T>): Promise<T>;
}

function standingOf(failures: number): Standing {
  return { locked: failures >= FAILURES, captcha: failures >= CAPTCHA_AFTER };
}

function createTurns(): Lockout['inTurn'] {
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
    async standing(account) {
      const answer = await db.query<{ failures: number }>(SELECT_FAILURES, [account, clock().getTime()]);
      return standingOf(answer.rows[0]?.failures ?? 0);
    },
    async count(account) {
      const now = clock().getTime();
      await db.query(SWEEP_FAILURES, [now]);
      const answer = await db.query<{ failures: number }>(COUNT_FAILURE, [account, now, now + WINDOW]);
      return standingOf(answer.rows[0]?.failures ?? FAILURES);
    },
    async forget(account) {
      await db.query(FORGET_FAILURES, [account]);
    },
    inTurn: createTurns(),
  };
}
