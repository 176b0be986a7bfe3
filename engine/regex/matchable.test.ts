import { expect, test } from 'vitest';
import { isMatchable } from './matchable.ts';

test.each(['$a', 'a^b', '^a$b', 'a(?:^|^)b', '(?:a$)+b', '[]', '^(?:a$){2}', 'a{2}^'])(
  'nothing passes %s',
  (pattern) => {
    expect(isMatchable(pattern)).toBe(false);
  },
);

test.each([
  '',
  '^$',
  '^^a$$',
  'a|$b',
  '(?:^|,)a',
  'a(?:,|$)',
  '(?:a$)?b',
  '(?:^a)*b',
  'a^?b',
  '^\\d{11}$',
  '(?=a)a',
  '^a{20}$',
  '\\^a\\$b',
  '[$^]a',
  '(?:a|$)+',
  '$^',
])('something passes %s', (pattern) => {
  expect(isMatchable(pattern)).toBe(true);
});
