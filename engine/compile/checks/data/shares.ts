import { planChart } from '../../../charts/checkChart.ts';
import type { ChartColumn, PlanChart } from '../../../plan/chart.ts';
import { sentences } from '../../../problems.ts';
import type { Sentence } from '../../../sentence.ts';
import type { Path } from '../../places.ts';

/** Whether a number column is a share of one, shown in percent. */
export const isShare = (column: object): boolean => 'format' in column && column.format === 'percent';

/** What is told of a number that stands for a share and is above the whole. */
export function aboveWhole(what: string, value: number): Sentence | undefined {
  return Math.abs(value) > 1 ? sentences['percent-scale'](what, value) : undefined;
}

/** Lines and targets of a chart that draws shares alone are shares themselves. */
export function chartShares(
  chart: Parameters<typeof planChart>[0],
  columns: readonly ChartColumn[],
): { path: Path; sentence: Sentence }[] {
  const { y, references = [], target }: PlanChart = planChart(chart);
  const drawn = y.map(({ key }) => columns.find((column) => column.key === key));
  // With another number beside it a line may be of that one.
  if (!drawn.every((column) => column?.format === 'percent')) return [];
  const lines: [string, number | undefined, Path][] = [
    ...references.map(({ value }, at): [string, number | undefined, Path] => [
      '参考线',
      value,
      ['references', at, 'value'],
    ]),
    ['目标', typeof target === 'number' ? target : undefined, ['target']],
  ];
  return lines.flatMap(([what, value, path]) => {
    const sentence = value === undefined ? undefined : aboveWhole(what, value);
    return sentence === undefined ? [] : [{ path, sentence }];
  });
}
