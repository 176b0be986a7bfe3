import type { Chart, ChartSeries } from '../Chart.ts';
import type { ChartLook, Part } from '../ChartLook.ts';
import { areDates } from '../dateSteps.ts';
import { clean } from '../shown.ts';
import { beginning, widthOf } from './textWidth.ts';

/** Where the plane lies; labels of axes are inside it. */
export interface Frame {
  top: number;
  bottom: number;
  left: number;
  right: number;
}

export function gridOf({ top, bottom, left, right }: Frame): Part {
  return { top, bottom, left, right, outerBoundsMode: 'same', outerBoundsContain: 'axisLabel' };
}

const NARROWEST_LABEL = 40;
/** Where not every name has that, px for those that are written. */
const LABEL = 72;
const GAP = 8;
const FLAT_LABEL = 140;
/** Few names may take a second line. */
const WRAPPED = 12;
/** As many lines a name takes at most that would be like another once it is cut. */
const MOST_LINES = 3;

/** Whether names begin so much alike that what is left of them at this width names several, and have room below. */
function needLines(labels: readonly string[], width: number): boolean {
  const known = new Set(labels);
  const left = new Set([...known].map((label) => beginning(label, width)));
  return left.size < known.size && Math.max(...labels.map(widthOf)) <= width * MOST_LINES;
}

/** The axis of names or dates. */
export function placeAxis(chart: Chart, look: ChartLook, labels: readonly string[], between: boolean): Part {
  const flat = chart.horizontal;
  const names = chart.x.kind === 'text' && !areDates(labels);
  const each = look.width / Math.max(1, labels.length);
  // Every so many-th name is written.
  const step = each - GAP < NARROWEST_LABEL ? Math.ceil((LABEL + GAP) / each) : 1;
  const width = flat ? FLAT_LABEL : each * step - GAP;
  const cut = flat || (labels.length > WRAPPED && !needLines(labels, width));
  return {
    type: 'category',
    data: labels,
    boundaryGap: between,
    ...(flat ? { inverse: true } : {}),
    axisTick: { show: false },
    axisLine: { lineStyle: { color: look.axis } },
    axisLabel: {
      color: look.secondary,
      fontSize: 12,
      hideOverlap: true,
      // Names are told apart by their beginnings, most of them; dates are only useful whole.
      ...(names || flat ? { width, overflow: cut ? 'truncate' : 'break' } : {}),
      ...(names && (step === 1 || !flat) ? { interval: step - 1 } : {}),
    },
  };
}

/** The axis of numbers; two of them when a series wants the right one. */
export function valueAxes(chart: Chart, look: ChartLook): Part[] {
  const sides = chart.series.some(({ axis }) => axis === 1) ? ([0, 1] as const) : ([0] as const);
  return sides.map((side) => valueAxis(chart, look, side, sides.length > 1));
}

function valueAxis(chart: Chart, look: ChartLook, side: 0 | 1, named: boolean): Part {
  const own = chart.series.filter(({ axis }) => axis === side);
  const [first] = own;
  const several = new Set(own.map(({ key }) => key)).size > 1;
  return {
    type: 'value',
    ...boundsOf(chart, own, side),
    ...(named && first && !several ? { name: first.column.title, nameTextStyle: nameStyle(look, side) } : {}),
    axisLabel: { color: look.secondary, fontSize: 12, hideOverlap: true },
    // One set of lines is enough for two axes.
    splitLine: { show: side === 0, lineStyle: { color: look.line } },
    axisLine: { show: false },
    axisTick: { show: false },
  };
}

const nameStyle = (look: ChartLook, side: 0 | 1): Part => ({
  color: look.secondary,
  fontSize: 12,
  align: side === 0 ? 'left' : 'right',
});

/** Room for lines beyond the values; lines alone need not begin at zero when all they do happens far above it. */
function boundsOf(chart: Chart, own: readonly ChartSeries[], side: 0 | 1): Part {
  const marks = side === 0 ? linesOf(chart).map(({ value }) => value) : [];
  const [low, high] = extentOf(chart, own);
  const beyond = {
    ...(marks.some((mark) => mark > high) ? { max: niceAbove(Math.max(...marks, high)) } : {}),
    ...(marks.some((mark) => mark < Math.min(0, low)) ? { min: -niceAbove(-Math.min(...marks, low)) } : {}),
  };
  const lines = own.every(({ mark }) => mark === 'line' || mark === 'scatter');
  const far = low > 0 && low > high / 2 && marks.every((mark) => mark > high / 2);
  return { ...beyond, ...(lines && far ? { scale: true } : {}) };
}

function extentOf(chart: Chart, own: readonly ChartSeries[]): [number, number] {
  let [low, high] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
  const see = (value: number) => {
    if (value < low) low = value;
    if (value > high) high = value;
  };
  if (chart.mark === 'stack') {
    for (const at of chart.x.values.keys()) see(own.reduce((sum, { values }) => sum + Math.max(0, values[at] ?? 0), 0));
  }
  for (const { values } of own) for (const value of values) if (value !== null) see(value);
  return low > high ? [0, 0] : [low, high];
}

/** The next of 1, 1.2, 1.5, 2, 2.5 … times a power of ten. */
function niceAbove(value: number): number {
  const power = 10 ** Math.floor(Math.log10(value));
  const step = [1, 1.2, 1.5, 2, 2.5, 3, 4, 5, 6, 8, 10].find((each) => each * power >= value * 1.02) ?? 12;
  return clean(step * power);
}

/** References and the target, as lines across the plane. */
export function linesOf(chart: Chart): { value: number; title: string; target: boolean }[] {
  const references = chart.references.map((reference) => ({ ...reference, target: false }));
  const target =
    chart.target === null || chart.mark === 'gauge' ? [] : [{ value: chart.target, title: '目标', target: true }];
  return [...references, ...target];
}
