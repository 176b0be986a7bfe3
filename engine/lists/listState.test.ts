import fc from 'fast-check';
import { expect, test } from 'vitest';
import { queryItem as item } from '../../tests/queryItem.ts';
import { addressOf, initialState, type ListDefaults, type ListState, passedOver, stateOf } from './listState.ts';

const defaults: ListDefaults = {
  query: [
    item('sku'),
    item('page', { mode: 'like' }),
    item('day', { mode: 'group' }),
    item('month', { param: true, defaultValue: '2026-01' }),
  ],
  builderFields: [item('sku'), item('qty', { type: 'inputNumber', kind: 'number' })],
  sortable: ['sku', 'qty'],
  pageSize: 10,
};

test('a fresh list has a bare address', () => {
  expect(addressOf(initialState(defaults), defaults)).toBe('');
  expect(stateOf('', defaults)).toEqual({ values: { month: '2026-01' }, pageNo: 1, pageSize: 10 });
});

test('query, sort, page and size survive a reload, also for a field that is called page', () => {
  const state: ListState = {
    values: { sku: 'A&B=C 中文%', page: '7', day_begin: '2026-01-01', month: '2026-02' },
    builderQuery: {
      matchType: 'or',
      rows: [
        { field: 'sku', rule: 'right_like', val: 'A+B,"中"]&%' },
        { field: 'qty', rule: 'in', val: '1,2' },
      ],
    },
    sort: { key: 'qty', order: 'desc' },
    pageNo: 3,
    pageSize: 30,
  };
  expect(stateOf(`?${addressOf(state, defaults)}`, defaults)).toEqual(state);
});

test('an emptied default stays empty after a reload', () => {
  const address = addressOf({ values: {}, pageNo: 1, pageSize: 10 }, defaults);
  expect(address).toBe('month=');
  expect(stateOf(address, defaults).values).toEqual({});
});

test('a link may name a report parameter as the wire does', () => {
  expect(stateOf('self_month=2025-12', defaults).values).toEqual({ month: '2025-12' });
});

test('of a query builder what is no condition over a known field is passed over', () => {
  const read = (value: unknown) =>
    stateOf(`_super=${encodeURIComponent(JSON.stringify(value))}`, defaults).builderQuery;
  const row = ['sku', 'eq', 'A'];
  const rows = [{ field: 'sku', rule: 'eq', val: 'A' }];
  expect(read(['and', row, ['password', 'eq', 'x'], ['sku', 'regexp', 'x'], ['sku', 'eq', ' '], null, 1])).toEqual({
    matchType: 'and',
    rows,
  });
  for (const value of [['xor', row], ['and'], ['and', ['sku', 'eq', 1]], [row], {}, null, 'and', ['and', 'sku']]) {
    expect(read(value)).toBeUndefined();
  }
  expect(stateOf('_super=%5B"and",', defaults).builderQuery).toBeUndefined();
  expect(read(['and', ...Array(60).fill(row)])?.rows).toHaveLength(50);
});

test('nonsense in an address is passed over', () => {
  const initial = initialState(defaults);
  for (const address of [
    '_page=-1&_size=9999',
    '_page=abc',
    '_sort=password',
    'x=1&__proto__=2',
    '%=%&sku',
    '_page=1e9',
  ]) {
    expect(stateOf(address, defaults)).toEqual(initial);
  }
});

test('any state survives the address', () => {
  const text = fc
    .string({ minLength: 1 })
    .map((value) => value.trim())
    .filter(Boolean);
  fc.assert(
    fc.property(
      fc.record({ sku: text, page: text, day_end: text, month: text }, { requiredKeys: [] }),
      fc.integer({ min: 1, max: 99_999 }),
      fc.constantFrom(10, 20, 30),
      (values, pageNo, pageSize) => {
        const state = { values, pageNo, pageSize };
        expect(stateOf(addressOf(state, defaults), defaults)).toEqual(state);
      },
    ),
  );
});

test('conditions of an address that the list does not know are named', () => {
  expect(passedOver('?sku=A&day_begin=2026-01-01&self_month=2026-02&_page=2&_record=7&', defaults)).toEqual([]);
  expect(passedOver('?skuu=A&day=2026-01-01&%E5%BA%97=1', defaults)).toEqual(['skuu', 'day', '店']);
});
