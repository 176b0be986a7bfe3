import type { Chart, ChartSeries } from '../Chart.ts';
import type { ChartLook, ChartOption, Part } from '../ChartLook.ts';
import { shownMark, shownValue } from '../shown.ts';
import { type Frame, gridOf, linesOf, placeAxis, valueAxes } from './axes.ts';
import { CHARACTER, widthOf } from './textWidth.ts';

/** From so many points on a line is thinned by what the eye would lose anyway. */
const SAMPLED = 2000;
const WITH_SYMBOLS = 31;
/** Figures stand on the bars as long as there is room for them. */
const WITH_FIGURES = 12;
const NAMED_AT_END = 6;
const END_WIDTH = 640;

/** Lines, areas and bars over one axis of names or dates. */
export function planeOption(chart: Chart, look: ChartLook, frame: Frame): ChartOption {
  const bars = chart.series.some(({ mark }) => mark === 'bar');
  const direct = namedAtEnd(chart, look);
  const legend = chart.series.length > 1 && !direct;
  const place = placeAxis(chart, look, chart.x.labels, bars || chart.x.labels.length < 2);
  const values = valueAxes(chart, look);
  const names = values.some((axis) => axis.name !== undefined) ? 22 : 0;
  const ends = bars || chart.horizontal ? 4 : lastLabelRoom(chart);
  const room = {
    ...frame,
    top: frame.top + (legend ? 30 : 10) + names + (chart.annotations.length > 0 ? ANNOTATED_ROOM : 0),
    right: frame.right + Math.max(direct ? endRoom(chart) : 0, figureRoom(chart), ends),
  };
  return {
    grid: gridOf(room),
    xAxis: chart.horizontal ? values : place,
    yAxis: chart.horizontal ? place : values,
    ...(legend ? { legend: legendOf(look, frame) } : {}),
    series: chart.series.map((line, at) => ({
      ...(line.mark === 'bar' ? barSeries(chart, line, look) : lineSeries(chart, line, direct, look)),
      name: line.title,
      ...(values.length > 1 ? { yAxisIndex: line.axis } : {}),
      // Texts stand above the names of the axes.
      ...(at === 0 ? markLines(chart, look, names + 4) : {}),
    })),
  };
}

export const legendOf = (look: ChartLook, frame: Frame): Part => ({
  type: 'scroll',
  top: frame.top,
  left: frame.left,
  right: frame.right,
  padding: 0,
  icon: 'roundRect',
  itemWidth: 12,
  itemHeight: 8,
  itemGap: 16,
  textStyle: { color: look.text, fontSize: 12, width: 160, overflow: 'truncate' },
  pageTextStyle: { color: look.secondary },
  pageIconColor: look.text,
  pageIconInactiveColor: look.axis,
});

/** A name beside the end of its line needs no legend, where every line has an end. */
function namedAtEnd(chart: Chart, look: ChartLook): boolean {
  const { series } = chart;
  if (series.length < 2 || series.length > NAMED_AT_END || look.width < END_WIDTH) return false;
  return series.every(({ mark, axis, values }) => mark !== 'bar' && axis === 0 && (values.at(-1) ?? null) !== null);
}

/** Half of the last label stands out of the plane where the axis ends at a point. */
const lastLabelRoom = ({ x }: Chart): number => Math.min(48, 4 + ((x.labels.at(-1) ?? '').length * 7) / 2);

const MOST_END = 120;

function endRoom({ series }: Chart): number {
  return Math.min(MOST_END, Math.max(...series.map(({ title }) => widthOf(title)))) + 12;
}

/** Few bars have their figures at their ends. */
const hasFigures = ({ series, x }: Chart): boolean => series.length === 1 && x.labels.length <= WITH_FIGURES;

const figureOf = (value: number | null, { column, values }: ChartSeries): string =>
  value === null ? '' : shownMark(value, column, values);

/** Behind a bar that goes to the end of the plane. */
function figureRoom(chart: Chart): number {
  const [line] = chart.series;
  if (line?.mark !== 'bar' || !chart.horizontal || !hasFigures(chart)) return 0;
  return Math.max(...line.values.map((value) => widthOf(figureOf(value, line)))) + 8;
}

function barSeries(chart: Chart, line: ChartSeries, look: ChartLook): Part {
  const figures = hasFigures(chart);
  const round = chart.mark === 'stack' ? 0 : 2;
  return {
    type: 'bar',
    ...(chart.mark === 'stack' ? { stack: 'all' } : {}),
    barMaxWidth: 36,
    itemStyle: {
      borderRadius: chart.horizontal ? [0, round, round, 0] : [round, round, 0, 0],
      // Lines are seen over bars.
      ...(chart.mark === 'combo' ? { opacity: 0.55 } : {}),
    },
    ...(figures
      ? {
          label: { show: true, position: chart.horizontal ? 'right' : 'top', color: look.text },
          labelLayout: { hideOverlap: true },
        }
      : {}),
    data: figures ? line.values.map((value) => ({ value, label: { formatter: figureOf(value, line) } })) : line.values,
  };
}

function lineSeries(chart: Chart, line: ChartSeries, direct: boolean, look: ChartLook): Part {
  const { values } = line;
  const many = values.length > SAMPLED;
  const symbols = values.length <= WITH_SYMBOLS;
  const lone = !symbols && !many && values.some((_, at) => isLone(values, at));
  return {
    type: 'line',
    ...(many ? { sampling: 'lttb' } : {}),
    lineStyle: { width: 2 },
    ...(line.mark === 'area' ? { areaStyle: { opacity: 0.16 } } : {}),
    symbol: 'circle',
    symbolSize: 5,
    showSymbol: symbols || lone,
    showAllSymbol: true,
    ...(direct ? endLabel(look) : {}),
    // A point between gaps has no line to be seen by.
    data: lone ? values.map((value, at) => ({ value, symbolSize: isLone(values, at) ? 5 : 0 })) : values,
    ...(chart.series.length > 1 ? { emphasis: { lineStyle: { width: 3 } } } : {}),
  };
}

const isLone = (values: ChartSeries['values'], at: number): boolean =>
  values[at] !== null && (values[at - 1] ?? null) === null && (values[at + 1] ?? null) === null;

const endLabel = (look: ChartLook): Part => ({
  endLabel: { show: true, formatter: '{a}', color: look.text, fontSize: 12, width: MOST_END, overflow: 'truncate' },
  labelLayout: { moveOverlap: 'shiftY' },
});

/** References and target, all on the left axis; and what happened along the axis of places. */
export function markLines(chart: Chart, look: ChartLook, above = 4): Part {
  const lines = linesOf(chart);
  const [first] = chart.series;
  const happened = annotationLines(chart, look, above);
  if (lines.length + happened.length === 0 || !first) return {};
  return {
    markLine: {
      silent: true,
      symbol: 'none',
      animation: false,
      data: [
        ...happened,
        ...lines.map(({ value, title, target }) => ({
          [chart.horizontal ? 'xAxis' : 'yAxis']: value,
          lineStyle: { color: target ? look.sum : look.secondary, type: target ? 'solid' : 'dashed', width: 1 },
          label: {
            position: chart.horizontal ? 'end' : 'insideEndTop',
            color: look.text,
            fontSize: 12,
            // Words are read over lines as well.
            backgroundColor: look.surface,
            padding: [1, 4],
            borderRadius: 2,
            formatter: `${title} ${shownValue(value, first.column)}`.trim(),
          },
        })),
      ],
    },
  };
}

const MOST_ANNOTATED = 96;
/** Above the plane, for what happened. */
const ANNOTATED_ROOM = 20;

/** A line at each place where something happened; `above` it, in px, its text, where the one before leaves room. */
function annotationLines({ annotations, horizontal, x }: Chart, look: ChartLook, above: number): Part[] {
  const apart = (horizontal ? look.height : look.width) / Math.max(1, x.labels.length);
  let free = Number.NEGATIVE_INFINITY;
  return annotations.map(({ at, text }) => {
    const size = horizontal ? CHARACTER * 1.5 : Math.min(MOST_ANNOTATED, widthOf(text)) + 8;
    const place = at * apart;
    const show = place - size / 2 >= free;
    if (show) free = place + size / 2;
    return {
      [horizontal ? 'yAxis' : 'xAxis']: at,
      lineStyle: { color: look.text, type: 'dotted', width: 1 },
      label: {
        show,
        position: horizontal ? 'insideEndTop' : 'end',
        distance: above,
        color: look.text,
        fontSize: 12,
        width: MOST_ANNOTATED,
        overflow: 'truncate',
        formatter: text.replaceAll('{', '｛'),
        backgroundColor: look.surface,
        padding: [1, 4],
        borderRadius: 2,
      },
    };
  });
}

/** Steps that add up: each stands on the end of the one before it, the sum stands at the end. */
export function waterfallOption(chart: Chart, look: ChartLook, frame: Frame): ChartOption {
  const [line] = chart.series;
  const values = line?.values ?? [];
  const steps = stepsOf(values);
  const figures = values.length <= WITH_FIGURES;
  const colorOf = (at: number, delta: number) => (at === values.length ? look.sum : delta < 0 ? look.fall : look.rise);
  return {
    grid: gridOf({ ...frame, top: frame.top + 14 }),
    xAxis: placeAxis(chart, look, [...chart.x.labels, '合计'], true),
    yAxis: valueAxes({ ...chart, target: null, references: [] }, look),
    series: [
      {
        type: 'bar',
        stack: 'steps',
        stackStrategy: 'all',
        silent: true,
        tooltip: { show: false },
        itemStyle: { color: 'transparent', decal: { symbol: 'none' } },
        emphasis: { disabled: true },
        data: steps.map(({ base }) => base),
      },
      {
        type: 'bar',
        stack: 'steps',
        stackStrategy: 'all',
        barMaxWidth: 48,
        name: line?.title ?? '',
        labelLayout: { hideOverlap: true },
        data: steps.map(({ delta }, at) => ({
          value: Math.abs(delta),
          itemStyle: { color: colorOf(at, delta), borderRadius: 2 },
          label: {
            show: figures,
            position: 'top',
            color: look.text,
            formatter: line ? shownMark(delta, line.column, line.values) : '',
          },
        })),
      },
    ],
  };
}

/** Stages in their own order, each in the middle; names stand left, figures right. */
export function funnelOption(chart: Chart, look: ChartLook, frame: Frame): ChartOption {
  const [line] = chart.series;
  const values = line?.values ?? [];
  const widest = Math.max(0, ...values.map((value) => value ?? 0));
  const first = values[0] ?? 0;
  const figures = values.map((value) => {
    if (!line || value === null) return '';
    return first > 0
      ? `${shownValue(value, line.column)}  ${((value / first) * 100).toFixed(1)}%`
      : shownValue(value, line.column);
  });
  const names = (data: readonly string[], side: 'left' | 'right') => ({
    ...placeAxis({ ...chart, horizontal: true }, look, data, true),
    position: side,
    axisLine: { show: false },
  });
  const bars = { type: 'bar', stack: 'stages', barCategoryGap: '12%' };
  return {
    grid: gridOf(frame),
    xAxis: { type: 'value', show: false, max: widest > 0 ? widest : 1 },
    yAxis: [names(chart.x.labels, 'left'), names(figures, 'right')],
    series: [
      {
        ...bars,
        silent: true,
        tooltip: { show: false },
        emphasis: { disabled: true },
        itemStyle: { color: 'transparent', decal: { symbol: 'none' } },
        data: values.map((value) => (widest - (value ?? 0)) / 2),
      },
      {
        ...bars,
        name: line?.title ?? '',
        data: values.map((value, at) => ({
          value,
          itemStyle: { color: look.palette[0] ?? look.sum, opacity: Math.max(0.45, 1 - at * 0.1), borderRadius: 2 },
        })),
      },
    ],
  };
}

/** The lower end and the height of each step; the last is the sum. */
function stepsOf(values: readonly (number | null)[]): { base: number; delta: number }[] {
  let reached = 0;
  const steps = values.map((value) => {
    const from = reached;
    reached += value ?? 0;
    return { base: Math.min(from, reached), delta: value ?? 0 };
  });
  return [...steps, { base: Math.min(0, reached), delta: reached }];
}
