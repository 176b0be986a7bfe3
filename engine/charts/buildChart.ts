import type { ChartColumn, PlanChart } from '../plan/chart.ts';
import { annotationsOf } from './annotations.ts';
import { type Arranged, arrange } from './arrange.ts';
import type { Chart, ChartReference, ChartSeries, SeriesMark } from './Chart.ts';
import { gatherPoints, type Line, type Points } from './points.ts';
import { isAdditive, REST, readNumber, shownLabel } from './shown.ts';

/** More points than these of a scatter lie on top of each other. */
const MOST_SCATTERED = 50_000;

type Columns = ReadonlyMap<string, ChartColumn>;

/**
 * A chart of rows. Whatever the rows are it answers a chart; what could not be drawn as declared stands in its notes.
 * Rows of one place and series are summed where their values may be summed; else the first counts.
 */
export function buildChart(
  plan: PlanChart,
  columns: readonly ChartColumn[],
  rows: readonly Record<string, unknown>[],
): Chart {
  const known: Columns = new Map(columns.map((column) => [column.key, withNames(plan, column, rows)]));
  const notes: string[] = [];
  const points = gatherPoints(plan, known, thinned(plan, rows, notes), plan.mark === 'scatter' ? 'rows' : 'places');
  if (points.repeated > 0) notes.push(`有 ${points.repeated} 行与别的行在同一处，数值不能相加，只画了每处的第一行`);
  const drawn = whollyPositive(plan, known, points, notes);
  const x = plan.x === undefined ? undefined : known.get(plan.x);
  const arranged = arrange(allowedTop(plan, drawn, notes), x, drawn);
  const axis = {
    key: plan.x ?? '',
    title: x?.title ?? '',
    kind: x?.kind ?? 'text',
    column: x ?? null,
    values: arranged.values,
    labels: arranged.labels.map((label, at) => (at === arranged.rest ? REST : label)),
    rest: arranged.rest,
  };
  return {
    mark: plan.mark,
    title: plan.title ?? plan.y.map((value) => value.title ?? known.get(value.key)?.title ?? value.key).join('、'),
    x: axis,
    series: arranged.lines.map((line, at) => seriesOf(plan, known, arranged, line, at)),
    horizontal: plan.horizontal === true && (plan.mark === 'bar' || plan.mark === 'stack'),
    references: referencesOf(plan, known, rows),
    annotations: annotationsOf(plan, rows, axis),
    target: targetOf(plan.target, rows),
    height: plan.height ?? null,
    notes: [...notes, ...arranged.notes],
  };
}

/** Users, departments and the like bring their names with the rows, as `<key>_dictText`. */
function withNames(plan: PlanChart, column: ChartColumn, rows: readonly Record<string, unknown>[]): ChartColumn {
  if (column.key !== plan.x && column.key !== plan.series) return column;
  const texts: Record<string, string> = {};
  for (const row of rows) {
    const text = row[`${column.key}_dictText`];
    if (typeof text === 'string' && text !== '') texts[String(row[column.key])] = text;
  }
  return Object.keys(texts).length === 0 ? column : { ...column, texts: { ...texts, ...column.texts } };
}

function thinned(
  plan: PlanChart,
  rows: readonly Record<string, unknown>[],
  notes: string[],
): readonly Record<string, unknown>[] {
  if (plan.mark !== 'scatter' || rows.length <= MOST_SCATTERED) return rows;
  notes.push(`共 ${rows.length} 点，均匀地画了 ${MOST_SCATTERED} 点`);
  const step = rows.length / MOST_SCATTERED;
  return Array.from({ length: MOST_SCATTERED }, (_, at) => rows[Math.floor(at * step)] ?? {});
}

const WHOLES: ReadonlySet<PlanChart['mark']> = new Set(['pie', 'donut', 'funnel']);

/** A part of a whole cannot be negative: it is left out, and said. */
function whollyPositive(plan: PlanChart, columns: Columns, points: Points, notes: string[]): Points {
  if (!WHOLES.has(plan.mark)) return points;
  const negative = new Set<number>();
  for (const line of points.lines) for (const [at, value] of line.values) if (value < 0) negative.add(at);
  if (negative.size === 0) return points;
  const x = plan.x === undefined ? undefined : columns.get(plan.x);
  const names = [...negative].slice(0, 5).map((at) => (x ? shownLabel(points.places[at] ?? null, x) : ''));
  const more = negative.size > names.length ? '等' : '';
  notes.push(`有 ${negative.size} 项是负数，不能画成整体的一部分：${names.join('、')}${more}`);
  const kept = points.places.map((_, at) => at).filter((at) => !negative.has(at));
  const places = new Map(kept.map((at, index) => [at, index]));
  const lines = points.lines.map((line) => ({ ...line, values: moved(line.values, places) }));
  return { ...points, places: kept.map((at) => points.places[at] ?? null), lines };
}

function moved(values: ReadonlyMap<number, number>, places: ReadonlyMap<number, number>): Map<number, number> {
  const result = new Map<number, number>();
  for (const [at, value] of values) {
    const place = places.get(at);
    if (place !== undefined) result.set(place, value);
  }
  return result;
}

/** The compiler refuses it; whoever builds a plan by hand is told. */
function allowedTop(plan: PlanChart, points: Points, notes: string[]): PlanChart {
  if (plan.top === undefined || points.lines.every(({ column }) => isAdditive(column))) return plan;
  notes.push(`数值不能相加，没有合成「${REST}」`);
  const { top: _, ...rest } = plan;
  return rest;
}

function seriesOf(plan: PlanChart, columns: Columns, arranged: Arranged, line: Line, at: number): ChartSeries {
  const { value, column, split, rest, values } = line;
  const splitting = plan.series === undefined ? undefined : columns.get(plan.series);
  const own = value.title ?? column.title;
  const named = splitting && split !== undefined ? shownLabel(split, splitting) : own;
  return {
    key: value.key,
    title: rest ? REST : named,
    mark: markOf(plan, line, at),
    axis: value.axis === 'right' ? 1 : 0,
    values: arranged.order.map((place) => values.get(place) ?? null),
    column: value.title === undefined ? column : { ...column, title: value.title },
    ...(split === undefined ? {} : { split }),
    ...(rest ? { rest } : {}),
  };
}

const MARKS: Readonly<Record<PlanChart['mark'], SeriesMark>> = {
  line: 'line',
  area: 'area',
  bar: 'bar',
  stack: 'bar',
  combo: 'bar',
  pie: 'pie',
  donut: 'pie',
  scatter: 'scatter',
  funnel: 'bar',
  heatmap: 'bar',
  gauge: 'pie',
  waterfall: 'bar',
};

function markOf(plan: PlanChart, { value }: Line, at: number): SeriesMark {
  if (plan.mark !== 'combo') return MARKS[plan.mark];
  return value.mark ?? (at === 0 ? 'bar' : 'line');
}

function referencesOf(plan: PlanChart, columns: Columns, rows: readonly Record<string, unknown>[]): ChartReference[] {
  return (plan.references ?? []).flatMap(({ value, key, title }) => {
    const found = key === undefined ? (value ?? null) : firstOf(key, rows);
    const named = title ?? (key === undefined ? '' : (columns.get(key)?.title ?? key));
    return found === null ? [] : [{ value: found, title: named }];
  });
}

function targetOf(target: PlanChart['target'], rows: readonly Record<string, unknown>[]): number | null {
  return typeof target === 'string' ? firstOf(target, rows) : (target ?? null);
}

function firstOf(key: string, rows: readonly Record<string, unknown>[]): number | null {
  for (const row of rows) {
    const value = readNumber(row[key]);
    if (value !== null) return value;
  }
  return null;
}
