import type { ChartDeclaration } from '../../../../schemas/generated/types.ts';
import { planChart } from '../../../charts/checkChart.ts';
import type { ChartColumn, PlanChartValue } from '../../../plan/chart.ts';
import { sentences } from '../../../problems.ts';
import type { Sentence } from '../../../sentence.ts';
import type { Path } from '../../places.ts';
import { isShare } from './shares.ts';

interface Unreadable {
  path: Path;
  sentence: Sentence;
}

/** What is drawn and hardly to be read: a figure along the axis of names, a share that amounts on its axis press flat. */
export function unreadable(chart: ChartDeclaration, columns: readonly ChartColumn[]): Unreadable[] {
  const known = new Map(columns.map((column) => [column.key, column]));
  return [...figureAlong(chart, known), ...flatShare(chart, known)];
}

type Known = ReadonlyMap<string, ChartColumn>;

function figureAlong({ mark, x = '' }: ChartDeclaration, known: Known): Unreadable[] {
  const along = mark === 'scatter' ? undefined : known.get(x);
  if (along?.kind !== 'number' || (!isShare(along) && (along.precision ?? 0) === 0)) return [];
  const message = `「${along.title}」是有小数的数，几乎每行一个，排不成横轴`;
  return [{ path: ['x'], sentence: sentences['chart-odd'](message, x, '请换成名称或日期的列，或改用 scatter') }];
}

/** Marks whose values may have either axis. */
const TWO_AXES: ReadonlySet<string> = new Set(['line', 'area', 'bar', 'combo']);

function flatShare(chart: ChartDeclaration, known: Known): Unreadable[] {
  const { mark, y } = planChart(chart);
  const isFlat = ({ key }: PlanChartValue) => isShare(known.get(key) ?? {});
  const axisOf = ({ axis = 'left' }: PlanChartValue) => axis;
  const amounts = y.filter((value) => known.get(value.key)?.kind === 'number' && !isFlat(value)).map(axisOf);
  const at = TWO_AXES.has(mark) ? y.findIndex((value) => isFlat(value) && amounts.includes(axisOf(value))) : -1;
  const key = y[at]?.key;
  if (key === undefined) return [];
  const message = `「${known.get(key)?.title}」是百分比，与别的数共用一个轴，只看得到一条平线`;
  const path = ['y', at, ...(typeof chart.y[at] === 'string' ? [] : ['key'])];
  return [{ path, sentence: sentences['chart-odd'](message, key, `请写成 { "key": "${key}", "axis": "right" }`) }];
}
