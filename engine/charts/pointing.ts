import { annotationAt, type Chart, isEmptyChart } from './Chart.ts';
import { shareOf } from './gist.ts';
import { readNumber, shownValue } from './shown.ts';

/** A point of a chart: which series, and which place along x. */
export interface ChartPoint {
  series: number;
  index: number;
}

/** The same in what ECharts draws. */
export interface DrawnPoint {
  seriesIndex: number;
  dataIndex: number;
}

/** Marks whose values are left out where there are none, so that what is drawn is numbered otherwise. */
const LEAVES_OUT: ReadonlySet<Chart['mark']> = new Set(['pie', 'donut', 'scatter']);
/** Marks that are drawn upon something unseen. */
const LIFTED: ReadonlySet<Chart['mark']> = new Set(['waterfall', 'funnel']);

const isThere = (chart: Chart, series: number, index: number): boolean => {
  if ((chart.series[series]?.values[index] ?? null) === null) return false;
  return chart.mark !== 'scatter' || readNumber(chart.x.values[index]) !== null;
};

/** Where a point is drawn; undefined where nothing is. */
export function drawnPoint(chart: Chart, { series, index }: ChartPoint): DrawnPoint | undefined {
  if (LIFTED.has(chart.mark)) return { seriesIndex: 1, dataIndex: index };
  if (!LEAVES_OUT.has(chart.mark)) return { seriesIndex: series, dataIndex: index };
  if (!isThere(chart, series, index)) return undefined;
  let dataIndex = 0;
  for (let at = 0; at < index; at++) if (isThere(chart, series, at)) dataIndex++;
  return { seriesIndex: series, dataIndex };
}

/** The point that is drawn there; undefined for what stands for none: the sum of a waterfall. */
export function pointAt(chart: Chart, { seriesIndex, dataIndex }: DrawnPoint): ChartPoint | undefined {
  const series = LIFTED.has(chart.mark) ? 0 : seriesIndex;
  if (!LEAVES_OUT.has(chart.mark))
    return dataIndex < chart.x.values.length && series < chart.series.length ? { series, index: dataIndex } : undefined;
  let left = dataIndex;
  for (const index of chart.x.values.keys())
    if (isThere(chart, series, index) && left-- === 0) return { series, index };
  return undefined;
}

/** What is said of a point: of charts with a common axis, of all series at its place. */
export interface PointHint {
  head: string;
  lines: { series: number; title: string; text: string }[];
  /** What happened there. */
  foot?: string;
}

/** More lines than these hide the chart. */
const MOST_LINES = 12;
const COMMON: ReadonlySet<Chart['mark']> = new Set(['line', 'area', 'bar', 'stack', 'combo']);

export function hintOf(chart: Chart, { series, index }: ChartPoint): PointHint {
  const line = (at: number) => {
    const own = chart.series[at];
    const value = own?.values[index] ?? null;
    const share = own && (chart.mark === 'pie' || chart.mark === 'donut') ? shareOf(own, value) : null;
    const text = own ? shownValue(value, own.column) : '';
    return {
      series: at,
      title: own?.title ?? '',
      text: share === null ? text : `${text}（${(share * 100).toFixed(1)}%）`,
    };
  };
  const head =
    chart.mark === 'scatter' ? `${chart.x.title} ${chart.x.labels[index] ?? ''}` : (chart.x.labels[index] ?? '');
  if (!COMMON.has(chart.mark)) return { head, lines: [line(series)] };
  const foot = annotationAt(chart, index);
  return { head, ...(foot === '' ? {} : { foot }), lines: chart.series.slice(0, MOST_LINES).map((_, at) => line(at)) };
}

export type Step = 'next' | 'previous' | 'first' | 'last' | 'up' | 'down';

/** The point a key leads to; the first one where the keyboard has just come. */
export function walk(chart: Chart, from: ChartPoint | undefined, step: Step): ChartPoint | undefined {
  const places = chart.x.values.length;
  if (places === 0 || isEmptyChart(chart)) return undefined;
  const series = from === undefined ? 0 : Math.min(from.series, chart.series.length - 1);
  if (step === 'up' || step === 'down') return otherSeries(chart, from, series, step === 'down' ? 1 : -1);
  if (step === 'first') return found(chart, series, 0, 1) ?? from;
  if (step === 'last') return found(chart, series, places - 1, -1) ?? from;
  const by = step === 'next' ? 1 : -1;
  const begin = from === undefined ? (by > 0 ? 0 : places - 1) : Math.min(from.index, places - 1) + by;
  return found(chart, series, begin, by) ?? from;
}

function otherSeries(chart: Chart, from: ChartPoint | undefined, series: number, by: 1 | -1): ChartPoint | undefined {
  if (from === undefined) return found(chart, 0, 0, 1);
  const other = series + by;
  if (!chart.series[other]) return from;
  const index = Math.min(from.index, chart.x.values.length - 1);
  return found(chart, other, index, 1) ?? found(chart, other, index, -1) ?? from;
}

/** Gaps of a line are points one comes to, as they say something; what is not drawn at all is passed over. */
function found(chart: Chart, series: number, begin: number, by: 1 | -1): ChartPoint | undefined {
  for (let index = begin; index >= 0 && index < chart.x.values.length; index += by)
    if (!LEAVES_OUT.has(chart.mark) || isThere(chart, series, index)) return { series, index };
  return undefined;
}
