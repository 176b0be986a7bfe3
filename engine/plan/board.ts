import type { CellType, OptionItem } from '../../schemas/generated/types.ts';
import type { PlanBase, PlanSort, ValueKind } from './base.ts';
import type { PlanChart } from './chart.ts';
import type { Measure } from './measure.ts';

export type BoardGrain = 'day' | 'week' | 'month';
export type BoardCompare = 'previous' | 'lastYear' | 'target' | 'none';

/** What a model or a report lends to the parts that count its rows; looking at them needs the right to read it. */
export interface BoardSource {
  /** Id of the report; absent: it is a model. */
  report?: string;
  /** The measures its parts show, by key. */
  measures: Readonly<Record<string, BoardMeasure>>;
  /** The columns its parts are grouped and narrowed by, by key. */
  dimensions: Readonly<Record<string, BoardDimension>>;
  /** What its measures are made of, for those who want to know, by key. */
  madeOf: Readonly<Record<string, BoardDimension>>;
}

/** A dashboard: filters that its parts share, and figures, charts and tables of the measures of models. */
export interface BoardPlan extends PlanBase {
  type: 'board';
  /** Everybody may open it; what it shows still hangs on the rights of its reader. */
  open: boolean;
  /** Id of the model that the filters and the period are columns of. */
  model: string;
  period?: BoardPeriod;
  filters: BoardFilter[];
  compare: BoardCompare;
  /** Seconds between two readings by itself. */
  refresh?: number;
  /** By the id of a model, the board's own always among them, or `report:` and the id of a report. */
  sources: Readonly<Record<string, BoardSource>>;
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
  /** The cell type by which its values stand for records of the system, people say: an answer brings their names. */
  names?: CellType;
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

/** Of a part that asks for figures. */
interface Counting extends PartBase {
  /** Key of what it counts among the board's sources. */
  source: string;
  /** Key of the column that says the day of a record; absent: no period reaches it. */
  date?: string;
  /** Of another model than the board's, or a report: the column that a filter of the board narrows, by its key. */
  reach?: Readonly<Record<string, string>>;
  /** Of a report: the filter, or `period`, that gives a parameter its value, by the parameter's key. */
  params?: Readonly<Record<string, string>>;
}

export type BoardFigurePart = Counting & { type: 'figure'; measure: string; spark: boolean };
export type BoardChartPart = Counting & {
  type: 'chart';
  chart: PlanChart;
  dimensions: string[];
  measures: string[];
  cross: boolean;
};
export type BoardTablePart = Counting & {
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
