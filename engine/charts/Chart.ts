import type { ChartColumn, ChartMark } from '../plan/chart.ts';

/** A chart with its values, ready to be drawn, told in words or shown as a table. Plain JSON. */
export interface Chart {
  mark: ChartMark;
  title: string;
  x: ChartAxis;
  series: ChartSeries[];
  horizontal: boolean;
  references: ChartReference[];
  /** What happened along x, in its order. */
  annotations: ChartAnnotation[];
  /** Of a gauge the full scale, else a line. */
  target: number | null;
  height: number | null;
  /** What is not drawn, or not drawn as it was declared, and why. Sentences for people. */
  notes: string[];
}

export interface ChartAxis {
  key: string;
  title: string;
  kind: ChartColumn['kind'];
  /** null where nothing is drawn along x. */
  column: ChartColumn | null;
  /** Of the rows; empty is null, and so is what stands for the rest. */
  values: (string | number | null)[];
  /** As people read them. */
  labels: string[];
  /** Place of what stands for the rest, summed. */
  rest: number | null;
}

export interface ChartSeries {
  /** Of the column its values come from. */
  key: string;
  title: string;
  mark: SeriesMark;
  axis: 0 | 1;
  /** One for each place along x; where there is none, null. */
  values: (number | null)[];
  column: ChartColumn;
  /** The value that makes the series, where a column splits them; undefined where none does or for the rest. */
  split?: string | number | null;
  /** Stands for the series that are not drawn. */
  rest?: boolean;
}

export type SeriesMark = 'line' | 'area' | 'bar' | 'pie' | 'scatter';

export interface ChartReference {
  value: number;
  title: string;
}

/** What happened at a place along x. */
export interface ChartAnnotation {
  at: number;
  text: string;
}

/** What is marked at a place; empty: nothing. */
export function annotationAt({ annotations }: Pick<Chart, 'annotations'>, at: number): string {
  return annotations.find((each) => each.at === at)?.text ?? '';
}

/** Whether no place of it has a value. */
export function isEmptyChart(chart: Chart): boolean {
  return chart.series.every(({ values }) => values.every((value) => value === null));
}
