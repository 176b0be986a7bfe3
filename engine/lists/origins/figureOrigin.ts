import { ENDPOINTS, pathTo } from '../../api/endpoints.ts';
import type { PlanColumn, ReportPlan } from '../../plan/Plan.ts';
import type { Row } from '../../plan/record.ts';
import type { ListState } from '../listState.ts';
import { groupRowOf, subtotalLevel } from '../reportRows.ts';
import { type ListRequest, pageRequest } from '../requests.ts';

/** Which figure of a report: of one row, of the page, of all rows, of a group, or of a cell of a cross table. */
export type FigurePlace = 'row' | 'page' | 'total' | 'group' | 'cell';

/** Where a figure of a report comes from. */
export interface FigureOrigin {
  /** How it is made, in words and as it is written. */
  words: string;
  text: string;
  /** Where that is written; lines from 1. Absent: nowhere. */
  file?: string;
  line?: number;
  /** When the rows were read, ISO. */
  at: string;
  /** What is shown of the rows behind it: what it is made of first. */
  columns: readonly { key: string; title: string; kind: PlanColumn['kind']; dictCode?: string }[];
  records: readonly Row[];
  total: number;
}

/** A figure as it is pointed at. */
export interface PointedFigure {
  /** Key of the output column. */
  column: string;
  title: string;
  place: FigurePlace;
  /** Values that name its row, its group or its cell, by the keys of their columns. */
  group: Readonly<Record<string, unknown>>;
  value: unknown;
}

/** Rows behind a figure that are listed first. */
const FIRST = 20;

/** What stands at a column of a drawn row; undefined: nothing to ask about. `line`: the label of a line of totals. */
export function pointedFigure(
  plan: Pick<ReportPlan, 'columns'>,
  column: PlanColumn,
  row: Row,
  line?: { page: boolean },
): PointedFigure | undefined {
  const value = row[column.key];
  if (value === null || value === undefined || value === '') return undefined;
  const { across } = column;
  const base = { column: across?.measure ?? column.key, title: titleOf(plan, column), value };
  const crossed = across?.key === undefined ? {} : { [across.key]: across.value ?? null };
  if (line) return { ...base, place: across ? 'cell' : line.page ? 'page' : 'total', group: crossed };
  if (across)
    return { ...base, place: 'cell', group: { ...valuesOf(plan, row, ({ pivot }) => pivot === 'row'), ...crossed } };
  if (column.pivot !== undefined) return undefined;
  const level = subtotalLevel(row);
  if (level === undefined) return { ...base, place: 'row', group: valuesOf(plan, row, isNaming) };
  return { ...base, place: 'group', group: groupOf(plan, row, level) };
}

/** A list of numbers is too long to name a row by. */
const isNaming = (column: PlanColumn): boolean => !('look' in column && column.look === 'spark');

function titleOf({ columns }: Pick<ReportPlan, 'columns'>, { key, across, title }: PlanColumn): string {
  return across === undefined ? title : (columns.find((each) => each.key === across.measure)?.title ?? key);
}

function valuesOf({ columns }: Pick<ReportPlan, 'columns'>, row: Row, fits: (column: PlanColumn) => boolean): Row {
  return Object.fromEntries(columns.filter(fits).map(({ key }) => [key, row[key] ?? null]));
}

/** A line of sub-totals carries the values of all its groups. */
function groupOf({ columns }: Pick<ReportPlan, 'columns'>, row: Row, level: number): Row {
  const groups = groupRowOf(row);
  const keys = columns
    .filter(({ groupLevel }) => groupLevel !== undefined && groupLevel <= level)
    .map(({ key }) => key);
  return Object.fromEntries(keys.map((key) => [key, groups[key] ?? null]));
}

/** The call that says where it comes from: what the page asks, and which figure is meant. */
export function originRequest(plan: ReportPlan, state: ListState, figure: PointedFigure): ListRequest {
  const { source } = plan;
  const { parameters } = pageRequest(plan, state);
  const group = Object.entries(figure.group);
  const named = group.flatMap(([key, value]) => (value === null ? [] : [[`g_${key}`, String(value)]]));
  const empty = group.flatMap(([key, value]) => (value === null ? [key] : []));
  return {
    path: pathTo(ENDPOINTS.reportFigure, { code: source.report }),
    parameters: {
      ...parameters,
      ...(figure.place === 'page' ? {} : { pageNo: 1, pageSize: FIRST }),
      figure: figure.column,
      place: figure.place,
      ...Object.fromEntries(named),
      ...(empty.length > 0 ? { empty: empty.join(',') } : {}),
    },
  };
}
