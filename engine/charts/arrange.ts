import type { ChartColumn, PlanChart } from '../plan/chart.ts';
import { compareTexts } from '../values/text.ts';
import { fillDates, shownDates } from './dateSteps.ts';
import { type Line, type Place, type Points, totalOf } from './points.ts';
import { clean, isAdditive, readNumber, shownLabel } from './shown.ts';

/** The places along x in the order they are drawn: numbers of `Points.places`, or -1 for a date without rows. */
export interface Arranged {
  order: number[];
  values: Place[];
  labels: string[];
  rest: number | null;
  lines: Line[];
  notes: string[];
}

/** More series than these nobody tells apart. */
export const MOST_SERIES = 10;
const MOST_HEAT_ROWS = 60;

/** More places than these are not drawn by marks that need room for each. */
const MOST_PLACES = { pie: 12, funnel: 20, text: 500, bar: 2000, line: 1_000_000 };

/** Orders the places, fills in missing dates, and keeps what can be told apart. */
export function arrange(plan: PlanChart, column: ChartColumn | undefined, points: Points): Arranged {
  const notes: string[] = [];
  const kind = column?.kind ?? 'text';
  const lines = limitSeries(plan, kind, points.lines, notes);
  const sorted = ordered(plan, column, points, lines);
  const kept = limitPlaces(plan, kind, points, lines, sorted, notes);
  const values: Place[] = kept.order.map((at) => points.places[at] ?? null);
  if (kept.rest !== undefined) {
    const at = points.places.length;
    for (const line of lines) if (kept.rest.has(line)) line.values.set(at, kept.rest.get(line) ?? 0);
    return {
      order: [...kept.order, at],
      values: [...values, null],
      rest: values.length,
      lines,
      notes,
      labels: [...labelsOf(values, column), ''],
    };
  }
  const dates = kind === 'date' && !plan.sort?.endsWith('value') ? datesOf(values) : undefined;
  if (dates === undefined)
    return { order: kept.order, values, labels: labelsOf(values, column), rest: null, lines, notes };
  return { ...withMissingDates(kept.order, values, dates, column), rest: null, lines, notes };
}

const isContinuous = (kind: ChartColumn['kind']) => kind !== 'text';

function limitSeries(plan: PlanChart, kind: ChartColumn['kind'], lines: Line[], notes: string[]): Line[] {
  if (plan.series === undefined) return lines;
  if (plan.mark === 'heatmap') return cutSeries(lines, MOST_HEAT_ROWS, notes);
  const most = plan.top !== undefined && isContinuous(kind) ? plan.top + 1 : MOST_SERIES;
  if (lines.length <= most) return lines;
  const largest = new Set(lines.toSorted((left, right) => totalOf(right) - totalOf(left)).slice(0, most - 1));
  const own = lines.filter((line) => largest.has(line));
  const others = lines.filter((line) => !largest.has(line));
  const [first] = others;
  if (first && plan.mark !== 'scatter' && !isAdditive(first.column)) return cutSeries(lines, most, notes);
  return first ? [...own, merged(first, others)] : own;
}

function cutSeries(lines: Line[], most: number, notes: string[]): Line[] {
  if (lines.length > most) notes.push(`共 ${lines.length} 个系列，只画前 ${most} 个`);
  return lines.slice(0, most);
}

function merged(first: Line, others: readonly Line[]): Line {
  const values = new Map<number, number>();
  for (const line of others)
    for (const [at, value] of line.values) values.set(at, clean((values.get(at) ?? 0) + value));
  return { value: first.value, column: first.column, rest: true, values };
}

function ordered(plan: PlanChart, column: ChartColumn | undefined, points: Points, lines: readonly Line[]): number[] {
  const order = points.places.map((_, at) => at);
  const sort = plan.sort ?? naturalSort(plan, column?.kind ?? 'text');
  if (sort === undefined) return order;
  if (sort === 'x') return order.sort((left, right) => comparePlaces(points.places, column, left, right));
  const weights = order.map((at) => weightOf(lines, at));
  const sign = sort === 'value' ? 1 : -1;
  return order.sort((left, right) => compareWeights(weights[left], weights[right], sign) || left - right);
}

/** Slices are read from the largest on; stages of a funnel and steps of a waterfall have an order of their own. */
function naturalSort(plan: PlanChart, kind: ChartColumn['kind']): PlanChart['sort'] {
  if (plan.mark === 'pie' || plan.mark === 'donut') return '-value';
  return isContinuous(kind) || plan.mark === 'scatter' ? 'x' : undefined;
}

function comparePlaces(places: readonly Place[], column: ChartColumn | undefined, left: number, right: number): number {
  const [first, second] = [places[left] ?? null, places[right] ?? null];
  if (first === null || second === null) return first === second ? 0 : first === null ? 1 : -1;
  const [one, other] = [readNumber(first), readNumber(second)];
  if (one !== null && other !== null) return one - other;
  if (column?.kind === 'date') return first < second ? -1 : first > second ? 1 : 0;
  const label = (place: Place) => (column ? shownLabel(place, column) : String(place));
  return compareTexts(label(first), label(second));
}

/** What is not there comes last whichever way it is sorted. */
function compareWeights(left: number | undefined, right: number | undefined, sign: 1 | -1): number {
  if (left === undefined || right === undefined) return left === right ? 0 : left === undefined ? 1 : -1;
  return sign * (left - right);
}

/** The sum of what may be summed; else what the first series says. */
function weightOf(lines: readonly Line[], at: number): number | undefined {
  const [first] = lines;
  if (first && !isAdditive(first.column)) return first.values.get(at);
  let weight: number | undefined;
  for (const line of lines) {
    const value = isAdditive(line.column) ? line.values.get(at) : undefined;
    if (value !== undefined) weight = (weight ?? 0) + value;
  }
  return weight;
}

interface Kept {
  order: number[];
  /** What the places left out come to, by series. */
  rest?: Map<Line, number>;
}

function limitPlaces(
  plan: PlanChart,
  kind: ChartColumn['kind'],
  points: Points,
  lines: readonly Line[],
  order: number[],
  notes: string[],
): Kept {
  if (plan.mark === 'scatter' || plan.mark === 'gauge') return { order };
  const most = mostPlaces(plan, kind);
  const wanted = plan.top !== undefined && !isContinuous(kind) ? Math.min(plan.top, most) : most;
  if (order.length <= wanted) return { order };
  const sums = lines.every(({ column }) => isAdditive(column)) && (plan.top !== undefined || isRound(plan));
  if (!sums) return { order: cutPlaces(order, wanted, kind, notes) };
  const largest = order
    .toSorted((left, right) => compareWeights(weightOf(lines, left), weightOf(lines, right), -1))
    .slice(0, isRound(plan) && plan.top === undefined ? wanted - 1 : wanted);
  const own = new Set(largest);
  return {
    order: plan.sort === undefined ? largest : order.filter((at) => own.has(at)),
    rest: restOf(points, lines, own),
  };
}

const isRound = ({ mark }: PlanChart) => mark === 'pie' || mark === 'donut';

function mostPlaces(plan: PlanChart, kind: ChartColumn['kind']): number {
  if (isRound(plan)) return MOST_PLACES.pie;
  if (plan.mark === 'funnel') return MOST_PLACES.funnel;
  if (!isContinuous(kind)) return MOST_PLACES.text;
  return plan.mark === 'line' || plan.mark === 'area' ? MOST_PLACES.line : MOST_PLACES.bar;
}

/** Of dates the last are kept: what is new is what is looked for. */
function cutPlaces(order: readonly number[], most: number, kind: ChartColumn['kind'], notes: string[]): number[] {
  const last = kind === 'date';
  notes.push(`共 ${order.length} 项，只画${last ? '最后' : '前'} ${most} 项`);
  return last ? order.slice(-most) : order.slice(0, most);
}

function restOf(points: Points, lines: readonly Line[], own: ReadonlySet<number>): Map<Line, number> {
  const rest = new Map<Line, number>();
  for (const line of lines)
    for (const [at, value] of line.values)
      if (at < points.places.length && !own.has(at)) rest.set(line, clean((rest.get(line) ?? 0) + value));
  return rest;
}

function labelsOf(values: readonly Place[], column: ChartColumn | undefined): string[] {
  const texts = column ? values.map((value) => shownLabel(value, column)) : values.map(() => '');
  return column?.kind === 'date' ? shownDates(texts) : texts;
}

/** Texts of dates, sorted; undefined when one is missing. */
function datesOf(values: readonly Place[]): string[] | undefined {
  const texts = values.filter((value) => value !== null).map(String);
  return texts.length === values.length ? shownDates(texts) : undefined;
}

function withMissingDates(
  order: readonly number[],
  values: readonly Place[],
  dates: readonly string[],
  column: ChartColumn | undefined,
): Pick<Arranged, 'order' | 'values' | 'labels'> {
  const filled = new Set(dates).size === dates.length ? fillDates(dates) : null;
  if (filled === null) return { order: [...order], values: [...values], labels: labelsOf(values, column) };
  const known = new Map(dates.map((date, at) => [date, at]));
  const ats = filled.map((date) => known.get(date));
  return {
    order: ats.map((at) => (at === undefined ? -1 : (order[at] ?? -1))),
    values: ats.map((at, place) => (at === undefined ? (filled[place] ?? null) : (values[at] ?? null))),
    labels: filled,
  };
}
