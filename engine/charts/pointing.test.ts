import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { ChartColumn, ChartMark } from '../plan/chart.ts';
import { buildChart } from './buildChart.ts';
import type { Chart } from './Chart.ts';
import { drawnPoint, hintOf, pointAt, walk } from './pointing.ts';

const COLUMNS: ChartColumn[] = [
  { key: 'x', title: '横', kind: 'number' },
  { key: 'name', title: '名', kind: 'text' },
  { key: 'series', title: '系列', kind: 'text' },
  { key: 'y', title: '数', kind: 'number' },
];

const SPLIT: readonly ChartMark[] = ['line', 'bar', 'stack', 'scatter', 'heatmap'];
const SINGLE: readonly ChartMark[] = ['pie', 'donut', 'funnel', 'waterfall'];

const row = fc.record({
  x: fc.integer({ min: 0, max: 9 }),
  name: fc.constantFrom('甲', '乙', '丙', '丁'),
  series: fc.constantFrom('一', '二', '三'),
  y: fc.option(fc.integer({ min: 1, max: 99 })),
});

const chart: fc.Arbitrary<Chart> = fc.tuple(fc.constantFrom(...SPLIT, ...SINGLE), fc.array(row)).map(([mark, rows]) => {
  const split = SPLIT.includes(mark) ? { series: 'series' } : {};
  const x = mark === 'scatter' || mark === 'line' ? 'x' : 'name';
  return buildChart({ mark, x, y: [{ key: 'y' }], ...split }, COLUMNS, rows);
});

describe('a point', () => {
  test('is found again where it is drawn', () => {
    fc.assert(
      fc.property(chart, (each) => {
        for (const [series, { values }] of each.series.entries())
          for (const [index, value] of values.entries()) {
            const drawn = drawnPoint(each, { series, index });
            if (value !== null) expect(drawn && pointAt(each, drawn)).toEqual({ series, index });
          }
      }),
    );
  });

  test('where something is drawn that is none is undefined', () => {
    const steps = [{ name: '甲', y: 3 }];
    const waterfall = buildChart({ mark: 'waterfall', x: 'name', y: [{ key: 'y' }] }, COLUMNS, steps);
    expect(pointAt(waterfall, { seriesIndex: 1, dataIndex: 1 })).toBeUndefined();
  });
});

test('the keys lead to every point that is drawn, and stay on the chart', () => {
  fc.assert(
    fc.property(chart, (each) => {
      const seen = new Set<string>();
      const line = each.series.findIndex(({ values }) => values.some((value) => value !== null));
      let here = walk(each, line < 0 ? undefined : { series: line, index: 0 }, 'first');
      for (let step = 0; here !== undefined && step <= each.x.values.length; step++) {
        seen.add(`${here.series} ${here.index}`);
        expect(each.series[here.series]?.values.length).toBeGreaterThan(here.index);
        here = walk(each, here, 'next');
      }
      const there = (each.series[line]?.values ?? []).flatMap((value, at) => (value === null ? [] : [`${line} ${at}`]));
      expect([...seen]).toEqual(expect.arrayContaining(there));
    }),
  );
});

test('from one series the keys lead to the other, and no further', () => {
  const rows = ['一', '二'].flatMap((series) => [1, 2].map((x) => ({ series, x, y: x })));
  const each = buildChart({ mark: 'line', x: 'x', y: [{ key: 'y' }], series: 'series' }, COLUMNS, rows);
  expect(walk(each, undefined, 'next')).toEqual({ series: 0, index: 0 });
  expect(walk(each, undefined, 'previous')).toEqual({ series: 0, index: 1 });
  expect(walk(each, { series: 0, index: 1 }, 'down')).toEqual({ series: 1, index: 1 });
  expect(walk(each, { series: 1, index: 1 }, 'down')).toEqual({ series: 1, index: 1 });
  expect(walk(each, { series: 0, index: 1 }, 'next')).toEqual({ series: 0, index: 1 });
});

test('a common axis tells of all series, anything else of one', () => {
  const rows = ['一', '二'].flatMap((series) => [1, 2].map((x) => ({ series, name: `${x}`, x, y: x * 1000 })));
  const line = buildChart({ mark: 'line', x: 'x', y: [{ key: 'y' }], series: 'series' }, COLUMNS, rows);
  expect(hintOf(line, { series: 1, index: 0 })).toEqual({
    head: '1',
    lines: [
      { series: 0, title: '一', text: '1,000' },
      { series: 1, title: '二', text: '1,000' },
    ],
  });
  const pie = buildChart({ mark: 'pie', x: 'name', y: [{ key: 'y' }] }, COLUMNS, rows);
  expect(hintOf(pie, { series: 0, index: 0 }).lines).toEqual([{ series: 0, title: '数', text: '4,000（66.7%）' }]);
});
