import { expect, test } from 'vitest';
import { CHART_LOOK as LOOK } from '../../tests/chartLook.ts';
import type { ChartColumn, PlanChart } from '../plan/chart.ts';
import { buildChart } from './buildChart.ts';
import { chartOption } from './chartOption.ts';
import { chartTable } from './chartTable.ts';
import { placeOfDay } from './dateSteps.ts';
import { gistOf, pointWords } from './gist.ts';
import { hintOf } from './pointing.ts';

const COLUMNS: ChartColumn[] = [
  { key: 'day', title: '日期', kind: 'date' },
  { key: 'sales', title: '销售额', kind: 'number' },
  { key: 'event', title: '事件', kind: 'text' },
];

const ROWS = [
  { day: '2026-11-09', sales: 3, event: '' },
  { day: '2026-11-10', sales: 4, event: '调价 9.9 → 8.9' },
  { day: '2026-11-12', sales: 9, event: null },
];

const build = (annotations: NonNullable<PlanChart['annotations']>, more: Partial<PlanChart> = {}) =>
  buildChart({ mark: 'line', title: '销售', x: 'day', y: [{ key: 'sales' }], annotations, ...more }, COLUMNS, ROWS);

test.each([
  ['a day', ['2026-11-10', '2026-11-11'], 1],
  ['a week of days', ['2026-11-02', '2026-11-09', '2026-11-16'], 1],
  ['a week', ['2026-W45', '2026-W46'], 1],
  ['a month', ['2026-09', '2026-10', '2026-11'], 2],
  ['a month by its first day', ['2026-10-01', '2026-11-01'], 1],
  ['a quarter', ['2026-Q3', '2026-Q4'], 1],
  ['a year', ['2025', '2026'], 1],
  ['the first time of the day', ['2026-11-10 23:00', '2026-11-11 01:00', '2026-11-11 02:00'], 1],
  ['falling dates', ['2026-11-12', '2026-11-11'], 1],
  // Days and months that are far apart are still days and months.
  ['none of days apart', ['2026-11-09', '2026-11-12', '2026-11-18'], undefined],
  ['none of months apart', ['2026-10', '2026-12'], undefined],
  ['no single first of a month', ['2026-11-01'], undefined],
  ['none before the first', ['2026-11-12', '2026-11-13'], undefined],
  ['none behind the last', ['2026-11-09', '2026-11-10'], undefined],
  ['none among names', ['双 11', '双 12'], undefined],
])('a day lies in %s', (_, labels, at) => {
  expect(placeOfDay(labels, '2026-11-11')).toBe(at);
});

test('written days and texts of rows are marked where they are, several of a place as one', () => {
  const chart = build([
    { date: '2026-11-11', title: '双 11' },
    { key: 'event' },
    { date: '2026-11-10', title: '预热' },
  ]);
  expect(chart.annotations).toEqual([
    { at: 1, text: '调价 9.9 → 8.9；预热' },
    // A day without rows has a place as well.
    { at: 2, text: '双 11' },
  ]);
  expect(build([{ date: '2026-12-12', title: '双 12' }]).annotations).toEqual([]);
});

test('what is marked is heard, stands in the table and beside the point, and is drawn', () => {
  const chart = build([{ date: '2026-11-11', title: '双 {11}' }]);
  expect(gistOf(chart)).toContain('标注：2026-11-11 双 {11}。');
  expect(pointWords(chart, 0, 2)).toBe('2026-11-11：没有数据，标注：双 {11}');
  expect(pointWords(chart, 0, 0)).toBe('2026-11-09：3');
  const { columns, rows, values } = chartTable(chart);
  expect(columns.map(({ title }) => title)).toEqual(['日期', '销售额', '标注']);
  expect(rows[2]).toEqual(['2026-11-11', '', '双 {11}']);
  expect(values[2]).toEqual(['2026-11-11', null, '双 {11}']);
  expect(hintOf(chart, { series: 0, index: 2 }).foot).toBe('双 {11}');
  const [series] = chartOption(chart, LOOK).series as { markLine: { data: object[] } }[];
  // A brace of the text is none of the template's.
  expect(series?.markLine.data).toMatchObject([{ xAxis: 2, label: { show: true, formatter: '双 ｛11}' } }]);
});

test('a text that has no room beside the one before it is left to its line', () => {
  const chart = build([
    { date: '2026-11-10', title: '一段很长的说明文字' },
    { date: '2026-11-11', title: '又一段很长的说明文字' },
  ]);
  const shown = (width: number) => {
    const [series] = chartOption(chart, { ...LOOK, width }).series as { markLine: { data: { label: object }[] } }[];
    return series?.markLine.data.map(({ label }) => (label as { show: boolean }).show);
  };
  expect(shown(1_000)).toEqual([true, true]);
  expect(shown(200)).toEqual([true, false]);
});
