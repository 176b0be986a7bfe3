import { UnavailableError } from '../Database.ts';

interface Waiter {
  start(): void;
}

/** One holder at a time, first come first served. */
export interface Queue {
  /** Throws UnavailableError when it is not acquired within `wait` milliseconds. */
  run<T>(work: () => Promise<T>): Promise<T>;
}

/** A queue whose waiters give up after `wait` milliseconds. */
export function createQueue(wait: number): Queue {
  const waiters: Waiter[] = [];
  let busy = false;

  function acquire(): Promise<void> {
    if (!busy) {
      busy = true;
      return Promise.resolve();
    }
    return new Promise((resolve, reject) => {
      const waiter: Waiter = {
        start: () => {
          clearTimeout(timer);
          resolve();
        },
      };
      const timer = setTimeout(() => {
        waiters.splice(waiters.indexOf(waiter), 1);
        reject(new UnavailableError(`the database was busy for ${wait} ms`));
      }, wait);
      waiters.push(waiter);
    });
  }

  return {
    async run(work) {
      await acquire();
      try {
        return await work();
      } finally {
        const next = waiters.shift();
        if (next) next.start();
        else busy = false;
      }
    },
  };
}
