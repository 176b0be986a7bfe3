import type { Chart } from '../Chart.ts';
import type { ChartLook, ChartOption } from '../ChartLook.ts';
import { readNumber, shownMark, shownTick } from '../shown.ts';
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
      type: 'value',
      name: chart.x.title,
      nameLocation: 'middle',
      nameGap: 28,
      nameTextStyle: { color: look.secondary, fontSize: 12 },
      ...(low > 0 && low > high / 2 ? { scale: true } : {}),
      axisLabel: { color: look.secondary, fontSize: 12, hideOverlap: true, alignMaxLabel: 'right' },
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
      type: 'scatter',
      name: line.title,
      symbolSize: xs.length > LARGE ? 4 : 8,
      large: xs.length > LARGE,
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
const NARROWEST_FIGURE = 36;

/**
 * Names against names or dates, the value as a colour. Each row is a layer of bars that fill their place: a kind of
 * their own would bring a tenth of the library with it.
 */
export function heatmapOption(chart: Chart, look: ChartLook, frame: Frame): ChartOption {
  const [low, high] = extent(chart.series.flatMap(({ values }) => values));
  const places = chart.x.labels.length;
  const figures =
    places * chart.series.length <= WITH_FIGURES && (look.width - 120) / Math.max(1, places) >= NARROWEST_FIGURE;
  const shades = { low, high, from: look.track, to: look.palette[0] ?? look.sum };
  const names = (data: readonly string[]) => ({
    type: 'category',
    data,
    axisTick: { show: false },
    axisLine: { show: false, onZero: false },
    axisLabel: { color: look.secondary, fontSize: 12, hideOverlap: true, width: 120, overflow: 'truncate' },
  });
  return {
    title: scaleOf(chart, look, frame, shades),
    grid: gridOf({ ...frame, bottom: frame.bottom + 30 }),
    xAxis: { ...names(chart.x.labels), position: 'bottom' },
    yAxis: [
      { type: 'value', show: false, min: 0, max: chart.series.length, inverse: true },
      { ...names(chart.series.map(({ title }) => title)), inverse: true, position: 'left' },
    ],
    series: chart.series.map((line) => ({
      type: 'bar',
      stack: 'rows',
      barCategoryGap: 0,
      name: line.title,
      yAxisIndex: 0,
      data: line.values.map((value) => {
        if (value === null) return { value: 1, itemStyle: { color: 'transparent' }, tooltip: { show: false } };
        const share = shareIn(shades, value);
        const color = share > 0.5 ? look.surface : look.text;
        return {
          value: 1,
          itemStyle: { color: mixed(shades.from, shades.to, share), borderColor: look.surface, borderWidth: 1 },
          ...(figures
            ? { label: { show: true, formatter: shownMark(value, line.column, [shades.low, shades.high]), color } }
            : {}),
        };
      }),
    })),
  };
}

interface Shades {
  low: number;
  high: number;
  from: string;
  to: string;
}

const shareIn = ({ low, high }: Shades, value: number): number => (high > low ? (value - low) / (high - low) : 1);

const SHADES = 9;

/** What the colours mean: the least, some shades, the most. */
function scaleOf(chart: Chart, look: ChartLook, frame: Frame, shades: Shades): ChartOption {
  const column = chart.series[0]?.column;
  if (!column) return {};
  const parts = Array.from({ length: SHADES }, (_, at) => at);
  const color = (at: number) => mixed(shades.from, shades.to, at / (SHADES - 1));
  const boxes = parts.map((at) => [`s${at}`, { width: 14, height: 10, backgroundColor: color(at) }]);
  return {
    text: `${shownTick(shades.low, column)} ${parts.map((at) => `{s${at}|}`).join('')} ${shownTick(shades.high, column)}`,
    left: 'center',
    bottom: frame.bottom,
    padding: 0,
    textStyle: { color: look.secondary, fontSize: 12, fontWeight: 400, rich: Object.fromEntries(boxes) },
  };
}

/** Between two colours, `#rrggbb`. */
function mixed(from: string, to: string, share: number): string {
  const part = (color: string, at: number) => Number.parseInt(color.slice(1 + at * 2, 3 + at * 2), 16);
  const parts = [0, 1, 2].map((at) => Math.round(part(from, at) + (part(to, at) - part(from, at)) * share));
  return `#${parts.map((each) => each.toString(16).padStart(2, '0')).join('')}`;
}
