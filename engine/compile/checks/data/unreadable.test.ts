import { expect, test } from 'vitest';
import type { ChartDeclaration } from '../../../../schemas/generated/types.ts';
import type { ChartColumn } from '../../../plan/chart.ts';
import { unreadable } from './unreadable.ts';

const COLUMNS: ChartColumn[] = [
  { key: 'day', title: '日期', kind: 'date' },
  { key: 'site', title: '站点', kind: 'text' },
  { key: 'sales', title: '销售额', kind: 'number' },
  { key: 'qty', title: '数量', kind: 'number' },
  { key: 'price', title: '均价', kind: 'number', precision: 2 },
  { key: 'acos', title: '广告占比', kind: 'number', format: 'percent' },
];

const found = (chart: ChartDeclaration) =>
  unreadable(chart, COLUMNS).map(({ path, sentence }) => [path.join('/'), sentence.found]);

test.each<[ChartDeclaration, string, string]>([
  [{ mark: 'line', x: 'day', y: ['sales', { key: 'acos' }] }, 'y/1/key', 'acos'],
  [{ mark: 'combo', x: 'day', y: ['acos', 'sales'] }, 'y/0', 'acos'],
  [{ mark: 'donut', x: 'price', y: ['sales'] }, 'x', 'price'],
  [{ mark: 'bar', x: 'acos', y: ['sales'] }, 'x', 'acos'],
])('%j is hardly to be read', (chart, path, key) => {
  expect(found(chart)).toEqual([[path, key]]);
});

test.each<ChartDeclaration>([
  { mark: 'line', x: 'day', y: ['sales', { key: 'acos', axis: 'right' }] },
  { mark: 'line', x: 'day', y: ['acos'] },
  { mark: 'bar', x: 'qty', y: ['sales'] },
  { mark: 'scatter', x: 'price', y: ['sales'], series: 'site' },
  { mark: 'line', x: 'day', y: ['sales', 'nothing'] },
])('%j is', (chart) => {
  expect(found(chart)).toEqual([]);
});
