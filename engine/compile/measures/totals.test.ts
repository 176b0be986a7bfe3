import { beforeAll, expect, test } from 'vitest';
import { toldOf } from '../../../tests/declarations.ts';

let told: Awaited<ReturnType<typeof toldOf>>;
beforeAll(async () => {
  told = await toldOf();
});

const name = { key: 'name', title: '名称', type: 'input' };
const currency = { key: 'currency', title: '币种', type: 'select', dictCode: 'currency' };
const amount = { key: 'amount', title: '金额', type: 'inputNumber', currency: 'currency' };
const model = { title: '坏', fields: [name, currency, amount] };

function said(
  total: object,
  more: { params?: object[]; groupBy?: string[]; pivot?: object; measures?: object[] } = {},
) {
  const where = more.params === undefined ? '' : ` where currency = \${currency}`;
  const sql = [`select name, currency, amount from market_bad${where}`];
  const columns = [name, currency, { ...amount, ...total }];
  const report = { title: '坏', sql, columns, ...more };
  return told({ 'market/bad.model.json': model, 'market/tried.report.json': report }).map(({ code, pointer }) => [
    code,
    pointer,
  ]);
}

test.each([
  [{ statistics: ['sum'] }, 'statistics'],
  [{ statistics: ['average'] }, 'statistics'],
  [{ total: 'sum(row.amount)' }, 'total'],
  [{ total: 'avg(row.amount)' }, 'total'],
])('%j adds different currencies', (total, place) => {
  expect(said(total)).toEqual([['measure-currency', `/columns/2/${place}`]]);
});

test.each([
  [{ total: 'count()' }, {}],
  [{ total: "sum(row.amount, row.currency == 'USD')" }, {}],
  [{ statistics: ['sum'] }, { groupBy: ['currency'] }],
  [{ statistics: ['sum'] }, { pivot: { rows: ['name'], columns: ['currency'], measures: ['amount'] } }],
  [{ statistics: ['sum'] }, { params: [{ ...currency, required: true }] }],
])('%j with %j does not', (total, more) => {
  expect(said(total, more)).toEqual([]);
});

test('a total of a measure is of its currency', () => {
  const of = (total: string) => ({ total, statistics: undefined });
  const measures = [{ key: 'sales', title: '销售额', value: 'sum(row.amount)' }];
  expect(said(of('measure.sales'), { measures })).toEqual([['measure-currency', '/columns/2/total']]);
  expect(said(of('measure.sales'), { measures, groupBy: ['currency'] })).toEqual([]);
});

test('a currency that may be left out fixes nothing', () => {
  expect(said({ statistics: ['sum'] }, { params: [currency] }).map(([code]) => code)).toContain('measure-currency');
});

test('what stands for percentages is a share, and not in per cent already', () => {
  const share = (total: string) => ({ currency: undefined, format: 'percent', total });
  expect(said(share('count(row.name) / count()'))).toEqual([]);
  expect(said(share('countDistinct(row.name) * 2 / count()'))).toEqual([]);
  for (const total of ['count(row.name) * 100 / count()', '100 * (count(row.name) / count())', 'count(row.name)'])
    expect(said(share(total)), total).toEqual([['measure-units', '/columns/2/total']]);
});
