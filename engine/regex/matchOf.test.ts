import { expect, test } from 'vitest';
import { matchOf } from './matchOf.ts';

test.each([
  '^[A-Z]{2}-[0-9]{3,6}$',
  '^/?[A-Za-z0-9_-][A-Za-z0-9_.~%?&=#/-]*$',
  '^[A-Za-z][\\w-]*$',
  '^/[^\\s?#]*$',
  '^(?:WH|FBA)\\d{4}(?:-[一-龥]{2})?$',
  '^.*[0-9].*$',
  'x+|y{0}z',
])('%s matches every text that is made of it, and no two are alike', (pattern) => {
  const texts = Array.from({ length: 30 }, (_, number) => matchOf(pattern, number));
  for (const text of texts) expect(text).toMatch(new RegExp(pattern));
  if (pattern !== 'x+|y{0}z') expect(new Set(texts).size).toBe(30);
});

test('the last character is the first to differ', () => {
  expect([0, 1, 10].map((number) => matchOf('^[A-Z]{2}-[0-9]{3}$', number))).toEqual(['AA-000', 'AA-001', 'AA-010']);
});
