import { expect, test } from 'vitest';
import { agree, patternSamples, shortestOf } from './patternSamples.ts';
import { failedPattern, patternNames } from './patterns.ts';

test.each(Object.entries(patternSamples))('texts of %s pass it, the shortest first', (name, texts) => {
  for (const text of texts) expect(failedPattern(name, text), text).toBeUndefined();
  expect(Math.min(...texts.map(({ length }) => length))).toBe(shortestOf(name));
});

test('every pattern agrees with itself, and a text of one kind with none of another', () => {
  for (const { name } of patternNames.filter((each) => each.name !== '*' && each.name !== 'only'))
    expect(agree(name, name), name).toBe(true);
  expect(agree('mobile', 'email')).toBe(false);
  expect(agree('p', 'mobile')).toBe(false);
  expect(agree('n', 'mobile')).toBe(true);
  expect(agree('httpUrl', 'url')).toBe(true);
  expect(agree('*6-16', 'email')).toBe(true);
  expect(agree('max255', 'nationalId')).toBe(true);
});
