import type { PlanSort } from '../../../engine/plan/Plan.ts';
import type { Filter } from '../../../engine/queries/Filter.ts';
import { valueTypes } from '../../../engine/values/valueTypes.ts';
import { ParamError } from '../../http/errors.ts';
import type { CsvColumn } from '../../records/transfer/csv.ts';

const FORMATS = ['xls', 'xlsx', 'csv'] as const;
export type ExportFormat = (typeof FORMATS)[number];

/** What of a list goes into which kind of file. */
export interface ExportAsk {
  format: ExportFormat;
  /** Id of the screen it is asked from. */
  screen: string;
  /** Keys in their order; none: as the screen shows them. */
  columns: readonly string[];
  /** Wire codes of sub-tables. */
  tables: readonly string[];
  /** The page alone. */
  page: boolean;
  /** These rows alone; none: all that the query finds. */
  ids: readonly string[];
  /** As of the list. */
  parameters: Readonly<Record<string, string>>;
}

const MOST_NAMED = 500;
const MOST_IDS = 10_000;

/**
 * Reads it from a query string, where its parts are named `export…`, chosen rows `selections`, and `paramsStr` is the
 * list's query as JSON. Throws ParamError.
 */
export function askInQuery(query: Readonly<Record<string, string>>): ExportAsk {
  const { exportFormat, exportScreen, exportColumns, exportTables, exportPage, selections, paramsStr, ...own } = query;
  return readAsk({
    format: exportFormat,
    screen: exportScreen,
    columns: parts(exportColumns),
    tables: parts(exportTables),
    page: exportPage === 'true',
    ids: parts(selections),
    parameters: { ...own, ...inJson(paramsStr) },
  });
}

/** Reads what a job was started with. Throws ParamError. */
export function readAsk(sent: unknown): ExportAsk {
  if (typeof sent !== 'object' || sent === null) throw new ParamError('export is no object');
  const {
    format = 'xls',
    screen = '',
    columns = [],
    tables = [],
    page = false,
    ids = [],
    parameters = {},
  } = sent as Record<string, unknown>;
  const known = FORMATS.find((each) => each === format);
  if (known === undefined) throw new ParamError(`格式应为 ${FORMATS.join('、')}`);
  if (typeof screen !== 'string' || typeof page !== 'boolean') throw new ParamError('export');
  if (!isRecordOfTexts(parameters)) throw new ParamError('parameters');
  return {
    format: known,
    screen,
    page,
    parameters,
    columns: texts(columns, MOST_NAMED, 'columns'),
    tables: texts(tables, MOST_NAMED, 'tables'),
    ids: texts(ids, MOST_IDS, 'selections'),
  };
}

function texts(sent: unknown, most: number, name: string): string[] {
  if (!Array.isArray(sent) || sent.length > most || !sent.every((each) => typeof each === 'string'))
    throw new ParamError(name);
  return [...new Set(sent as string[])];
}

const parts = (text = ''): string[] => text.split(',').filter((part) => part !== '');

function isRecordOfTexts(value: unknown): value is Record<string, string> {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
  return Object.values(value).every((each) => typeof each === 'string');
}

function inJson(text: string | undefined): Record<string, string> {
  if (text === undefined || text === '') return {};
  try {
    const read: unknown = JSON.parse(text);
    if (typeof read === 'object' && read !== null && !Array.isArray(read))
      return Object.fromEntries(
        Object.entries(read).flatMap(([key, value]) =>
          ['string', 'number', 'boolean'].includes(typeof value) ? [[key, String(value)]] : [],
        ),
      );
  } catch {
    // Said below.
  }
  throw new ParamError('paramsStr');
}

const SIGNS = { eq: '等于', ne: '不等于', gt: '大于', ge: '不小于', lt: '小于', le: '不大于' } as const;
const MOST_SAID = 20;

/** A filter in words: `下单日期 不小于 2026-10-01；状态 为 已发货、待发货`. */
export function sayFilter(filter: Filter, columns: ReadonlyMap<string, CsvColumn>): string {
  if ('filters' in filter) {
    const said = filter.filters.map((each) => sayFilter(each, columns)).filter((text) => text !== '');
    if (filter.op === 'and') return said.join('；');
    return said.length > 1 ? `（${said.join(' 或 ')}）` : said.join('');
  }
  const column = columns.get(filter.key);
  const title = column?.title ?? filter.key;
  const text = (value: unknown) => (column ? valueTypes[column.kind].toText(value, column.options) : String(value));
  const several = (values: readonly unknown[]) =>
    values.slice(0, MOST_SAID).map(text).join('、') + (values.length > MOST_SAID ? ` 等 ${values.length} 个` : '');
  if (filter.op === 'in') return `${title} 为 ${several(filter.values)}`;
  if (filter.op === 'member') return `${title} 含有 ${several(filter.texts)}`;
  if (filter.op === 'below') return `${title} 为 ${several(filter.texts)} 及其下级`;
  if ('text' in filter)
    return `${title} ${{ like: '包含', starts: '开头是', ends: '结尾是' }[filter.op]} ${filter.text}`;
  return `${title} ${SIGNS[filter.op]} ${text(filter.value)}`;
}

/** `创建时间 降序，订单号 升序`. */
export function saySort(sort: readonly PlanSort[], columns: ReadonlyMap<string, CsvColumn>): string {
  return sort
    .map(({ key, order }) => `${columns.get(key)?.title ?? key} ${order === 'desc' ? '降序' : '升序'}`)
    .join('，');
}
