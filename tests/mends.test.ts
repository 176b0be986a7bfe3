import { expect, test } from 'vitest';
import { compiler, shippedFiles } from './declarations.ts';
import { KINDS, mendSlips } from './mistakes/mendSlips.ts';

/** How many of each kind are seeded: five hundred and more. */
const EACH = 26;

test('what hands do wrong in the shipped files is restored, and nothing that was right is touched', {
  timeout: 600_000,
}, async () => {
  const outcomes = mendSlips(await shippedFiles(), await compiler(), EACH);
  const lost = outcomes.filter(({ restored }) => !restored);
  const figures = { slips: outcomes.length, restored: 1 - lost.length / outcomes.length };
  console.info('mends', JSON.stringify(figures));
  expect(outcomes.filter(({ touched }) => touched.length > 0)).toEqual([]);
  expect(outcomes.length).toBeGreaterThanOrEqual(KINDS.length * EACH * 0.9);
  expect(figures.restored, lost.map(({ what }) => what).join('\n')).toBeGreaterThanOrEqual(0.9);
});
