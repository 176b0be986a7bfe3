import { expect, test } from 'vitest';
import { afterKey, offsetOf } from './DragVerify.tsx';

test('a drag counts as a share of the track, never beyond its ends', () => {
  expect([-5, 0, 50, 99, 100, 300].map((moved) => offsetOf(moved, 100))).toEqual([0, 0, 0.5, 0.99, 1, 1]);
});

test.each<[number, string, ReturnType<typeof afterKey>]>([
  [0, 'ArrowRight', 0.1],
  [0.9, 'ArrowRight', 1],
  [1, 'ArrowRight', 1],
  [0, 'ArrowLeft', 0],
  [0.3, 'ArrowLeft', 0.2],
  [0.3, 'End', 1],
  [1, 'Home', 0],
  [1, 'Enter', 'verified'],
  [0.9, 'Enter', 0],
  [0.5, 'a', undefined],
  [0.5, 'Tab', undefined],
])('at %s the key %s: %s', (way, key, after) => {
  expect(afterKey(way, key)).toBe(after);
});
