import { beforeAll, expect, test } from 'vitest';
import { toldOf } from '../../../../tests/declarations.ts';

let told: Awaited<ReturnType<typeof toldOf>>;
beforeAll(async () => {
  told = await toldOf();
});

const name = { key: 'name', title: '名称', type: 'input' };
const rate = { key: 'rate', title: '退货率', type: 'inputNumber', format: 'percent', precision: 1 };
const qty = { key: 'qty', title: '数量', type: 'inputNumber' };
const fields = [name, rate, qty];
const model = (more: object) => ({ title: '坏', fields, ...more });
const report = (more: object) => ({
  'market/bad.model.json': model({}),
  'market/tried.report.json': {
    title: '坏',
    sql: ['select name, rate, qty from market_bad'],
    columns: fields,
    ...more,
  },
});
const said = (files: Parameters<typeof told>[0]) =>
  told(files).map(({ code, pointer, found, suggestion }) => [code, pointer, found, suggestion]);
const wrong = (pointer: string, found = '30', suggestion: string | undefined = '0.3') => [
  ['percent-scale', pointer, found, suggestion],
];

const when = (visibleWhen: string) => ({
  'market/bad.model.json': model({ fields: [...fields, { ...name, key: 'why', title: '缘由', visibleWhen }] }),
});

test.each(['row.rate > 30', '30 <= row.rate', 'row.qty > 30 && row.rate==30'])('the condition %s', (expression) => {
  expect(said(when(expression))).toEqual(wrong('/fields/3/visibleWhen'));
});
test.each(['row.rate > 0.3', 'row.rate >= 1', 'row.qty > 30', 'row.rate * 100 > 30'])(
  '%s says nothing',
  (expression) => {
    expect(said(when(expression))).toEqual([]);
  },
);
test('a number that is not written plainly is told and not mended', () => {
  const [problem] = told(when('row.rate > 30.0'));
  expect(problem).toMatchObject({ code: 'percent-scale', found: '30' });
  expect(problem).not.toHaveProperty('mend');
});
test('the mend is the share', () => {
  expect(told(when('row.qty > 30 && row.rate > 30'))[0]?.mend?.edits).toMatchObject([
    { text: '"row.qty > 30 && row.rate > 0.3"' },
  ]);
});

test('conditions of measures', () => {
  const measures = [{ key: 'high', title: '高', value: 'count(row.rate > 30)' }];
  expect(said({ 'market/bad.model.json': model({ measures }) })).toEqual(wrong('/measures/0/value'));
});

test('lines and targets of charts that draw percentages', () => {
  const chart = (more: object) => report({ charts: [{ mark: 'bar', x: 'name', y: ['rate'], ...more }] });
  const line = { references: [{ title: '上限', value: 30 }] };
  expect(said(chart(line))).toEqual(wrong('/charts/0/references/0/value'));
  expect(said(chart({ target: 30 }))).toEqual(wrong('/charts/0/target'));
  expect(said(chart({ references: [{ title: '上限', value: 0.3 }] }))).toEqual([]);
  expect(said(chart({ ...line, mark: 'combo', y: ['qty', { key: 'rate', axis: 'right' }] }))).toEqual([]);
});

test('those of boards', () => {
  const share = { key: 'share', title: '占比', value: 'sum(row.rate * row.qty) / sum(row.qty)' };
  const measures = [{ ...share, value: 'count(row.qty > 1) / count()', format: 'percent', whenZero: 'empty' }];
  const chart = { mark: 'bar', x: 'name', y: ['share'], references: [{ title: '上限', value: 30 }] };
  const board = { title: '坏', model: 'market/bad', parts: [{ type: 'chart', chart }] };
  const files = { 'market/bad.model.json': model({ measures }), 'market/bad-board.board.json': board };
  expect(said(files)).toEqual(wrong('/parts/0/chart/references/0/value'));
});

test('stretches of percentages', () => {
  const columns = [name, { ...rate, bucket: [10, 30] }, qty];
  expect(said(report({ columns }))).toEqual(wrong('/columns/1/bucket/1'));
  expect(said(report({ columns: [name, { ...rate, bucket: [0.1, 0.3] }, qty] }))).toEqual([]);
});

test('what a button sets', () => {
  const screen = (value: number) => ({
    'market/bad.model.json': model({}),
    'market/bad.screen.json': {
      title: '坏',
      type: 'list',
      model: 'market/bad',
      rowActions: [{ code: 'full', title: '全退', set: { rate: value } }],
    },
  });
  expect(said(screen(30))).toEqual(wrong('/rowActions/0/set/rate'));
  expect(said(screen(1))).toEqual([]);
});

/** Messages about a report whose `rate`, a percentage with one digit, is put out like this. */
const put = (rate: string) =>
  told(report({ sql: [`select name, ${rate} as rate, qty from market_bad`] })).map(({ code, message }) => [
    code,
    message,
  ]);

test.each(['round(rate * 100, 1)', '100.0 * rate / 7', '(rate * 100)::numeric', 'coalesce(100 * rate, 0)'])(
  '%s is a hundred times the share',
  (rate) => {
    expect(put(rate)).toEqual([['percent-scale', '“退货率”是百分比，0.12 显示 12%，这里却乘了 100']]);
  },
);
test.each(['round(rate, 2)', 'round(rate)', 'coalesce(round(rate, 1), 0)'])('%s keeps too few digits', (rate) => {
  const [[code, message] = []] = put(rate);
  expect(code).toBe('percent-scale');
  expect(message).toMatch(/^“退货率”是百分比，显示 1 位小数，这里只留 [012] 位$/);
});
test.each(['round(rate, 3)', 'rate', 'round(rate / 100, 4)', 'rate * qty', 'round(rate * 100 / 3, 4) / 100'])(
  '%s is a share',
  (rate) => {
    expect(put(rate)).toEqual([]);
  },
);
