import type { Chart } from '../Chart.ts';
import type { ChartLook, ChartOption } from '../ChartLook.ts';
import { readNumber, shownTick } from '../shown.ts';
import { type Frame, gridOf, valueAxes } from './axes.ts';
import { legendOf, markLines } from './plane.ts';

const LARGE = 3000;

/** One number against another. The third of a point is its place in the chart. */
export function scatterOption(chart: Chart, look: ChartLook, frame: Frame): ChartOption {
  const legend = chart.series.length > 1;
  const xs = chart.x.values.map(readNumber);
  const low = Math.min(...extent(xs));
  const high = Math.max(...extent(xs));
  return {
    grid: gridOf({
      ...frame,
      top: frame.top + (legend ? 30 : 10) + 22,
      right: frame.right + 16,
      bottom: frame.bottom + 20,
    }),
    ...(legend ? { legend: legendOf(look, frame) } : {}),
    xAxis: {
      ...{ type: 'value', name: chart.x.title, nameLocation: 'middle', nameGap: 28 },
      nameTextStyle: { color: look.secondary, fontSize: 12 },
      ...(low > 0 && low > high / 2 ? { scale: true } : {}),
      axisLabel: { color: look.secondary, fontSize: 12, hideOverlap: true },
      splitLine: { show: false },
      axisLine: { lineStyle: { color: look.axis } },
      axisTick: { show: false },
    },
    yAxis: valueAxes(chart, look).map((axis) => ({
      ...axis,
      name: chart.series[0]?.column.title ?? '',
      nameTextStyle: { color: look.secondary, fontSize: 12, align: 'left' },
    })),
    series: chart.series.map((line, at) => ({
      ...{ type: 'scatter', name: line.title, symbolSize: xs.length > LARGE ? 4 : 8, large: xs.length > LARGE },
      itemStyle: { opacity: 0.72 },
      data: line.values.flatMap((value, index) => {
        const x = xs[index] ?? null;
        return value === null || x === null ? [] : [[x, value, index]];
      }),
      ...(at === 0 ? markLines(chart, look) : {}),
    })),
  };
}

function extent(values: readonly (number | null)[]): [number, number] {
  let [low, high] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
  for (const value of values) {
    if (value === null) continue;
    if (value < low) low = value;
    if (value > high) high = value;
  }
  return low > high ? [0, 0] : [low, high];
}

const WITH_FIGURES = 150;
const NARROWEST_FIGURE = 44;

/** Names against names or dates, the value as a colour. */
export function heatmapOption(chart: Chart, look: ChartLook, frame: Frame): ChartOption {
  const cells = chart.series.flatMap((line, y) =>
    line.values.flatMap((value, x) => (value === null ? [] : [[x, y, value] as const])),
  );
  const [low, high] = extent(cells.map(([, , value]) => value));
  const [first] = chart.series;
  const places = chart.x.labels.length;
  const figures = cells.length <= WITH_FIGURES && (look.width - 120) / Math.max(1, places) >= NARROWEST_FIGURE;
  const tick = (value: number) => (first ? shownTick(value, first.column) : '');
  const names = (data: readonly string[]) => ({
    ...{ type: 'category', data, axisTick: { show: false }, axisLine: { show: false }, splitArea: { show: false } },
    axisLabel: { color: look.secondary, fontSize: 12, hideOverlap: true, width: 120, overflow: 'truncate' },
  });
  return {
    grid: gridOf({ ...frame, bottom: frame.bottom + 30 }),
    xAxis: names(chart.x.labels),
    yAxis: { ...names(chart.series.map(({ title }) => title)), inverse: true },
    visualMap: {
      ...{ type: 'continuous', min: low, max: high > low ? high : low + 1, orient: 'horizontal', left: 'center' },
      ...{ bottom: frame.bottom, itemWidth: 10, itemHeight: 120, text: [tick(high), tick(low)], calculable: false },
      ...{ hoverLink: false, textStyle: { color: look.secondary, fontSize: 12 }, padding: 0 },
      inRange: { color: [look.track, look.palette[0] ?? look.sum] },
    },
    series: [
      {
        type: 'heatmap',
        itemStyle: { borderColor: look.surface, borderWidth: 1 },
        data: cells.map(([x, y, value]) =>
          figures
            ? {
                value: [x, y, value],
                label: {
                  show: true,
                  formatter: tick(value),
                  color: high > low && value > (low + high) / 2 ? look.surface : look.text,
                },
              }
            : [x, y, value],
        ),
      },
    ],
  };
}
