import { ENDPOINTS, pathTo } from '../../api/endpoints.ts';
import { isRecord } from '../../api/envelope.ts';
import type { RecordsPlan } from '../../plan/Plan.ts';
import type { ListState } from '../listState.ts';
import { exportRequest, type ListRequest, MOST_EXPORTED, pageRequest } from '../requests.ts';
import { EMPTY_LOOK, type ViewDefinition } from '../viewDefinition.ts';

export const EXPORT_FORMATS = {
  xlsx: 'Excel（.xlsx）',
  xls: 'Excel 97-2003（.xls）',
  csv: 'CSV（.csv）',
} as const;

export type ExportFormat = keyof typeof EXPORT_FORMATS;

/** What of a list goes into which kind of file. */
export interface ExportChoice {
  format: ExportFormat;
  range: 'all' | 'page' | 'chosen';
  /** Keys in their order; undefined: as they are seen. */
  columns?: readonly string[] | undefined;
  /** Wire codes of sub-tables. */
  tables: readonly string[];
}

/** From so many rows on the file is written by a job. */
const JOB_FROM = 20_000;

export function isLong({ range }: ExportChoice, total: number, chosen: number): boolean {
  if (range === 'page') return false;
  return range === 'chosen' ? chosen > MOST_EXPORTED : total > JOB_FROM;
}

interface Asked {
  plan: RecordsPlan;
  state: ListState;
  /** Keys of the columns that are seen. */
  seen: readonly string[];
  chosen: readonly string[];
}

/** The call that answers the file. */
export function exportFileRequest(choice: ExportChoice, { plan, state, seen, chosen }: Asked): ListRequest {
  const list = choice.range === 'page' ? pageRequest(plan, state) : exportRequest(plan, state);
  const { column, order } = list.parameters;
  const sort = { ...(column ? { column } : {}), ...(order ? { order } : {}) };
  return {
    path: pathTo(ENDPOINTS.exportWorkbook, { code: plan.source.model }),
    parameters: {
      ...(choice.range === 'chosen' ? sort : list.parameters),
      exportFormat: choice.format,
      exportScreen: plan.id,
      exportColumns: (choice.columns ?? seen).join(','),
      ...(choice.tables.length > 0 && choice.format !== 'csv' ? { exportTables: choice.tables.join(',') } : {}),
      ...(choice.range === 'page' ? { exportPage: 'true' } : {}),
      ...(choice.range === 'chosen' ? { selections: chosen.join(',') } : {}),
    },
  };
}

/** The same as a job. */
export function exportJobRequest(choice: ExportChoice, { plan, state, seen, chosen }: Asked) {
  return {
    method: ENDPOINTS.exportJob.method,
    path: pathTo(ENDPOINTS.exportJob, { code: plan.source.model }),
    body: {
      format: choice.format,
      screen: plan.id,
      columns: choice.columns ?? seen,
      tables: choice.format === 'csv' ? [] : choice.tables,
      ids: choice.range === 'chosen' ? chosen : [],
      parameters: choice.range === 'chosen' ? {} : exportRequest(plan, state).parameters,
    },
  };
}

/** The choice as a view keeps it under a name: rows are those of the moment. */
export function presetOf({ format, columns, tables }: ExportChoice, seen: readonly string[]): ViewDefinition {
  return { ...EMPTY_LOOK, order: columns ?? seen, exportAs: { format, tables } };
}

/** The choice a preset makes, as far as it can still be meant; without a column that is there those that are seen. */
export function choiceOf({ order, exportAs }: ViewDefinition, range: ExportChoice['range']): ExportChoice {
  const format = Object.keys(EXPORT_FORMATS).find((each) => each === exportAs?.format) as ExportFormat | undefined;
  return {
    format: format ?? 'xlsx',
    range,
    tables: exportAs?.tables ?? [],
    ...(order.length > 0 ? { columns: order } : {}),
  };
}

/** What was chosen the last time, as far as it can still be meant. */
export function rememberedChoice(kept: unknown, columns: readonly string[], tables: readonly string[]): ExportChoice {
  const read = isRecord(kept) ? kept : {};
  const format = Object.keys(EXPORT_FORMATS).find((each) => each === read.format) as ExportFormat | undefined;
  const known = (list: unknown, of: readonly string[]) =>
    Array.isArray(list) ? list.filter((each): each is string => of.includes(each)) : [];
  const own = known(read.columns, columns);
  return {
    format: format ?? 'xlsx',
    range: 'all',
    ...(own.length > 0 ? { columns: own } : {}),
    tables: known(read.tables, tables),
  };
}
