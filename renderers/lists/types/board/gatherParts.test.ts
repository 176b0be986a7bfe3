import { beforeEach, expect, test, vi } from 'vitest';
import { createCanceller } from '../../../../engine/api/cancel.ts';
import { gatherParts, TOGETHER } from './gatherParts.ts';

beforeEach(() => {
  vi.useFakeTimers();
  return () => vi.useRealTimers();
});

test('parts of one moment are asked for together, those of the next by themselves', async () => {
  const ask = vi.fn(async (ids: string[]) => ids.join('+'));
  const load = gatherParts(ask);
  const { signal } = createCanceller();
  const first = [load('p1', signal), load('p2', signal)];
  await vi.advanceTimersByTimeAsync(TOGETHER);
  const next = load('p3', signal);
  await vi.advanceTimersByTimeAsync(TOGETHER);
  expect(await Promise.all([...first, next])).toEqual(['p1+p2', 'p1+p2', 'p3']);
  expect(ask).toHaveBeenCalledTimes(2);
});

test('what nobody wants any more is not asked for: no call leaves for a page or a session that has gone', async () => {
  const ask = vi.fn(async (ids: string[]) => ids);
  const load = gatherParts(ask);
  const [gone, here] = [createCanceller(), createCanceller()];
  const some = [load('p1', gone.signal), load('p2', here.signal)];
  gone.abort();
  await vi.advanceTimersByTimeAsync(TOGETHER);
  expect(await Promise.all(some)).toEqual([['p2'], ['p2']]);

  const none = expect(load('p1', gone.signal)).rejects.toMatchObject({ kind: 'aborted' });
  await vi.advanceTimersByTimeAsync(TOGETHER);
  await none;
  expect(ask).toHaveBeenCalledTimes(1);
});
