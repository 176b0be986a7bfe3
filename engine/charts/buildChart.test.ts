import { describe, expect, test } from 'vitest';
import type { ChartColumn, PlanChart } from '../plan/chart.ts';
import { buildChart } from './buildChart.ts';
import { isEmptyChart } from './Chart.ts';

const COLUMNS: ChartColumn[] = [
  { key: 'day', title: '日期', kind: 'date' },
  { key: 'site', title: '站点', kind: 'text', texts: { us: '美国', de: '德国' } },
  { key: 'sales', title: '销售额', kind: 'number', precision: 2, unit: '¥' },
  { key: 'acos', title: '广告占比', kind: 'number', format: 'percent' },
  { key: 'price', title: '单价', kind: 'number', additive: false },
];

const build = (plan: Partial<PlanChart>, rows: readonly Record<string, unknown>[]) =>
  buildChart({ mark: 'line', x: 'day', y: [{ key: 'sales' }], ...plan }, COLUMNS, rows);

const sales = (days: Record<string, unknown>) => Object.entries(days).map(([day, value]) => ({ day, sales: value }));

describe('dates', () => {
  test.each([
    ['days', ['2026-02-27', '2026-02-28', '2026-03-02'], ['2026-02-27', '2026-02-28', '2026-03-01', '2026-03-02']],
    [
      'weeks of days',
      ['2026-01-05', '2026-01-12', '2026-01-26'],
      ['2026-01-05', '2026-01-12', '2026-01-19', '2026-01-26'],
    ],
    ['months', ['2025-11', '2025-12', '2026-02'], ['2025-11', '2025-12', '2026-01', '2026-02']],
    [
      'firsts of months',
      ['2026-01-01', '2026-02-01', '2026-04-01'],
      ['2026-01-01', '2026-02-01', '2026-03-01', '2026-04-01'],
    ],
    ['quarters', ['2025-Q3', '2025-Q4', '2026-Q2'], ['2025-Q3', '2025-Q4', '2026-Q1', '2026-Q2']],
    ['weeks', ['2025-W51', '2025-W52', '2026-W02'], ['2025-W51', '2025-W52', '2026-W01', '2026-W02']],
    ['years', ['2021', '2022', '2024'], ['2021', '2022', '2023', '2024']],
    [
      'hours',
      ['2026-01-01 22:00:00', '2026-01-01 23:00:00', '2026-01-02 01:00:00'],
      ['2026-01-01 22:00', '2026-01-01 23:00', '2026-01-02 00:00', '2026-01-02 01:00'],
    ],
  ])('%s that are missing are empty points', (_, given, expected) => {
    const chart = build({}, sales(Object.fromEntries(given.map((day, at) => [day, at + 1]))));
    expect(chart.x.labels).toEqual(expected);
    const gap = chart.x.labels.length - 2;
    expect(chart.series[0]?.values[gap]).toBeNull();
    expect(chart.series[0]?.values.filter((value) => value !== null)).toEqual([1, 2, 3]);
  });

  test('are put in order, and days too far apart are not filled in', () => {
    expect(build({}, sales({ '2026-01-02': 2, '2026-01-01': 1 })).series[0]?.values).toEqual([1, 2]);
    expect(build({}, sales({ '1900-01-01': 1, '1900-01-02': 2, '2026-01-01': 3 })).x.labels).toHaveLength(3);
  });

  test('keep their values as the rows have them, for whoever drills down', () => {
    const chart = build({}, sales({ '2026-01-01T00:00:00Z': 1, '2026-01-03T00:00:00Z': 2 }));
    expect(chart.x.values).toEqual(['2026-01-01T00:00:00Z', '2026-01-03T00:00:00Z']);
    expect(chart.x.labels).toEqual(['2026-01-01', '2026-01-03']);
  });
});

describe('values', () => {
  test('that arrive as texts are numbers, and what is none is a gap', () => {
    const chart = build({}, sales({ '2026-01-01': '12.50', '2026-01-02': 'n/a', '2026-01-03': 7n, '2026-01-04': '' }));
    expect(chart.series[0]?.values).toEqual([12.5, null, 7, null]);
  });

  test('of one place are summed where they may be, without a tail of fractions', () => {
    const rows = [0.1, 0.2].map((value) => ({ day: '2026-01-01', sales: value }));
    expect(build({}, rows).series[0]?.values).toEqual([0.3]);
  });

  test('of one place that may not be summed: the first is drawn, and it is said', () => {
    const rows = [0.1, 0.2].map((value) => ({ day: '2026-01-01', acos: value }));
    const chart = build({ y: [{ key: 'acos' }] }, rows);
    expect(chart.series[0]?.values).toEqual([0.1]);
    expect(chart.notes[0]).toContain('1 行');
  });

  test('none at all make an empty chart', () => {
    expect(isEmptyChart(build({}, []))).toBe(true);
    expect(isEmptyChart(build({}, sales({ '2026-01-01': null })))).toBe(true);
    expect(isEmptyChart(build({}, sales({ '2026-01-01': 0 })))).toBe(false);
  });
});

const bySite = (count: number) =>
  Array.from({ length: count }, (_, at) => ({ site: `s${String(at).padStart(3, '0')}`, sales: at + 1, acos: 0.1 }));

describe('names', () => {
  test('keep the order of the rows, and are read by their texts', () => {
    const rows = ['us', 'de', '', 'jp'].map((site) => ({ site, sales: 1 }));
    expect(build({ mark: 'bar', x: 'site' }, rows).x.labels).toEqual(['美国', '德国', '（空）', 'jp']);
  });

  test.each([
    ['value', ['s000', 's001', 's002']],
    ['-value', ['s002', 's001', 's000']],
    ['x', ['s000', 's001', 's002']],
  ] as const)('are sorted by %s', (sort, expected) => {
    expect(build({ mark: 'bar', x: 'site', sort }, bySite(3).reverse()).x.values).toEqual(expected);
  });

  test('beyond the top are summed as the rest, which stands last', () => {
    const chart = build({ mark: 'bar', x: 'site', top: 2 }, bySite(5));
    expect(chart.x.labels).toEqual(['s004', 's003', '其他']);
    expect(chart.series[0]?.values).toEqual([5, 4, 6]);
    expect([chart.x.rest, chart.x.values[2]]).toEqual([2, null]);
  });

  test('whose values may not be summed have no rest', () => {
    const chart = build({ mark: 'bar', x: 'site', y: [{ key: 'acos' }], top: 2 }, bySite(5));
    expect(chart.x.rest).toBeNull();
    expect(chart.x.values).toHaveLength(5);
    expect(chart.notes[0]).toContain('不能相加');
  });

  test('too many for bars are cut, and it is said', () => {
    const chart = build({ mark: 'bar', x: 'site' }, bySite(700));
    expect(chart.x.values).toHaveLength(500);
    expect(chart.notes).toEqual(['共 700 项，只画前 500 项']);
  });

  test('of a pie: the largest, and the rest', () => {
    const chart = build({ mark: 'pie', x: 'site' }, bySite(30));
    expect(chart.x.values).toHaveLength(12);
    expect(chart.x.labels.at(-1)).toBe('其他');
    expect(chart.series[0]?.values.reduce((sum, value) => (sum ?? 0) + (value ?? 0), 0)).toBe(465);
  });

  test('of a pie: negative ones are refused by name', () => {
    const chart = build({ mark: 'pie', x: 'site' }, [
      { site: 'us', sales: '-3' },
      { site: 'de', sales: 5 },
    ]);
    expect(chart.x.labels).toEqual(['德国']);
    expect(chart.notes).toEqual(['有 1 项是负数，不能画成整体的一部分：美国']);
  });
});

const split = (count: number) =>
  Array.from({ length: count }, (_, at) =>
    ['2026-01-01', '2026-01-02'].map((day) => ({ day, site: `s${at}`, sales: at + 1, acos: 0.2 })),
  ).flat();

describe('series', () => {
  test('are made by a column, in the order of the rows', () => {
    const rows = [
      { day: '2026-01-01', site: 'us', sales: 1 },
      { day: '2026-01-02', site: 'de', sales: 2 },
    ];
    const chart = build({ series: 'site' }, rows);
    expect(chart.series.map(({ title, split: own, values }) => [title, own, values])).toEqual([
      ['美国', 'us', [1, null]],
      ['德国', 'de', [null, 2]],
    ]);
  });

  test('80 of them: the largest nine, and the rest summed', () => {
    const chart = build({ series: 'site' }, split(80));
    expect(chart.series).toHaveLength(10);
    const rest = chart.series.at(-1);
    expect([rest?.title, rest?.rest, rest?.split]).toEqual(['其他', true, undefined]);
    expect(chart.series.reduce((sum, { values }) => sum + (values[0] ?? 0), 0)).toBe((80 * 81) / 2);
  });

  test('80 of them that may not be summed are cut, and it is said', () => {
    const chart = build({ series: 'site', y: [{ key: 'acos' }] }, split(80));
    expect(chart.series).toHaveLength(10);
    expect(chart.notes).toEqual(['共 80 个系列，只画前 10 个']);
  });

  test('along dates the top is one of series', () => {
    expect(build({ series: 'site', top: 3 }, split(8)).series.map(({ title }) => title)).toEqual([
      's5',
      's6',
      's7',
      '其他',
    ]);
  });

  test('of a combination have marks and axes of their own', () => {
    const y: PlanChart['y'] = [{ key: 'sales' }, { key: 'acos', axis: 'right', title: '占比' }];
    const chart = build({ mark: 'combo', y }, [{ day: '2026-01-01', sales: 1, acos: 0.5 }]);
    expect(chart.series.map(({ mark, axis, title }) => [mark, axis, title])).toEqual([
      ['bar', 0, '销售额'],
      ['line', 1, '占比'],
    ]);
  });
});

test('lines across: a number, and the first value of a column', () => {
  const rows = [
    { day: '2026-01-01', sales: 1, price: null },
    { day: '2026-01-02', sales: 2, price: '3.5' },
  ];
  const chart = build(
    { references: [{ value: 1, title: '警戒' }, { key: 'price' }, { key: 'acos' }], target: 'price' },
    rows,
  );
  expect(chart.references).toEqual([
    { value: 1, title: '警戒' },
    { value: 3.5, title: '单价' },
  ]);
  expect(chart.target).toBe(3.5);
});

test('a scatter keeps rows of one place apart, and thins what lies on top of each other', () => {
  const plan = { mark: 'scatter', x: 'price' } as const;
  expect(
    build(plan, [
      { price: 1, sales: 1 },
      { price: 1, sales: 2 },
      { price: null, sales: 3 },
    ]).series[0]?.values,
  ).toEqual([1, 2]);
  const many = build(
    plan,
    Array.from({ length: 120_000 }, (_, at) => ({ price: at, sales: at })),
  );
  expect(many.x.values).toHaveLength(50_000);
  expect(many.notes[0]).toContain('120000');
});

test('hundreds of thousands of rows are taken', () => {
  const rows = Array.from({ length: 200_000 }, (_, at) => ({ day: at, sales: at }));
  const chart = buildChart(
    { mark: 'line', x: 'day', y: [{ key: 'sales' }] },
    [{ key: 'day', title: '序', kind: 'number' }, ...COLUMNS.slice(2)],
    rows,
  );
  expect(chart.x.values).toHaveLength(200_000);
  expect(chart.series[0]?.values.at(-1)).toBe(199_999);
});

test('names that come with the rows stand for their codes, along x and as series', () => {
  const owners: ChartColumn[] = [...COLUMNS, { key: 'owner', title: '负责人', kind: 'text' }];
  const rows = [
    { owner: 'zhang', owner_dictText: '张三', day: '2026-01-01', sales: 3 },
    { owner: 'left', owner_dictText: null, day: '2026-01-01', sales: 1 },
  ];
  const along = buildChart({ mark: 'bar', x: 'owner', y: [{ key: 'sales' }] }, owners, rows);
  expect([along.x.values, along.x.labels]).toEqual([
    ['zhang', 'left'],
    ['张三', 'left'],
  ]);
  const split = buildChart({ mark: 'bar', x: 'day', series: 'owner', y: [{ key: 'sales' }] }, owners, rows);
  expect(split.series.map(({ title }) => title)).toEqual(['张三', 'left']);
});
