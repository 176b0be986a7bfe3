import type { ChartDeclaration } from '../../schemas/generated/types.ts';

export type ChartMark = ChartDeclaration['mark'];

/** A chart as the compiler hands it on: short forms written out, keys known to exist. */
export interface PlanChart {
  mark: ChartMark;
  title?: string;
  /** Key of the column along which is drawn; a gauge has none. */
  x?: string;
  y: PlanChartValue[];
  /** Key of the column whose values are the series. */
  series?: string;
  /** By the column along which is drawn, by value rising or falling. */
  sort?: 'x' | 'value' | '-value';
  /** So many of the largest are drawn; the rest is one, summed. */
  top?: number;
  horizontal?: boolean;
  references?: PlanChartReference[];
  annotations?: PlanChartAnnotation[];
  /** A number, or the key of a column. */
  target?: number | string;
  /** In pixels. */
  height?: number;
}

export interface PlanChartValue {
  key: string;
  title?: string;
  mark?: 'line' | 'area' | 'bar';
  axis?: 'left' | 'right';
}

export interface PlanChartReference {
  value?: number;
  /** Of the column whose first value it is. */
  key?: string;
  title?: string;
}

/** What happened on a day, written as `YYYY-MM-DD`; or the column whose texts say what happened where they stand. */
export interface PlanChartAnnotation {
  date?: string;
  title?: string;
  key?: string;
}

/** What a chart has to know of a column: of a report, a measure or a dimension. */
export interface ChartColumn {
  key: string;
  title: string;
  kind: 'text' | 'number' | 'date';
  format?: 'plain' | 'percent';
  /** Digits after the point. */
  precision?: number;
  /** `¥`, `件`. */
  unit?: string;
  /** Texts of codes. */
  texts?: Readonly<Record<string, string>>;
  /** Whether values may be summed; unless it is said, whatever is no percentage may. */
  additive?: boolean;
}
