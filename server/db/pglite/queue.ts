import { UnavailableError } from '../Database.ts';

interface Waiter {
  start(): void;
}

/** One holder at a time, first come first served among the short; pieces of long work have a share. */
export interface Queue {
  /** Throws UnavailableError when it is not acquired within `wait` milliseconds. */
  run<T>(work: () => Promise<T>, patient?: boolean): Promise<T>;
}

/** Turns of others after which a piece of long work has its own. */
const SHARE = 3;

/** A queue whose waiters give up after `wait` milliseconds. */
export function createQueue(wait: number): Queue {
  const short: Waiter[] = [];
  const patient: Waiter[] = [];
  let busy = false;
  let passed = 0;

  function acquire(line: Waiter[]): Promise<void> {
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
        line.splice(line.indexOf(waiter), 1);
        reject(new UnavailableError(`the database was busy for ${wait} ms`));
      }, wait);
      line.push(waiter);
    });
  }

  function next(): Waiter | undefined {
    const isTurnOfPatient = patient.length > 0 && (short.length === 0 || passed >= SHARE);
    passed = isTurnOfPatient || patient.length === 0 ? 0 : passed + 1;
    return (isTurnOfPatient ? patient : short).shift();
  }

  return {
    async run(work, isPatient = false) {
      await acquire(isPatient ? patient : short);
      try {
        return await work();
      } finally {
        const waiter = next();
        if (waiter) waiter.start();
        else busy = false;
      }
    },
  };
}
