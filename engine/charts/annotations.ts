import type { PlanChart } from '../plan/chart.ts';
import type { ChartAnnotation, ChartAxis } from './Chart.ts';
import { placeOfDay } from './dateSteps.ts';
import { readPlace } from './points.ts';

/** What is marked along x, by place: written days in their day, week or month, and texts of rows where the rows are. */
export function annotationsOf(
  plan: PlanChart,
  rows: readonly Record<string, unknown>[],
  { key, values, labels }: Pick<ChartAxis, 'key' | 'values' | 'labels'>,
): ChartAnnotation[] {
  const texts = new Map<number, Set<string>>();
  const mark = (at: number | undefined, text: string) => {
    if (at !== undefined && text !== '') texts.set(at, (texts.get(at) ?? new Set()).add(text));
  };
  const places = new Map(values.map((value, at) => [value, at]));
  for (const { date, title = '', key: column } of plan.annotations ?? []) {
    if (date !== undefined) mark(placeOfDay(labels, date), title);
    if (column === undefined) continue;
    for (const row of rows) mark(places.get(readPlace(row[key])), String(row[column] ?? '').trim());
  }
  return [...texts].sort(([one], [other]) => one - other).map(([at, said]) => ({ at, text: [...said].join('；') }));
}
