import { expect, test } from 'vitest';
import { createClickGuard } from './clickGuard.ts';

test('a click within 300 ms of the last one does not count, nor do those that go on without a pause', () => {
  let now = 0;
  const counts = createClickGuard(() => now);
  const clicks = [0, 299, 500, 799, 1_099, 1_400].map((at) => {
    now = at;
    return counts();
  });
  expect(clicks).toEqual([true, false, false, false, true, true]);
});
