import { beforeAll, describe, expect, test } from 'vitest';
import { compiler, shippedFiles } from '../../../tests/declarations.ts';
import type { Compiled } from '../../plan/compiled.ts';
import type { SourceFile } from '../documents.ts';

let compile: (files: readonly SourceFile[]) => Compiled;
let shipped: SourceFile[];

beforeAll(async () => {
  compile = await compiler();
  shipped = await shippedFiles();
});

interface Declared {
  board?: object;
  report?: object;
  sql?: string;
}

const SQL = 'select month, state, rate, sum(orders) as orders from market_tried group by month, state, rate';
const columns = [
  { key: 'month', title: '月份', type: 'date' },
  { key: 'state', title: '省邦', type: 'normal' },
  { key: 'orders', title: '订单', type: 'inputNumber', precision: 0 },
  { key: 'rate', title: '取消率', type: 'inputNumber', precision: 1, format: 'percent' },
];
const ordersMeasure = { key: 'orderCount', title: '订单', value: 'sum(row.orders)' };
const returnRate = { key: 'returnRate', title: '退货率', value: 'sum(row.orders) / count()', whenZero: 'empty' };

/** What is told of a board that shows one part of a report beside a figure of orders. */
function told({ board = {}, report = {}, sql = SQL }: Declared) {
  const model = {
    title: '试',
    code: 'market_tried',
    fields: [
      { key: 'month', title: '月份', type: 'date' },
      { key: 'state', title: '省邦', type: 'input' },
      { key: 'orders', title: '订单', type: 'inputNumber' },
      { key: 'rate', title: '取消率', type: 'inputNumber', format: 'percent' },
    ],
  };
  const written = {
    'tried.model.json': JSON.stringify(model),
    'tried-days.report.json': JSON.stringify({ title: '试', sql: 'tried-days.sql', columns, ...report }),
    'tried-days.sql': sql,
    'tried.board.json': JSON.stringify({ title: '试', model: 'market/order', parts: [], ...board }),
  };
  const files = Object.entries(written).map(([name, text]) => ({ path: `screens/market/${name}`, text }));
  const { problems, plans } = compile([...shipped, ...files]);
  return { problems: problems.filter(({ file }) => file.includes('/tried')), plan: plans.get('market/tried') };
}

const charted = (chart: object) => ({
  parts: [{ type: 'chart', report: 'market/tried-days', chart: { mark: 'bar', x: 'state', ...chart } }],
});

test('what is sound has a plan', () => {
  const { problems, plan } = told({ board: charted({ y: ['orderCount'] }), report: { measures: [ordersMeasure] } });
  expect(problems).toEqual([]);
  expect(plan?.type).toBe('board');
});

test('a column that is no measure is told as one, and how it becomes one; nothing is written in its place', () => {
  const measures = [ordersMeasure, returnRate];
  for (const chart of [{ y: ['rate'] }, { y: ['orderCount'], references: [{ key: 'rate' }] }]) {
    const [problem, ...more] = told({ board: charted(chart), report: { measures } }).problems;
    expect(more).toEqual([]);
    expect(problem).toMatchObject({
      code: 'no-measure',
      message: '"rate"（取消率）是报表 "market/tried-days" 的列，不是指标',
      expected: '"orderCount"、"returnRate"',
      fix: expect.stringContaining(
        '{ "key": "rate", "title": "取消率", "value": "sum(row.分子) / sum(row.分母)", "format": "percent", "whenZero": "empty" }',
      ),
    });
    expect(problem).not.toHaveProperty('mend');
  }
  const [made] = told({ board: charted({ y: ['orders'] }), report: { measures } }).problems;
  expect(made?.fix).toContain('"value": "sum(row.orders)" }；由它算出的指标已有 "orderCount"、"returnRate"');
  expect(made).not.toHaveProperty('mend');
});

test('what the way out declares is sound', () => {
  const [problem] = told({ board: charted({ y: ['orders'] }) }).problems;
  const example = JSON.parse(/\{.*\}/.exec(problem?.fix ?? '')?.[0] ?? '') as object;
  expect(told({ board: charted({ y: ['orders'] }), report: { measures: [example] } }).problems).toEqual([]);
});

test('where a report declares no measure it is told how, and its columns are not offered', () => {
  const [problem, ...more] = told({ board: charted({ y: ['total'] }) }).problems;
  expect(more).toEqual([]);
  expect(problem).toMatchObject({
    code: 'no-measure',
    expected: '先在 measures 里声明的指标',
    fix: expect.stringContaining('{ "key": "total", "title": "标题", "value": "count()" }'),
  });
});

test('an unknown figure is held against the measures alone; only a slip is mended', () => {
  const report = { measures: [ordersMeasure, returnRate] };
  const [slip] = told({ board: charted({ y: ['orderCuont'] }), report }).problems;
  expect(slip).toMatchObject({ code: 'unknown-reference', expected: '"orderCount"、"returnRate"' });
  expect(slip).toMatchObject({ suggestion: 'orderCount', mend: { edits: [expect.anything()] } });
  const [other] = told({ board: charted({ y: ['cancelRate'] }), report }).problems;
  expect(other).toMatchObject({ code: 'unknown-reference', fix: '是不是想写 "returnRate"？' });
  expect(other).not.toHaveProperty('mend');
  const table = { type: 'table', report: 'market/tried-days', dimensions: ['state'], measures: ['orderCount'] };
  const [sorted] = told({
    board: { parts: [{ ...table, sort: { key: 'returnRate', order: 'desc' } }] },
    report,
  }).problems;
  expect(sorted).toMatchObject({ found: 'returnRate', fix: expect.stringContaining('没有放进这张表') });
  expect(sorted).not.toHaveProperty('mend');
});

test('a measure is not what one groups by', () => {
  const report = { measures: [ordersMeasure] };
  const board = charted({ x: 'orderCount', y: ['orderCount'] });
  const [problem, ...more] = told({ board, report }).problems;
  expect(more).toEqual([]);
  expect(problem).toMatchObject({ code: 'board-column', found: 'orderCount' });
  expect(problem).not.toHaveProperty('mend');
});

test('of a measure with a mistake of its own the board tells nothing, and there is no plan without it', () => {
  const report = { measures: [ordersMeasure, { key: 'wrong', title: '错', value: 'sum(row.none)' }] };
  const drill = { screen: 'market/tried' };
  const figure = { type: 'figure', report: 'market/tried-days', measure: 'wrong', drill };
  for (const board of [charted({ y: ['wrong'] }), { compare: 'target', parts: [figure] }]) {
    const { problems, plan } = told({ board, report });
    expect(problems.map(({ file, code }) => `${file} ${code}`)).toEqual([
      'screens/market/tried-days.report.json expression',
    ]);
    expect(plan).toBeUndefined();
  }
});

const period = { period: { column: 'orderDate' } };
const GUARDED =
  ' where (${daysFrom} is null or month >= ${daysFrom}) and (${daysTo} is null or month <= ${daysTo}) group';
const reached = (params: object[], more: Partial<Declared> = {}) =>
  told({
    board: { ...period, ...charted({ y: ['orderCount'] }) },
    report: { measures: [ordersMeasure], params, ...more.report },
    sql: params.length === 0 ? SQL : SQL.replace(' group', GUARDED),
  }).problems.map(({ code, expected, fix }) => ({ code, expected, fix }));

test('a report that asks for a period is handed the board’s before any column is named', () => {
  expect(reached([{ key: 'days', title: '日期', type: 'period' }])).toEqual([
    {
      code: 'board-reach',
      expected: '"params": { "days": "period" } 或 "ignores": ["period"]',
      fix: '请写上 "params": { "days": "period" }，或在这一块的 ignores 里写上 "period"，说明它不受影响',
    },
  ]);
});

test('two dates are to become a period', () => {
  const days = ['daysFrom', 'daysTo'].map((key) => ({ key, title: key, type: 'date' }));
  const [problem] = reached(days);
  expect(problem?.fix).toContain('参数 "daysFrom"、"daysTo" 换成一个 { "key": "days", "type": "period" }');
});

test('months are no days: they are not offered', () => {
  const [problem] = reached([]);
  expect(problem?.expected).toBe('"ignores": ["period"]');
  expect(problem?.fix).toContain('"month" 只到一段日子的头一天');
  const day = { key: 'day', title: '日', type: 'date' };
  const sql = SQL.replace('select ', 'select month as day, ');
  const board = { ...period, ...charted({ y: ['orderCount'] }) };
  const [daily] = told({ board, report: { measures: [ordersMeasure], columns: [...columns, day] }, sql }).problems;
  expect(daily?.expected).toBe('"date": "day" 或 "ignores": ["period"]');
});

test('a report’s own chart says of a measure that it is no column', () => {
  const charts = [{ mark: 'bar', x: 'state', y: ['orderCount'] }];
  const measures = [ordersMeasure];
  const [problem, ...more] = told({ report: { measures, charts }, board: charted({ y: ['orderCount'] }) }).problems;
  expect(more).toEqual([]);
  expect(problem).toMatchObject({ code: 'unknown-reference', fix: expect.stringContaining('它是报表的指标，不是列') });
  expect(problem).not.toHaveProperty('mend');
});

test('one measure says of another by its name alone', () => {
  const measures = (value: string) => [ordersMeasure, returnRate, { key: 'one', title: '一', value }];
  const said = (value: string) =>
    told({ report: { measures: measures(value) }, board: charted({ y: ['orderCount'] }) }).problems;
  const [column] = said('measure.orders + 1');
  expect(column).toMatchObject({ code: 'unknown-reference', fix: expect.stringContaining('sum(row.orders)') });
  for (const value of ['measure.cancelRate', 'measure.orders', 'sum(row.orderRate)']) {
    expect(said(value)).toHaveLength(1);
    expect(said(value)[0]).not.toHaveProperty('mend');
  }
  expect(said('measure.orderCuont')[0]).toHaveProperty('mend');
});

describe('what filters give', () => {
  const one = (param: object, part: object = {}) => {
    const figure = { type: 'figure', report: 'market/tried-days', measure: 'orderCount', ...part };
    const board = { filters: [{ key: 'currency' }], parts: [figure] };
    const report = { measures: [ordersMeasure], params: [{ key: 'asked', title: '问', required: true, ...param }] };
    const sql = SQL.replace(' group', ' where state = ${asked} group');
    return told({ board, report, sql }).problems.map(({ code, pointer, message }) => [code, pointer, message]);
  };
  const params = { params: { asked: 'currency' } };

  test('is what a parameter takes', () => {
    expect(one({ type: 'select', dictCode: 'currency' }, params)).toEqual([]);
    expect(one({ type: 'input' }, params)).toEqual([]);
    expect(one({ type: 'date' }, params)).toEqual([
      ['wrong-type', '/parts/0/params/asked', '筛选 "currency" 是单选，参数 "asked" 是日期，放不进去'],
    ]);
    expect(one({ type: 'select', dictCode: 'sales_channel' }, params)).toMatchObject([
      ['wrong-type', '/parts/0/params/asked', expect.anything()],
    ]);
  });

  test('is what a column holds', () => {
    const columnsOf = (dictCode: string) => [...columns, { key: 'kind', title: '类', type: 'select', dictCode }];
    const figure = {
      type: 'figure',
      report: 'market/tried-days',
      measure: 'orderCount',
      filters: { currency: 'kind' },
    };
    const over = (dictCode: string) =>
      told({
        board: { filters: [{ key: 'currency' }], parts: [figure] },
        report: { measures: [ordersMeasure], columns: columnsOf(dictCode) },
        sql: SQL.replace('select ', 'select state as kind, '),
      }).problems.map(({ code, pointer }) => [code, pointer]);
    expect(over('currency')).toEqual([]);
    expect(over('sales_channel')).toEqual([['wrong-type', '/parts/0/filters/currency']]);
  });

  test('is handed to what must be given', () => {
    const ignoring = { ignores: ['currency'] };
    expect(one({ type: 'input', required: true }, { ...ignoring, ...params })).toEqual([]);
    expect(one({ type: 'input', required: true, defaultValue: 'KA' }, ignoring)).toEqual([]);
    expect(one({ type: 'input', required: true }, ignoring)).toEqual([['board-reach', '/parts/0', expect.anything()]]);
  });
});
