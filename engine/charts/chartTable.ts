import type { ChartColumn } from '../plan/chart.ts';
import { annotationAt, type Chart } from './Chart.ts';
import { shownValue } from './shown.ts';

export interface ChartTable {
  columns: { title: string; align: 'left' | 'right' }[];
  /** Texts as people read them, a row for each place along x. */
  rows: string[][];
  /** The same as values: numbers stay numbers. */
  values: (string | number | null)[][];
}

/** What the column of annotations is called. */
export const ANNOTATED = '标注';

/** The chart's points as a table: a row for each place along x, a column for each series, and one for what happened. */
export function chartTable(chart: Chart): ChartTable {
  const plain = chart.x.key === '';
  const labels = plain ? [] : [{ title: chart.x.title, align: 'left' as const }];
  const places = chart.x.values.map((_, at) => at);
  const annotated = chart.annotations.length > 0;
  const happened = (at: number) => (annotated ? [annotationAt(chart, at)] : []);
  const heads = (at: number) => (plain ? [] : [chart.x.labels[at] ?? '']);
  return {
    columns: [
      ...labels,
      ...chart.series.map(({ title }) => ({ title, align: 'right' as const })),
      ...(annotated ? [{ title: ANNOTATED, align: 'left' as const }] : []),
    ],
    rows: places.map((at) => [
      ...heads(at),
      ...chart.series.map((line) => shownIn(line.column, line.values[at] ?? null)),
      ...happened(at),
    ]),
    values: places.map((at) => [...heads(at), ...chart.series.map((line) => line.values[at] ?? null), ...happened(at)]),
  };
}

const shownIn = (column: ChartColumn, value: number | null) => (value === null ? '' : shownValue(value, column));
