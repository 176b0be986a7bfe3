import { expect, test } from 'vitest';
import { queryItem as item } from '../../tests/queryItem.ts';
import { askedLike } from './query.ts';

const items = [
  item('state', { type: 'select' }),
  item('name', { mode: 'like' }),
  item('qty', { type: 'inputNumber', kind: 'number', mode: 'group' }),
  item('madeAt', { type: 'datetime', kind: 'datetime', mode: 'group' }),
  item('day', { type: 'date', kind: 'date', dayRange: true }),
  item('least', { kind: 'number', mode: 'ge' }),
  item('shop', { param: true }),
];
const row = {
  id: '1',
  state: 'open',
  name: ' 鞋 ',
  qty: 0,
  madeAt: '2026-03-04 05:06:07',
  day: '2026-03-04',
  least: 4,
  shop: 's',
  other: 'x',
  list: ['a'],
};

test.each([
  ['state', { state: 'open' }],
  ['name', { name: '鞋' }],
  ['qty', { qty_begin: '0', qty_end: '0' }],
  ['madeAt', { madeAt_begin: '2026-03-04', madeAt_end: '2026-03-04' }],
  ['day', { day: '2026-03-04,2026-03-04' }],
])('rows like this one by %s, beside what is asked for already', (key, asked) => {
  expect(askedLike(items, { more: '1' }, key, row)).toEqual({ more: '1', ...asked });
});

test('the value that is asked for is exchanged', () => {
  expect(askedLike(items, { state: 'shut' }, 'state', row)).toEqual({ state: 'open' });
});

test.each(['least', 'shop', 'other', 'list', 'missing'])('nobody asks for rows like this one by %s', (key) => {
  expect(askedLike(items, {}, key, row)).toBeUndefined();
});

test.each([null, undefined, '', '  '])('an empty value (%j) is nothing to ask for', (state) => {
  expect(askedLike(items, {}, 'state', { ...row, state } as never)).toBeUndefined();
});
