import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto';
import { TooManyError } from '../http/errors.ts';

const COST = { N: 2 ** 15, r: 8, p: 1, maxmem: 64 * 1024 * 1024 };
const LENGTH = 32;

/** Hashes and checks passwords; at most two at once, fifty waiting, TooManyError beyond that. */
export interface Passwords {
  /** `scrypt$<salt>$<hash>`, base64url. */
  hash(password: string): Promise<string>;
  /** Takes as long for an account that is not there (`undefined`) as for one that is. */
  matches(password: string, stored: string | undefined): Promise<boolean>;
}

/** Lets `atOnce` jobs run and `waiting` queue; refuses the rest. */
export function createQueue(atOnce: number, waiting: number): <T>(job: () => Promise<T>) => Promise<T> {
  let running = 0;
  const queue: (() => void)[] = [];
  return async (job) => {
    if (running >= atOnce) {
      if (queue.length >= waiting) throw new TooManyError();
      // The slot is handed over by the job that ends, so `running` stays as it is.
      await new Promise<void>((resolve) => queue.push(resolve));
    } else running++;
    try {
      return await job();
    } finally {
      const next = queue.shift();
      if (next) next();
      else running--;
    }
  };
}

function derive(password: string, salt: Buffer): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    scrypt(password, salt, LENGTH, COST, (error, key) => (error ? reject(error) : resolve(key)));
  });
}

/** Passwords under scrypt N=2^15 r=8 p=1. */
export function createPasswords(): Passwords {
  const enqueue = createQueue(2, 50);
  const decoy = `scrypt$${randomBytes(16).toString('base64url')}$${randomBytes(LENGTH).toString('base64url')}`;
  return {
    async hash(password) {
      const salt = randomBytes(16);
      const key = await enqueue(() => derive(password, salt));
      return `scrypt$${salt.toString('base64url')}$${key.toString('base64url')}`;
    },
    async matches(password, stored) {
      const [, salt = '', expected = ''] = (stored ?? decoy).split('$');
      const key = await enqueue(() => derive(password, Buffer.from(salt, 'base64url')));
      const wanted = Buffer.from(expected, 'base64url');
      return wanted.length === key.length && timingSafeEqual(wanted, key) && stored !== undefined;
    },
  };
}
