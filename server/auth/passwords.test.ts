import { expect, test } from 'vitest';
import { createPasswords, createQueue } from './passwords.ts';

test('a password matches its own hash only, and nobody matches anything', async () => {
  const passwords = createPasswords();
  const stored = await passwords.hash('weft-demo-2026');
  expect(stored).toMatch(/^scrypt\$[\w-]{22}\$[\w-]{43}$/);
  expect(await passwords.matches('weft-demo-2026', stored)).toBe(true);
  expect(await passwords.matches('weft-demo-2027', stored)).toBe(false);
  expect(await passwords.matches('weft-demo-2026', undefined)).toBe(false);
});

test('two jobs run, fifty wait, the next is refused with 429', async () => {
  const enqueue = createQueue(2, 50);
  let running = 0;
  let most = 0;
  let open = (): void => undefined;
  const gate = new Promise<void>((resolve) => {
    open = resolve;
  });
  const job = async (): Promise<void> => {
    running++;
    most = Math.max(most, running);
    await gate;
    running--;
  };
  const jobs = Array.from({ length: 52 }, () => enqueue(job));
  await expect(enqueue(job)).rejects.toMatchObject({ status: 429 });
  open();
  await Promise.all(jobs);
  expect(most).toBe(2);
  await expect(enqueue(async () => 'free again')).resolves.toBe('free again');
});
