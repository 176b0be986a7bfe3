import { expect, test } from 'vitest';
import { lastOf, moved } from './useUploads.ts';

test('of too many the last are kept; without a limit all', () => {
  expect(lastOf([1, 2, 3], 2)).toEqual([2, 3]);
  expect(lastOf([1, 2, 3], 5)).toEqual([1, 2, 3]);
  expect(lastOf([1, 2, 3], 0)).toEqual([1, 2, 3]);
});

test('a picture changes places with its neighbour, and is told so at either end', () => {
  expect(moved(['a', 'b', 'c'], 1, -1)).toEqual({ ok: true, items: ['b', 'a', 'c'] });
  expect(moved(['a', 'b', 'c'], 1, 1)).toEqual({ ok: true, items: ['a', 'c', 'b'] });
  expect(moved(['a', 'b'], 0, -1)).toEqual({ ok: false, reason: '未知的操作' });
  expect(moved(['a', 'b'], 1, 1)).toEqual({ ok: false, reason: '已到最后~' });
});
