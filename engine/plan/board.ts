import type { OptionItem } from '../../schemas/generated/types.ts';
import type { PlanBase, PlanSort, ValueKind } from './base.ts';
import type { PlanChart } from './chart.ts';
import type { Measure } from './measure.ts';

export type BoardGrain = 'day' | 'week' | 'month';
export type BoardCompare = 'previous' | 'lastYear' | 'target' | 'none';

/** A dashboard: filters that its parts share, and figures, charts and tables of one model's measures. */
export interface BoardPlan extends PlanBase {
  type: 'board';
  /** Everybody may open it; what it shows still hangs on the rights of its reader. */
  open: boolean;
  /** Id of the model whose records are counted; looking at them needs the right to read it. */
  model: string;
  period?: BoardPeriod;
  filters: BoardFilter[];
  compare: BoardCompare;
  /** Seconds between two readings by itself. */
  refresh?: number;
  /** The measures its parts show, by key. */
  measures: Readonly<Record<string, BoardMeasure>>;
  /** The columns its parts are grouped by, and its filters', by key. */
  dimensions: Readonly<Record<string, BoardDimension>>;
  /** What its measures are made of, for those who want to know, by key. */
  madeOf: Readonly<Record<string, BoardDimension>>;
  parts: BoardPart[];
}

export interface BoardPeriod {
  /** Key of the date column. */
  key: string;
  title: string;
  /** Name of a period. */
  defaultValue: string;
  /** Periods end with today, or with the newest day there is. */
  until: 'today' | 'newest';
  grain: BoardGrain;
}

export interface BoardFilter {
  key: string;
  title: string;
  /** One value is always chosen; without a default the one most rows have. */
  required: boolean;
  defaultValue?: string;
}

/** A column that groups. */
export interface BoardDimension {
  key: string;
  title: string;
  kind: ValueKind;
  dictCode?: string;
  options?: OptionItem[];
}

/** A measure as it is shown and explained. */
export interface BoardMeasure
  extends Pick<
    Measure,
    | 'key'
    | 'title'
    | 'kind'
    | 'unit'
    | 'format'
    | 'precision'
    | 'better'
    | 'target'
    | 'help'
    | 'currency'
    | 'text'
    | 'file'
    | 'line'
    | 'node'
  > {
  /** Its values of several groups may be added. */
  additive: boolean;
}

export interface BoardDrill {
  /** Id of the screen. */
  screen: string;
  /** What the screen asks for ← a filter, the period's column or a dimension. */
  keys: Readonly<Record<string, string>>;
}

interface PartBase {
  /** Unique on its board. */
  id: string;
  title?: string;
  /** Of 24. */
  width: number;
  /** Keys of filters that do not reach it; `period`. */
  ignores: readonly string[];
  drill?: BoardDrill;
}

export type BoardFigurePart = PartBase & { type: 'figure'; measure: string; spark: boolean };
export type BoardChartPart = PartBase & {
  type: 'chart';
  chart: PlanChart;
  dimensions: string[];
  measures: string[];
  cross: boolean;
};
export type BoardTablePart = PartBase & {
  type: 'table';
  dimensions: string[];
  measures: string[];
  sort: PlanSort;
  top: number;
  cross: boolean;
};
/** A part that asks for figures. */
export type BoardDataPart = BoardFigurePart | BoardChartPart | BoardTablePart;

export type BoardPart =
  | BoardDataPart
  | (PartBase & { type: 'text'; text: string })
  | (PartBase & { type: 'notices' | 'shortcuts' })
  | (PartBase & { type: 'group'; parts: BoardPart[] })
  | (PartBase & { type: 'tabs'; tabs: { title: string; parts: BoardPart[] }[] });
