import { expect, test } from 'vitest';
import type { ChartDeclaration } from '../../schemas/generated/types.ts';
import type { ChartColumn } from '../plan/chart.ts';
import { checkChart, planChart } from './checkChart.ts';

const COLUMNS: ChartColumn[] = [
  { key: 'day', title: '日期', kind: 'date' },
  { key: 'site', title: '站点', kind: 'text' },
  { key: 'sales', title: '销售额', kind: 'number' },
  { key: 'qty', title: '数量', kind: 'number' },
  { key: 'acos', title: '广告占比', kind: 'number', format: 'percent' },
];

const found = (chart: ChartDeclaration) =>
  checkChart(planChart(chart), COLUMNS, chart).map(
    ({ about, path, sentence }) => `${about} /${path.join('/')} ${sentence.message}`,
  );

test.each<[string, ChartDeclaration]>([
  ['a line', { mark: 'line', x: 'day', y: ['sales', 'acos'] }],
  ['a split line', { mark: 'line', x: 'day', y: ['sales'], series: 'site', top: 5 }],
  ['two axes', { mark: 'combo', x: 'day', y: ['sales', { key: 'acos', axis: 'right', mark: 'line' }], target: 'qty' }],
  ['a heat map', { mark: 'heatmap', x: 'day', y: ['acos'], series: 'site' }],
  ['a gauge of a share', { mark: 'gauge', y: ['acos'] }],
  ['a gauge', { mark: 'gauge', y: ['sales'], target: 100 }],
  [
    'a marked line',
    { mark: 'line', x: 'day', y: ['sales'], annotations: [{ date: '2026-11-11', title: '双 11' }, { key: 'site' }] },
  ],
  ['a scatter', { mark: 'scatter', x: 'qty', y: ['sales'], series: 'site' }],
])('%s is sound', (_, chart) => {
  expect(found(chart)).toEqual([]);
});

test.each<[ChartDeclaration, string]>([
  [{ mark: 'line', x: 'dya', y: ['sales'] }, 'unknown /x 图里的 "dya" 没有这样的列'],
  [{ mark: 'line', x: 'day', y: ['sale'] }, 'unknown /y/0 图里的 "sale" 没有这样的列'],
  [{ mark: 'line', x: 'day', y: [{ key: 'sale' }] }, 'unknown /y/0/key 图里的 "sale" 没有这样的列'],
  [
    { mark: 'line', x: 'day', y: ['sales'], references: [{ key: 'goal' }] },
    'unknown /references/0/key 图里的 "goal" 没有这样的列',
  ],
  [{ mark: 'line', x: 'day', y: ['site'] }, 'kind /y/0 图里的 "site"（站点）不是数值'],
  [{ mark: 'scatter', x: 'day', y: ['sales'] }, 'kind /x 图里的 "day"（日期）不是数值'],
  [{ mark: 'line', y: ['sales'] }, 'shape / line 要写横轴'],
  [{ mark: 'gauge', x: 'day', y: ['acos'] }, 'shape /x 仪表没有横轴'],
  [{ mark: 'gauge', y: ['sales'] }, 'shape / 仪表要有满刻度'],
  [{ mark: 'pie', x: 'site', y: ['sales', 'qty'] }, 'shape /y/1 pie 只画一个数值'],
  [{ mark: 'heatmap', x: 'day', y: ['sales'] }, 'shape / heatmap 要写纵轴'],
  [{ mark: 'pie', x: 'day', y: ['sales'], series: 'site' }, 'shape /series pie 不能按 series 分'],
  [{ mark: 'line', x: 'day', y: ['sales', 'qty'], series: 'site' }, 'shape /series series 只与一个数值同用'],
  [{ mark: 'line', x: 'day', y: ['sales'], series: 'day' }, 'shape /series series 与 x 是同一列'],
  [{ mark: 'line', x: 'day', y: ['sales'], horizontal: true }, 'shape /horizontal line 不能横着画'],
  [{ mark: 'scatter', x: 'qty', y: ['sales'], top: 3 }, 'shape /top scatter 没有可以合并的项'],
  [{ mark: 'bar', x: 'site', y: ['acos'], top: 3 }, 'shape /top 「广告占比」不能相加，合不成「其他」'],
  [{ mark: 'stack', x: 'day', y: ['acos'] }, 'shape /y/0 「广告占比」不能相加，不能画成 stack'],
  [{ mark: 'pie', x: 'site', y: ['sales'], target: 3 }, 'shape /target pie 上没有目标线'],
  [{ mark: 'pie', x: 'site', y: ['sales'], references: [{ value: 3 }] }, 'shape /references pie 上没有参考线'],
  [{ mark: 'line', x: 'day', y: [{ key: 'sales', mark: 'bar' }] }, 'shape /y/0/mark 只有 combo 里的数值各有画法'],
  [{ mark: 'stack', x: 'day', y: ['qty', { key: 'sales', axis: 'right' }] }, 'shape /y/1/axis stack 没有右轴'],
  [{ mark: 'line', x: 'day', y: [{ key: 'sales', axis: 'right' }] }, 'shape /y/0/axis 没有一个数值用左轴'],
  [
    { mark: 'line', x: 'day', y: ['sales'], annotations: [{ key: 'siet' }] },
    'unknown /annotations/0/key 图里的 "siet" 没有这样的列',
  ],
  [
    { mark: 'line', x: 'day', y: ['sales'], annotations: [{ key: 'qty' }] },
    'kind /annotations/0/key 标注的 "qty"（数量）不是文字',
  ],
  [
    { mark: 'bar', x: 'site', y: ['sales'], annotations: [{ date: '2026-11-11', title: '双 11' }] },
    'kind /annotations 图的横轴 "site"（站点）不是日期，标注没有地方',
  ],
  [
    { mark: 'pie', x: 'site', y: ['sales'], annotations: [{ date: '2026-11-11', title: '双 11' }] },
    'shape /annotations pie 上没有标注',
  ],
  [
    { mark: 'line', x: 'day', y: ['sales'], annotations: [{ date: '2026-02-30', title: '双 11' }] },
    'shape /annotations/0/date 标注的日期 "2026-02-30" 不是一天',
  ],
  [
    { mark: 'line', x: 'day', y: ['sales'], annotations: [{ key: 'site' }, { key: 'site' }] },
    'shape /annotations/1 标注 "site" 写了两次',
  ],
  [{ mark: 'line', x: 'day', y: ['sales', 'sales'] }, 'shape /y/1 数值 "sales" 写了两次'],
])('%j: %s', (chart, expected) => {
  expect(found(chart)).toEqual([expected]);
});

test('the nearest column is named', () => {
  const [first] = checkChart(planChart({ mark: 'line', x: 'day', y: ['slaes'] }), COLUMNS);
  expect(first?.sentence).toMatchObject({ suggestion: 'sales', fix: '是不是想写 "sales"？' });
});

test('another number is named in words alone, and what is no number is not', () => {
  const known = [...COLUMNS, { key: 'returnRate', title: '退货率', kind: 'number' as const }];
  const [first] = checkChart(planChart({ mark: 'line', x: 'day', y: ['cancelRate'] }), known);
  expect(first?.sentence.fix).toBe('是不是想写 "returnRate"？');
  expect(first?.sentence.expected).not.toContain('day');
  expect(first?.sentence).not.toHaveProperty('suggestion');
});
