import { setTimeout as sleep } from 'node:timers/promises';
import { SqlStateError } from './Database.ts';

/** How a transaction that lost against another one is tried again. */
export interface Retries {
  /** In [0, 1). */
  random(): number;
  pause(milliseconds: number): Promise<unknown>;
}

export const systemRetries: Retries = { random: () => Math.random(), pause: (milliseconds) => sleep(milliseconds) };

const TRIES = 5;
const SHORTEST = 10;
/** Deadlock and serialization failure: the database has undone it all, and it may pass the next time. */
const LOST = new Set(['40P01', '40001']);

/** Does the work again, each time later, as long as the database undoes it for the sake of another one. */
export async function retryLost<T>({ random, pause }: Retries, work: () => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await work();
    } catch (error) {
      if (!(error instanceof SqlStateError && LOST.has(error.code)) || tries === TRIES) throw error;
      // Half of it by chance: two who met must not meet again.
      await pause(SHORTEST * 2 ** tries * (0.5 + random()));
    }
  }
}
