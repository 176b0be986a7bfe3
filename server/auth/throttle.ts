import { createHash } from 'node:crypto';
import { COUNT_TRY, SWEEP_TRIES } from '../db/statements/signIn.ts';
import type { Context } from '../http/Context.ts';

/** How often what is done may be done: `limit` times in `window` milliseconds, counted from the first. */
export interface Limit {
  name: string;
  limit: number;
  window: number;
}

/** Counts in the database, so that a restart or a second process is no way around. */
export interface Throttle {
  /** Counts `amount` more for `who`, one unless given; false when that is too much. A negative amount is given back. */
  allows(limit: Limit, who: string, amount?: number): Promise<boolean>;
}

/** Counters that begin anew when their time is over. */
export function createThrottle({ db, clock }: Pick<Context, 'db' | 'clock'>): Throttle {
  return {
    async allows({ name, limit, window }, who, amount = 1) {
      const now = clock().getTime();
      const key = createHash('sha256').update(`${name}\n${who}`).digest('hex');
      await db.query(SWEEP_TRIES, [now]);
      const counted = await db.query<{ count: number }>(COUNT_TRY, [key, now, now + window, amount]);
      return (counted.rows[0]?.count ?? limit + 1) <= limit;
    },
  };
}
