import { defaultColumns } from '../../../engine/compile/screens/planColumns.ts';
import { systemFields } from '../../../engine/names.ts';
import type { PlanColumn } from '../../../engine/plan/Plan.ts';
import type { Filter } from '../../../engine/queries/Filter.ts';
import { optionsOf } from '../../../engine/values/optionsOf.ts';
import type { Row, SqlValue } from '../../db/Database.ts';
import { formatDateTime } from '../../db/formatDateTime.ts';
import { BusinessError } from '../../http/errors.ts';
import type { RecordParts } from '../../records/openRecords.ts';
import type { Records } from '../../records/Records.ts';
import { readRecordQuery } from '../../records/read/recordQuery.ts';
import { listRecords, type RecordQuery, selectRecords } from '../../records/read/records.ts';
import { selectLines } from '../../records/read/selectLines.ts';
import type { Shape } from '../../records/shape.ts';
import { type CsvColumn, csvRow, exportBatch, type RowReader } from '../../records/transfer/csv.ts';
import { singleKeys } from '../../records/uniqueGroups.ts';
import { planOf } from '../../records/wire/meta.ts';
import { isCut, textsFor } from '../../records/wire/recordTexts.ts';
import { choicesOf } from '../../records/wire/wireMeta.ts';
import { readBearers, readReferences } from '../../records/write/references.ts';
import { type SubTableRecords, shownSubTables } from '../../records/write/subTables.ts';
import { type ExportAsk, sayFilter, saySort } from './exportAsk.ts';
import { type LaterNames, laterNames, valuesIn, withLaterNames } from './laterNames.ts';
import type { About, Sheet, Workbook } from './Workbook.ts';

/** A list about to be written to a file. */
export interface OpenExport {
  title: string;
  book: Workbook;
  /** How many rows the first sheet of rows will have. */
  count(): Promise<number>;
}

/** How much of it, and how long reading may take. */
export interface ExportLimits {
  rows: number;
  deadline: number;
}

/** The sheets of what is asked for, none of it read yet. Throws ParamError, and BusinessError for unknown columns. */
export async function openExport(
  parts: RecordParts,
  records: Records,
  ask: ExportAsk,
  limits: ExportLimits,
): Promise<OpenExport> {
  const { context, actor, shape } = records;
  const plan = planOf(context, actor, shape.model, ask.screen);
  const title = plan?.title ?? shape.model.title;
  const pool = poolOf(shape, plan?.columns);
  const shown = ask.columns.length > 0 ? chosenColumns(ask.columns, pool) : visibleColumns(plan?.columns, shape);
  const query = queryOf(records, ask);
  const { columns: all, later } = await sheetColumns(parts, records, [...pool.values()], query.filter);
  const columns = shown.flatMap(({ key }) => all.get(key) ?? []);
  const names = new Map<string, string>();
  // What no two records share says best whose a line is.
  const telling = new Set(singleKeys(records).map(({ key }) => key));
  const called = columns.find(({ key }) => telling.has(key)) ?? columns[0];
  const main: Sheet = {
    title,
    columns,
    read: remembering(
      withLaterNames(readerOf(records, query, limits, ask.page), shownOf(later, columns)),
      ask.tables.length > 0 ? called : undefined,
      names,
    ),
  };
  const lines = await Promise.all(
    chosenTables(records, ask.tables).map((child) =>
      linesSheet(parts, { records, child, query, limits, names }, called),
    ),
  );
  const about = (rows: readonly number[]): About => {
    const said = [
      ['名称', title],
      ['导出时间', formatDateTime(context.clock(), context.compiled().app.timeZone)],
      ['导出人', `${actor.realname}（${actor.username}）`],
      [
        '范围',
        ask.ids.length > 0 ? `选中的 ${ask.ids.length} 行` : ask.page ? `第 ${query.page.current} 页` : '查询到的全部',
      ],
      ['查询条件', sayFilter(queryOf(records, { ...ask, ids: [] }).filter, all) || '无'],
      ['排序', saySort(query.sort, all)],
      [
        '行数',
        `${rows[0] ?? 0}${(rows[0] ?? 0) >= limits.rows ? `（一次最多导出 ${limits.rows} 行，其余的没有导出）` : ''}`,
      ],
      ...lines.map((line, at) => [`${line.title} 行数`, String(rows[at + 1] ?? 0)]),
      ['无权查看的列', hiddenTitles(records).join('、') || '无'],
      ['页面声明', plan ? `${plan.id} ${plan.hash}` : shape.model.id],
    ] as const;
    return said.map(([label, text]) => [label ?? '', text ?? '']);
  };
  return {
    title,
    book: { sheets: [main, ...lines], about },
    count: async () => {
      if (ask.page) return query.page.limit;
      const { total } = await listRecords(records, { ...query, page: { ...query.page, limit: 1, offset: 0 } });
      return Math.min(total, limits.rows);
    },
  };
}

/** Every column that may be exported, by key: the screen's, the model's others, and the record's own stamps. */
function poolOf(shape: Shape, ofScreen: readonly PlanColumn[] = []): Map<string, PlanColumn> {
  const known = [...ofScreen, ...defaultColumns(shape.model)].filter(({ key }) => shape.columns.has(key));
  return new Map(known.reverse().map((column) => [column.key, column]));
}

function visibleColumns(ofScreen: readonly PlanColumn[] | undefined, shape: Shape): PlanColumn[] {
  const columns = ofScreen ?? defaultColumns(shape.model);
  return columns.filter((column) => !column.hidden && shape.columns.has(column.key));
}

function chosenColumns(keys: readonly string[], pool: ReadonlyMap<string, PlanColumn>): PlanColumn[] {
  return keys.map((key) => {
    const column = pool.get(key);
    // One that is hidden from the actor is answered like one that is not there.
    if (!column) throw new BusinessError(`没有列 ${key.slice(0, 60)}，请重新选择要导出的列`);
    return column;
  });
}

function chosenTables(records: Records, codes: readonly string[]): SubTableRecords[] {
  const known = codes.length > 0 ? shownSubTables(records) : [];
  return codes.map((code) => {
    const child = known.find((each) => each.code === code);
    if (!child) throw new BusinessError(`没有子表 ${code.slice(0, 60)}，请重新选择要导出的子表`);
    return child;
  });
}

function hiddenTitles({ context, actor, shape }: Records): string[] {
  const hidden = context.rights.hiddenFields(actor, shape.model.id);
  return shape.model.fields.filter(({ key }) => hidden.has(key)).map(({ title }) => title);
}

const shownOf = (later: readonly LaterNames[], columns: readonly CsvColumn[]): LaterNames[] =>
  later.filter(({ key }) => columns.some((column) => column.key === key));

/** Columns with what their values stand for, by key; `later` those of which that comes with their rows. */
async function sheetColumns(
  { dictionaries }: RecordParts,
  records: Records,
  columns: readonly PlanColumn[],
  filter?: Filter,
): Promise<{ columns: Map<string, CsvColumn>; later: LaterNames[] }> {
  const { context, actor } = records;
  const texts = await textsFor(context, dictionaries, actor, columns);
  const named = await readReferences(records, new Set(columns.map((column) => column.type)));
  const stamps = systemFields.map(({ key, title, kind }): CsvColumn => ({ key, title, kind, options: {} }));
  const later: LaterNames[] = [];
  const own: CsvColumn[] = [];
  for (const column of columns) {
    const { key, title, kind, type, dictCode } = column;
    const items = choicesOf(column, texts);
    const made = { key, title, kind, options: optionsOf(column, items ?? named.get(type)?.items) };
    own.push(made);
    const kept = filter ? valuesIn(filter, key) : [];
    if (dictCode !== undefined && items && isCut(context, dictCode, items)) {
      const limit = (values: readonly string[]) => ({ values, limit: 2 * values.length });
      later.push(
        await laterNames(
          made,
          kept,
          async (values, within) => (await dictionaries.records(actor, dictCode, limit(values), within)) ?? [],
        ),
      );
    } else if (items === undefined && named.get(type)?.whole === false) {
      later.push(
        await laterNames(made, kept, async (values, within) => {
          const found = (await readBearers(context, actor, new Map([[type, values]]), within)).get(type) ?? [];
          return found.flatMap(({ id, value, text }) => [
            { value, text },
            { value: id, text },
          ]);
        }),
      );
    }
  }
  return { columns: new Map([...stamps, ...own].map((column) => [column.key, column])), later };
}

function queryOf(records: Records, { parameters, ids }: Pick<ExportAsk, 'parameters' | 'ids'>): RecordQuery {
  const query = readRecordQuery(parameters, records);
  if (ids.length === 0) return query;
  return { ...query, filter: { op: 'and', filters: [query.filter, { op: 'in', key: 'id', values: [...ids] }] } };
}

function readerOf(records: Records, query: RecordQuery, limits: ExportLimits, page: boolean): RowReader {
  const select = selectRecords(records, query);
  const { sql, parameters } = (
    page ? select.limit(Math.min(query.page.limit, limits.rows)).offset(query.page.offset) : select.limit(limits.rows)
  ).compile();
  return inBatches(records, { sql, values: parameters as readonly SqlValue[] }, limits);
}

function inBatches(
  { context, actor }: Records,
  selection: { sql: string; values: readonly SqlValue[] },
  { deadline }: ExportLimits,
): RowReader {
  const options = { size: exportBatch, deadline };
  return (onRows) => context.db.readInBatches(actor, selection, options, onRows);
}

/** Passes the rows on, and remembers what each record is called: the lines of its sub-tables say whose they are. */
function remembering(read: RowReader, column: CsvColumn | undefined, names: Map<string, string>): RowReader {
  if (!column) return read;
  return (onRows) =>
    read((rows) => {
      for (const row of rows) names.set(String(row.id), plainText(row, column));
      return onRows(rows);
    });
}

function plainText(row: Row, column: CsvColumn): string {
  const text = csvRow(row, [{ ...column, options: { ...column.options } }]).trimEnd();
  return text.startsWith('"') ? text.slice(1, -1).replaceAll('""', '"').replace(/^'/, '') : text;
}

interface LinesOf {
  records: Records;
  child: SubTableRecords;
  query: RecordQuery;
  limits: ExportLimits;
  names: ReadonlyMap<string, string>;
}

const MASTER = '$master';

/** A sub-table as a sheet: what its record is called stands before each line. */
async function linesSheet(
  parts: RecordParts,
  { records, child, query, limits, names }: LinesOf,
  first: CsvColumn | undefined,
): Promise<Sheet> {
  const { shape } = child.records;
  const shown = visibleColumns(undefined, shape).filter(({ key }) => key !== child.table.foreignKey);
  const { columns: own, later } = await sheetColumns(parts, child.records, shown);
  const { sql, parameters } = selectLines(records, query, child).compile();
  const read = withLaterNames(inBatches(records, { sql, values: parameters as readonly SqlValue[] }, limits), later);
  return {
    title: child.table.title,
    columns: [
      { key: MASTER, title: first?.title ?? '所属记录', kind: 'text', options: {} },
      ...shown.flatMap(({ key }) => own.get(key) ?? []),
    ],
    read: (onRows) =>
      read((rows) => {
        const kept = rows.filter((row) => names.has(String(row[child.table.foreignKey])));
        return onRows(kept.map((row) => ({ ...row, [MASTER]: names.get(String(row[child.table.foreignKey])) ?? '' })));
      }),
  };
}
