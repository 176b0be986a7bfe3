import { setImmediate as turn } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { createQueue } from './queue.ts';

test('short work goes before long work, which has its share', async () => {
  const queue = createQueue(10_000);
  const order: string[] = [];
  const ask = (name: string, patient: boolean) =>
    queue.run(async () => {
      order.push(name);
    }, patient);
  let release = (): void => undefined;
  const first = queue.run(
    () =>
      new Promise<void>((resolve) => {
        release = resolve;
      }),
  );
  const all = [ask('long 1', true), ask('long 2', true), ...[1, 2, 3, 4, 5].map((n) => ask(`short ${n}`, false))];
  await turn();
  release();
  await Promise.all([first, ...all]);
  expect(order).toEqual(['short 1', 'short 2', 'short 3', 'long 1', 'short 4', 'short 5', 'long 2']);
});

test('who waits too long is told so', async () => {
  const queue = createQueue(20);
  let release = (): void => undefined;
  const first = queue.run(
    () =>
      new Promise<void>((resolve) => {
        release = resolve;
      }),
  );
  await expect(queue.run(async () => 1, true)).rejects.toThrow('busy for 20 ms');
  release();
  await first;
  expect(await queue.run(async () => 2)).toBe(2);
});
