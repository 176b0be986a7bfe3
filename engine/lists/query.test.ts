import fc from 'fast-check';
import { expect, test } from 'vitest';
import { queryItem as item } from '../../tests/queryItem.ts';
import { readFilter } from '../queries/filters.ts';
import {
  defaultValues,
  filledCount,
  inputNames,
  missingItems,
  queryParameters,
  unreadable,
  withValue,
} from './query.ts';

test('each mode is sent in its own shape', () => {
  const items = [
    item('sku'),
    item('title', { mode: 'like' }),
    item('orderDate', { mode: 'group', type: 'date', kind: 'date' }),
    item('marks', { kind: 'codes', type: 'list_multi' }),
    item('status', { kind: 'code', type: 'select' }),
  ];
  const values = {
    sku: 'A-1',
    title: '杯',
    orderDate_begin: '2026-01-01',
    orderDate_end: '2026-01-31',
    marks: 'a,b',
    status: '1',
  };
  expect(queryParameters(items, values)).toEqual({
    sku: 'A-1',
    title: '*杯*',
    orderDate_begin: '2026-01-01',
    orderDate_end: '2026-01-31',
    marks: ',a,b,',
    status: '1',
  });
});

test('numbers that are pasted together are each asked for, and a text with commas is a text', () => {
  const sent = (text: string) => queryParameters([item('sku', { mode: 'like' })], { sku: text }).sku;
  for (const text of ['B0A1,B0A2', 'B0A1\nB0A2', 'B0A1， B0A2；', ' B0A1\tB0A2 ', 'B0A1 B0A2'])
    expect(sent(text), text).toBe('B0A1,B0A2');
  expect(readFilter({ sku: 'B0A1,B0A2' }, { kinds: new Map([['sku', 'text']]), hidden: new Set() })).toMatchObject({
    op: 'and',
    filters: [{ key: 'sku' }],
  });
  for (const text of ['402-1234567', 'red, large', '杯, 盘2026', 'iPhone 15', '15 16', 'size 1234'])
    expect(sent(text), text).toBe(`*${text}*`);
});

test('a value is wrapped by its mode, trimmed, and read by the server as it was meant', () => {
  const modes = ['ne', 'ge', 'le', 'like'] as const;
  const items = modes.map((mode) => item(mode, { mode, kind: mode === 'like' ? 'text' : 'number' }));
  const sent = queryParameters(items, { ne: ' 5 ', ge: '5', le: '5', like: '5' });
  expect(sent).toEqual({ ne: '!5', ge: '>= 5', le: '<= 5', like: '*5*' });
  const fields = { kinds: new Map(items.map(({ key, kind }) => [key, kind])), hidden: new Set<string>() };
  expect(readFilter(sent, fields)).toEqual({
    op: 'and',
    filters: [
      { op: 'ne', key: 'ne', value: 5 },
      { op: 'ge', key: 'ge', value: 5 },
      { op: 'le', key: 'le', value: 5 },
      { op: 'like', key: 'like', text: '5' },
    ],
  });
});

test.each([
  ['>=5', 'ge'],
  ['<=5', 'le'],
] as const)('a comparison without the blank is one too: %s', (sent, op) => {
  const fields = { kinds: new Map([['qty', 'number' as const]]), hidden: new Set<string>() };
  expect(readFilter({ qty: sent }, fields)).toEqual({ op: 'and', filters: [{ op, key: 'qty', value: 5 }] });
});

test('report parameters are prefixed, their ranges too', () => {
  const items = [item('month', { param: true }), item('day', { param: true, mode: 'group' })];
  expect(queryParameters(items, { month: '2026-01', day_begin: '1', day_end: '2' })).toEqual({
    self_month: '2026-01',
    self_day_begin: '1',
    self_day_end: '2',
  });
});

test('nothing empty is ever sent, and one end of a range may stand alone', () => {
  const items = [item('a', { mode: 'like' }), item('b'), item('c', { mode: 'group' })];
  expect(queryParameters(items, { a: '  ', b: '', c_end: '9', unknown: 'x' })).toEqual({ c_end: '9' });
});

test('a value is replaced without touching the others, emptiness removes it, zero is a value', () => {
  const values = withValue(withValue({}, 'a', ' x '), 'b', 0);
  expect(values).toEqual({ a: 'x', b: '0' });
  expect(withValue(values, 'a', null)).toEqual({ b: '0' });
  expect(withValue(values, 'a', '  ')).toEqual({ b: '0' });
});

test('defaults, missing required items and the number of filled ones', () => {
  const items = [
    item('month', { required: true, defaultValue: '2026-01' }),
    item('shop', { required: true }),
    item('day', { mode: 'group', required: true }),
  ];
  const values = defaultValues(items);
  expect(values).toEqual({ month: '2026-01' });
  expect(missingItems(items, values).map((missing) => missing.key)).toEqual(['shop', 'day']);
  expect(filledCount(items, { ...values, day_end: '3' })).toBe(2);
});

test('a day or a time that was typed and is none is told; moments are asked for by days', () => {
  const [day, month] = [item('d', { kind: 'date', mode: 'group' }), item('m', { kind: 'date', period: 'month' })];
  expect(unreadable(day, { d_begin: '2026-02-03', d_end: '3' })).toBe('日期格式应为 YYYY-MM-DD：3');
  expect(unreadable(day, { d_end: '2026-02-30' })).toBe('日期不存在：2026-02-30');
  expect(unreadable(month, { m: '3' })).toBe('日期格式应为 YYYY-MM：3');
  expect(unreadable(item('t', { kind: 'time' }), { t: '25' })).toBe('时间格式应为 HH:mm:ss：25');
  const fine = [day, item('at', { kind: 'datetime' }), item('x')];
  expect(fine.map((one) => unreadable(one, { d_begin: '2026-02-03', at: '2026-02-03', x: '3' }))).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
});

test('whatever is typed, only names of the form are sent and every text is trimmed', () => {
  const items = [item('a'), item('b', { mode: 'group' }), item('c', { mode: 'like', param: true })];
  const allowed = items.flatMap((one) => inputNames(one).map((name) => (one.param ? `self_${name}` : name)));
  fc.assert(
    fc.property(
      fc.dictionary(fc.constantFrom('a', 'b_begin', 'b_end', 'c', '__proto__', 'x'), fc.string()),
      (values) => {
        const sent = queryParameters(items, values);
        for (const [name, text] of Object.entries(sent)) {
          expect(allowed).toContain(name);
          expect(text).toBe(text.trim());
          expect(text).not.toBe('');
        }
      },
    ),
  );
});
