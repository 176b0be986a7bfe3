import { describe, expect, test } from 'vitest';
import { CHART_LOOK as LOOK } from '../../tests/chartLook.ts';
import type { ChartColumn, ChartMark, PlanChart } from '../plan/chart.ts';
import { buildChart } from './buildChart.ts';
import { chartOption } from './chartOption.ts';
import { chartTable } from './chartTable.ts';
import { dressOption } from './dressOption.ts';
import { gistOf, pointWords } from './gist.ts';
import { sparkPath } from './sparkPath.ts';

const COLUMNS: ChartColumn[] = [
  { key: 'day', title: '日期', kind: 'date' },
  { key: 'site', title: '站点', kind: 'text' },
  { key: 'sales', title: '销售额', kind: 'number', precision: 0, unit: '¥' },
  { key: 'qty', title: '数量', kind: 'number', unit: '件' },
  { key: 'acos', title: '广告占比', kind: 'number', format: 'percent' },
];

const ROWS = [
  { day: '2026-01-01', site: '美国', sales: 12_000, qty: 10, acos: 0.3 },
  { day: '2026-01-02', site: '德国', sales: 8000, qty: 30, acos: 0.25 },
  { day: '2026-01-04', site: '日本', sales: 15_000, qty: 20, acos: 0.4 },
];

const build = (plan: Partial<PlanChart>, rows: readonly Record<string, unknown>[] = ROWS) =>
  buildChart({ mark: 'line', x: 'day', y: [{ key: 'sales' }], ...plan }, COLUMNS, rows);

const KINDS: Record<ChartMark, Partial<PlanChart>> = {
  line: {},
  area: { series: 'site' },
  bar: { x: 'site', horizontal: true },
  stack: { series: 'site' },
  combo: { y: [{ key: 'sales' }, { key: 'acos', axis: 'right' }] },
  pie: { x: 'site' },
  donut: { x: 'site' },
  scatter: { x: 'qty', series: 'site' },
  funnel: { x: 'site' },
  heatmap: { series: 'site' },
  gauge: { x: undefined, target: 100_000 },
  waterfall: { x: 'site' },
};

describe.each(Object.entries(KINDS))('%s', (mark, plan) => {
  const declared = { ...plan, mark: mark as ChartMark };
  test('is plain JSON, with rows and without', () => {
    for (const rows of [ROWS, ROWS.slice(0, 1), []]) {
      const option = chartOption(build(declared, rows), LOOK);
      expect(JSON.parse(JSON.stringify(option))).toEqual(option);
      expect(JSON.stringify(option)).not.toMatch(/NaN|Infinity/);
    }
  });
});

test('names that do not all have room are written so far apart that some are whole', () => {
  const rows = (count: number) =>
    Array.from({ length: count }, (_, at) => ({ ...ROWS[0], site: `ANDHRA PRADESH ${at}` }));
  const labels = (count: number) => {
    const [axis] = [chartOption(build({ mark: 'bar', x: 'site' }, rows(count)), LOOK).xAxis].flat();
    return (axis as { axisLabel: { interval: number; width: number } }).axisLabel;
  };
  expect(labels(10)).toMatchObject({ interval: 0, width: 72 });
  expect(labels(70).interval).toBe(6);
  expect(labels(70).width).toBeCloseTo(72);
});

test('names that begin alike are broken into lines rather than cut to what names several', () => {
  const overflow = (names: readonly string[]) => {
    const rows = names.map((site) => ({ ...ROWS[0], site }));
    const [axis] = [chartOption(build({ mark: 'bar', x: 'site' }, rows), LOOK).xAxis].flat();
    return (axis as { axisLabel: { overflow: string } }).axisLabel.overflow;
  };
  const signs = [...'美英德法意西日加墨荷波瑞比'];
  expect(overflow(signs.map((sign) => `亚马逊欧洲${sign}国`))).toBe('break');
  expect(overflow(signs.map((sign) => `${sign}国的亚马逊站点`))).toBe('truncate');
  expect(overflow(signs.map((sign) => `亚马逊${'很长的名字'.repeat(9)}${sign}`))).toBe('truncate');
});

test('months that a report wrote as texts are never broken', () => {
  const labelsOf = (names: readonly string[]) => {
    const rows = names.map((site) => ({ ...ROWS[0], site }));
    const [axis] = [chartOption(build({ mark: 'bar', x: 'site' }, rows), { ...LOOK, width: 600 }).xAxis].flat();
    return (axis as { axisLabel: object }).axisLabel;
  };
  const months = Array.from({ length: 12 }, (_, at) => `2026-${String(at + 1).padStart(2, '0')}`);
  expect(labelsOf(months)).not.toHaveProperty('overflow');
  expect(labelsOf(months)).toMatchObject({ hideOverlap: true });
  expect(labelsOf([...months, '其他'])).toMatchObject({ overflow: expect.any(String) });
});

interface Axis {
  type: string;
  max?: number;
  scale?: boolean;
  axisLabel: { formatter?: (value: number) => string };
}

const axesOf = (option: Record<string, unknown>) => option.yAxis as Axis[];

test('the numbers of an axis are written short, each side in its own way', () => {
  const chart = build(KINDS.combo);
  const [left, right] = axesOf(dressOption(chart, chartOption(chart, LOOK)));
  expect([12_000, 150_000_000, 500, 0].map((value) => left?.axisLabel.formatter?.(value))).toEqual([
    '1.2万',
    '1.5亿',
    '500',
    '0',
  ]);
  expect(right?.axisLabel.formatter?.(0.25)).toBe('25%');
});

test('a line across far above the values has its room', () => {
  const [axis] = axesOf(chartOption(build({ target: 40_000 }), LOOK));
  expect(axis?.max).toBe(50_000);
});

test('lines far above zero do not begin there; bars always do', () => {
  expect(axesOf(chartOption(build({}), LOOK))[0]?.scale).toBe(true);
  expect(axesOf(chartOption(build({ mark: 'bar' }), LOOK))[0]?.scale).toBeUndefined();
});

test('a flat bar to the end of the plane has room for its figure behind it', () => {
  const right = (sales: number, plan = KINDS.bar) =>
    (chartOption(build({ ...plan, mark: 'bar' }, [{ site: '美国', sales }]), LOOK).grid as { right: number }).right;
  const longer = '3.98万'.length * 6;
  expect(right(39_800)).toBeGreaterThan(right(39_800, { x: 'site' }) + longer);
  expect(right(-39_800)).toBeGreaterThan(right(5));
});

test('a long line is thinned for drawing', () => {
  const rows = Array.from({ length: 3000 }, (_, at) => ({ qty: at, sales: at }));
  const chart = build({ x: 'qty' }, rows);
  expect(chartOption(chart, LOOK).series).toMatchObject([{ sampling: 'lttb' }]);
});

test('steps that cross zero stand on the end of the one before', () => {
  const rows = [5, -8, 1].map((sales, at) => ({ site: `s${at}`, sales }));
  const [base, step] = chartOption(build({ mark: 'waterfall', x: 'site' }, rows), LOOK).series as { data: unknown[] }[];
  expect(base?.data).toEqual([0, -3, -3, -2]);
  expect(step?.data).toMatchObject([{ value: 5 }, { value: 8 }, { value: 1 }, { value: 2 }]);
  expect(step).toMatchObject({ labelLayout: { hideOverlap: true } });
});

test.each([
  [
    {},
    '折线图「销售额」：2026-01-01 至 2026-01-04，共 4 点，最高 ¥15,000（2026-01-04），最低 ¥8,000（2026-01-02），末点 ¥15,000，比首点高 25.0%。',
  ],
  [{ mark: 'bar', x: 'site' }, '柱状图「销售额」：按站点，共 3 项，最高 ¥15,000（日本），最低 ¥8,000（德国）。'],
  [
    { y: [{ key: 'acos' }], title: '占比' },
    '折线图「占比」：2026-01-01 至 2026-01-04，共 4 点，最高 40.0%（2026-01-04），最低 25.0%（2026-01-02），末点 40.0%，比首点高 10.0 个百分点。',
  ],
  [{ mark: 'gauge', x: undefined, target: 70_000 }, '仪表图「销售额」：销售额 ¥35,000，目标 ¥70,000，达到 50.0%。'],
] as [Partial<PlanChart>, string][])('%j in words', (plan, expected) => {
  expect(gistOf(build(plan))).toBe(expected);
});

test('an empty chart in words', () => {
  expect(gistOf(build({}, []))).toBe('折线图「销售额」：暂无数据。');
});

test('a point in words', () => {
  expect(pointWords(build({}), 0, 2)).toBe('2026-01-03：没有数据');
  expect(pointWords(build({ mark: 'pie', x: 'site' }), 0, 0)).toBe('日本：¥15,000，占 42.9%');
  expect(pointWords(build({ y: [{ key: 'sales' }, { key: 'qty' }] }), 1, 0)).toBe('2026-01-01，数量：10 件');
});

test('the table has a row for each place and a column for each series', () => {
  const table = chartTable(build({ y: [{ key: 'sales' }, { key: 'acos' }] }));
  expect(table.columns.map(({ title }) => title)).toEqual(['日期', '销售额', '广告占比']);
  expect(table.rows.slice(0, 3)).toEqual([
    ['2026-01-01', '¥12,000', '30.0%'],
    ['2026-01-02', '¥8,000', '25.0%'],
    ['2026-01-03', '', ''],
  ]);
  expect(table.values[0]).toEqual(['2026-01-01', 12_000, 0.3]);
});

test.each([
  [[], ''],
  [[null, null], ''],
  [[1, 3, 2], 'M1 19L50 1L99 10'],
  [[1, null, 3], 'M1 19h0.01M99 1h0.01'],
  [[2, 2], 'M1 10L99 10'],
  [[5], 'M1 10h0.01'],
])('a spark line of %j', (values, expected) => {
  expect(sparkPath(values, 100, 20)).toBe(expected);
});

test.each([
  [
    [0.3333, 0.1267],
    ['33%', '13%'],
  ],
  [
    [0.0333, 0.0104],
    ['3.3%', '1%'],
  ],
  [
    [0.00333, 0.001],
    ['0.33%', '0.1%'],
  ],
])('figures of the shares %j are as long as their axis needs', (shares, told) => {
  const rows = shares.map((acos, at) => ({ site: String(at), acos }));
  const chart = build({ mark: 'bar', x: 'site', y: [{ key: 'acos' }] }, rows);
  const series = chartOption(chart, LOOK).series as { data: { label: { formatter: string } }[] }[];
  expect(series[0]?.data.map(({ label }) => label.formatter)).toEqual(told);
});
