import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto';
import type { Passwords } from '../http/Context.ts';
import { TooManyError } from '../http/errors.ts';

const COST = 2 ** 15;
const LENGTH = 32;

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

function derive(password: string, salt: Buffer, cost: number): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const options = { N: cost, r: 8, p: 1, maxmem: 64 * 1024 * 1024 };
    scrypt(password, salt, LENGTH, options, (error, key) => (error ? reject(error) : resolve(key)));
  });
}

/**
 * Passwords under scrypt N=2^15 r=8 p=1; at most two at once, fifty waiting. Another `cost` (N) is for suites that sign
 * in by the hundred: what was hashed under one matches under no other.
 */
export function createPasswords(cost = COST): Passwords {
  const enqueue = createQueue(2, 50);
  const decoy = `scrypt$${randomBytes(16).toString('base64url')}$${randomBytes(LENGTH).toString('base64url')}`;
  return {
    async hash(password) {
      const salt = randomBytes(16);
      const key = await enqueue(() => derive(password, salt, cost));
      return `scrypt$${salt.toString('base64url')}$${key.toString('base64url')}`;
    },
    async matches(password, stored) {
      const [, salt = '', expected = ''] = (stored ?? decoy).split('$');
      const key = await enqueue(() => derive(password, Buffer.from(salt, 'base64url'), cost));
      const wanted = Buffer.from(expected, 'base64url');
      return wanted.length === key.length && timingSafeEqual(wanted, key) && stored !== undefined;
    },
  };
}
