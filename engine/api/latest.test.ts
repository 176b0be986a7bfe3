import { expect, test } from 'vitest';
import type { CancelSignal } from './cancel.ts';
import { latest } from './latest.ts';

test('FA26 answers that arrive in the wrong order: only the last question counts', async () => {
  const search = latest();
  const pending = new Map<string, (answer: string) => void>();
  const signals: CancelSignal[] = [];
  const ask = (text: string) =>
    search.run((signal) => {
      signals.push(signal);
      return new Promise<string>((resolve) => pending.set(text, resolve));
    });
  const outcomes = Promise.allSettled([ask('a'), ask('ab'), ask('abc')]);
  for (const text of ['abc', 'ab', 'a']) pending.get(text)?.(`options of ${text}`);
  expect(await outcomes).toEqual([
    { status: 'rejected', reason: expect.objectContaining({ kind: 'aborted' }) },
    { status: 'rejected', reason: expect.objectContaining({ kind: 'aborted' }) },
    { status: 'fulfilled', value: 'options of abc' },
  ]);
  expect(signals.map((signal) => signal.aborted)).toEqual([true, true, false]);
});

test('an overtaken failure is silent, the last one is not', async () => {
  const search = latest();
  const first = search.run(async () => Promise.reject(new Error('first')));
  const second = search.run(async () => Promise.reject(new Error('second')));
  await expect(first).rejects.toMatchObject({ kind: 'aborted' });
  await expect(second).rejects.toThrow('second');
});

test('cancel tells the run under way', async () => {
  const search = latest();
  let told = false;
  const run = search.run((signal) => {
    signal.addEventListener('abort', () => {
      told = true;
    });
    return Promise.resolve(1);
  });
  search.cancel();
  await expect(run).rejects.toMatchObject({ kind: 'aborted' });
  expect(told).toBe(true);
});
