import { beforeAll, expect, test } from 'vitest';
import { toldOf } from '../../../../tests/declarations.ts';

let told: Awaited<ReturnType<typeof toldOf>>;
beforeAll(async () => {
  told = await toldOf();
});

const places = (over: Parameters<typeof told>[0]) =>
  told(over).map(({ code, pointer, found }) => `${code} ${pointer} ${found}`);

const name = { key: 'name', title: '名称', type: 'input' };
const order = { key: 'order', title: '次序', type: 'inputNumber' };

test('a key of the request is no key to be asked by', () => {
  const model = (...fields: object[]) => ({ title: '坏', fields: [name, ...fields] });
  expect(places({ 'market/bad.model.json': model({ ...order, query: true }) })).toEqual([
    'reserved-name /fields/1/key order',
  ]);
  expect(places({ 'market/bad.model.json': model({ ...order, query: { mode: 'single' } }) })).toHaveLength(1);
  expect(
    places({ 'market/bad.model.json': model(order, { ...order, key: 'orders', title: '单数', query: true }) }),
  ).toEqual([]);
  const screen = (more: object) => ({ title: '坏', type: 'list', model: 'market/bad', ...more });
  const files = (more: object) => ({
    'market/bad.model.json': model(order),
    'market/bad.screen.json': screen(more),
  });
  expect(places(files({ query: ['name', 'order'] }))).toEqual(['reserved-name /query/1/key order']);
  expect(places(files({ query: ['name'] }))).toEqual([]);
});

test('nor what holds rows together', () => {
  const line = { title: '行', fields: [name, { key: 'order', type: 'hidden' }] };
  const main = { title: '主', fields: [name], subTables: [{ model: 'market/bad-line', foreignKey: 'order' }] };
  expect(places({ 'market/bad.model.json': main, 'market/bad-line.model.json': line })).toEqual([
    'reserved-name /subTables/0/foreignKey order',
  ]);
});

test('parameters of a report have names of their own', () => {
  const report = (key: string) => ({
    'market/bad.report.json': {
      title: '坏',
      sql: ['select name from base_shop', `where name = \${${key}}`],
      columns: [name],
      params: [{ key, title: '参数', type: 'input', required: true }],
    },
  });
  expect(places(report('pageNo'))).toEqual(['reserved-name /params/0/key pageNo']);
  expect(places(report('place'))).toEqual(['reserved-name /params/0/key place']);
  expect(places(report('shopName'))).toEqual([]);
});

test('a parameter is no end of a period', () => {
  const sql = [`select name from base_shop where create_time >= \${dateFrom} and create_time::date <= \${dateTo}`];
  const params = [
    { key: 'date', title: '期间', type: 'period', required: true },
    { key: 'dateFrom', title: '自', type: 'date', required: true },
  ];
  expect(places({ 'market/bad.report.json': { title: '坏', sql, columns: [name], params } })).toEqual([
    'taken-name /params/1/key dateFrom',
  ]);
});
