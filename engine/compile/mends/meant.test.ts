import { readFileSync } from 'node:fs';
import { beforeAll, expect, test } from 'vitest';
import { toldOf } from '../../../tests/declarations.ts';

let told: Awaited<ReturnType<typeof toldOf>>;
const app = JSON.parse(readFileSync('screens/app.json', 'utf8')) as object;
beforeAll(async () => {
  told = await toldOf();
});

const suggested = (over: Parameters<typeof told>[0]) => told(over).map(({ code, suggestion }) => [code, suggestion]);

test.each([
  ['Asia/Beijing', 'Asia/Shanghai'],
  ['北京', 'Asia/Shanghai'],
  ['CST', 'Asia/Shanghai'],
  ['UTC+8', 'Asia/Shanghai'],
  ['Asia/Beijng', 'Asia/Shanghai'],
  ['Asia/Hangzhou', 'Asia/Shanghai'],
  ['Shanghai', 'Asia/Shanghai'],
  ['Asia/Shanghia', 'Asia/Shanghai'],
  ['America/NewYork', 'America/New_York'],
  ['America/San_Francisco', 'America/Los_Angeles'],
  ['Europe/Munich', 'Europe/Berlin'],
  ['America/Washington', 'America/New_York'],
  ['Nowhere/Special', undefined],
])('the zone of %s is %s', (timeZone, zone) => {
  expect(suggested({ 'app.json': { ...app, timeZone } })).toEqual([['time-zone', zone]]);
});

test.each(['Asia/Shanghai', 'UTC', 'America/New_York', 'Asia/Kolkata', 'PRC'])('%s is a zone', (timeZone) => {
  expect(suggested({ 'app.json': { ...app, timeZone } })).toEqual([]);
});

const screen = (more: object) => ({
  'market/bad.screen.json': { title: '坏', type: 'list', model: 'market/order', ...more },
});

test.each(['import', 'importExcel', 'import_xls'])('%s needs no button, and is no export', (code) => {
  const object = code === code.toLowerCase() ? [{ code, title: '导入' }] : [];
  for (const over of [code, ...object].map((entry) => screen({ toolbar: ['add', entry] }))) {
    const [first, ...more] = told(over);
    expect(more).toEqual([]);
    expect(first?.suggestion).toBeUndefined();
    expect(first?.mend).toBeUndefined();
    expect(first?.fix).toContain('"import": false');
  }
});

test('a number is written without quotation marks', () => {
  const [first] = told(screen({ pageSize: 50 }));
  expect([first?.fix, first?.mend?.title]).toEqual(['是不是想写 30？', '改为 30']);
  expect(first?.mend?.edits[0]?.text).toBe('30');
});

const period = '$' + '{date}';
const [from, to] = ['$' + '{dateFrom}', '$' + '{dateTo}'];

test.each([
  [`order_date >= ${period} and order_date <= ${to}`, from],
  [`order_date >= ${from} and order_date < ${period}`, to],
  [`${period} <= order_date and order_date <= ${to}`, from],
  [`order_date between ${period} and ${to}`, from],
  [`order_date between ${from} and ${period}`, to],
  [`order_date = ${period} and ${from} < ${to}`, undefined],
  [`order_date <> ${period} and ${from} < ${to}`, undefined],
])('%s means %s', (condition, suggestion) => {
  const report = {
    title: '坏',
    sql: [`select shop from market_order where ${condition}`],
    columns: [{ key: 'shop', title: '店铺', type: 'input' }],
    params: [{ key: 'date', title: '期间', type: 'period' }],
  };
  const [first, ...more] = told({ 'market/bad.report.json': report });
  expect(more).toEqual([]);
  expect([first?.code, first?.suggestion]).toEqual(['sql-refused', suggestion]);
  expect(first?.fix).toContain(suggestion ?? from);
  const [edit] = first?.mend?.edits ?? [];
  expect(edit?.text).toBe(suggestion && JSON.stringify(report.sql[0]?.replace(period, () => suggestion)));
});
