import { beforeAll, expect, test } from 'vitest';
import { toldOf } from '../../../../tests/declarations.ts';

let told: Awaited<ReturnType<typeof toldOf>>;
beforeAll(async () => {
  told = await toldOf();
});

const options = (...values: string[]) => values.map((value) => ({ value, text: `${value}.` }));
const status = { key: 'status', title: '状态', type: 'select', options: options('Shipped', 'Cancelled') };
const day = { key: 'day', title: '日期', type: 'date' };
const target = {
  title: '单',
  fields: [
    { key: 'name', title: '名称', type: 'input', query: true },
    { ...status, query: true },
    { ...day, query: true },
    { key: 'on', title: '某日', type: 'date', query: { mode: 'single' } },
    { key: 'qty', title: '数量', type: 'inputNumber', query: true },
  ],
};
const columns = [
  { key: 'name', title: '名称', type: 'input' },
  status,
  { key: 'other', title: '别的', type: 'select', options: options('open', 'shut') },
  day,
  { key: 'qty', title: '数量', type: 'inputNumber' },
];

const of = (withs: object) =>
  told({
    'market/bad.model.json': target,
    'market/bad.screen.json': { title: '单', type: 'list', model: 'market/bad' },
    'market/tried.report.json': {
      title: '坏',
      sql: [
        'select name, status, lower(status) as other, day, qty from market_bad where day >= $' +
          '{sinceFrom} and day <= $' +
          '{sinceTo}',
      ],
      columns: columns.map((each) =>
        each.key === 'name' ? { ...each, drill: { to: 'market/bad', with: withs } } : each,
      ),
      params: [{ key: 'since', title: '期间', type: 'period', required: true }],
    },
  }).map(({ code, pointer, suggestion }) => [code, pointer.split('/').at(-1), suggestion]);

test.each([
  ['a literal that is no item', { status: 'Canceled' }, 'unknown-choice', 'status', 'Cancelled'],
  ['one of several', { status: 'Shipped,Canceled' }, 'unknown-choice', 'status', 'Cancelled'],
  ['a literal of another kind', { day_begin: 'soon' }, 'wrong-type', 'day_begin', undefined],
  ['an end of what is no range', { on_begin: '{day}' }, 'unknown-reference', 'on_begin', 'on'],
  ['a range by one name', { day: '{day}' }, 'unknown-reference', 'day', 'day_end'],
  ['a number for a day', { day_begin: '{qty}' }, 'wrong-type', 'day_begin', undefined],
  ['a code for a day', { day_end: '{status}' }, 'wrong-type', 'day_end', undefined],
  ['a day for a number', { qty_end: '{day}' }, 'wrong-type', 'qty_end', undefined],
  ['a day for a code', { status: '{day}' }, 'wrong-type', 'status', undefined],
  ['the sign of SQL', { day_begin: '${sinceFrom}' }, 'drill-literal', 'day_begin', '{sinceFrom}'],
  ['the sign of a session', { name: 'a #{name}' }, 'drill-literal', 'name', 'a {name}'],
  ['braces twice', { status: '{{status}}' }, 'drill-literal', 'status', '{status}'],
  ['a row', { status: '{row.status}' }, 'drill-literal', 'status', '{status}'],
  ['a code of other choices', { status: '{other}' }, 'wrong-type', 'status', undefined],
])('%s is refused', (_what, withs, code, at, suggestion) => {
  const [first, ...more] = of(withs);
  expect(more).toEqual([]);
  expect(first?.slice(0, 2)).toEqual([code, at]);
  if (code !== 'unknown-reference' || suggestion === 'on') expect(first?.[2]).toBe(suggestion);
});

test('what can be found is handed over', () => {
  expect(
    of({ status: '{status}', name: '{other}', day_begin: '{sinceFrom}', day_end: '{sinceTo}', on: '2026-01-01' }),
  ).toEqual([]);
  expect(of({ status: '!Canceled', qty_begin: '1', name: '{name}*', on: '>= soon' })).toEqual([]);
});
