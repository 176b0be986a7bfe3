import { deepEquals } from '@rjsf/utils';
import { expect, test } from 'vitest';
import { deepEqual } from './deepEqual.ts';

const day = new Date(0);
const PAIRS: readonly (readonly [string, unknown, unknown])[] = [
  ['values', 1, 1],
  ['other values', 1, '1'],
  ['nothing', null, undefined],
  ['no number', Number.NaN, Number.NaN],
  ['functions', () => 1, () => 2],
  ['a function and none', () => 1, {}],
  ['nothing and a function', undefined, () => 1],
  ['lists', [1, [2, { a: 3 }]], [1, [2, { a: 3 }]]],
  ['longer lists', [1], [1, 2]],
  ['a list and an object', [], {}],
  ['an object and a list', {}, []],
  ['objects in another order', { a: 1, b: { c: [] } }, { b: { c: [] }, a: 1 }],
  ['a key that is not there', { a: undefined }, {}],
  ['another key of nothing', { a: undefined }, { b: undefined }],
  ['objects with functions', { a: 1, onChange: () => 1 }, { a: 1, onChange: () => 2 }],
  ['without a prototype', Object.assign(Object.create(null), { a: 1 }), Object.assign(Object.create(null), { a: 1 })],
  ['one date', day, day],
];

test.each(PAIRS)('%s: as RJSF itself compares them', (_, one, other) => {
  expect(deepEqual(one, other)).toBe(deepEquals(one, other));
});

test('of what holds more than its keys only one and the same is the same', () => {
  expect(deepEqual({ at: new Map() }, { at: new Map() })).toBe(false);
});
