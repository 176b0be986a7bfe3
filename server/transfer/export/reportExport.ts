import type { FastifyInstance } from 'fastify';
import { valueTypes } from '../../../engine/values/valueTypes.ts';
import type { Row } from '../../db/Database.ts';
import { formatDateTime } from '../../db/formatDateTime.ts';
import { askingOf, type Context } from '../../http/Context.ts';
import { ParamError } from '../../http/errors.ts';
import type { QueryParameters } from '../../http/query.ts';
import { addRoute } from '../../http/route.ts';
import { exportLimits } from '../../records/limits.ts';
import { type CsvColumn, type FigureLine, sendSpool, spool } from '../../records/transfer/csv.ts';
import { type OpenedReport, openReport, type ReportParts } from '../../reports/openReport.ts';
import { openReportFile, type ReportFile } from '../../reports/reportFile.ts';
import { saidParams } from '../../reports/reportValues.ts';
import { sayFilter, saySort } from './exportAsk.ts';
import { BOOK_TYPES } from './fileTypes.ts';
import type { About, Sheet, Workbook } from './Workbook.ts';
import { writeExport } from './writeExport.ts';

/** GET `/online/cgreport/api/exportXls/{code}`: the report's rows as a workbook; `exportFormat`: xls (default), xlsx. */
export function reportExportRoute(app: FastifyInstance, parts: ReportParts): void {
  const { context, dictionaries } = parts;
  addRoute(app, 'exportReportWorkbook', { config: { access: { report: 'export' } } }, async (request, reply) => {
    const { exportFormat = 'xls', ...parameters } = request.query as QueryParameters;
    if (exportFormat !== 'xls' && exportFormat !== 'xlsx') throw new ParamError('格式应为 xls、xlsx');
    const opened = await openReport(parts, request, reply);
    const { title, book } = await openBook(context, dictionaries, opened, parameters);
    const watch = { stopped: () => reply.raw.destroyed, now: context.clock() };
    const made = await spool((path) => writeExport(path, exportFormat, book, watch));
    return sendSpool(reply, made, { name: `${title}.${exportFormat}`, type: BOOK_TYPES[exportFormat] });
  });
}

/** A report as a workbook that is about to be written: its rows, and a sheet about it. Throws ParamError. */
export async function openBook(
  context: Context,
  dictionaries: ReportParts['dictionaries'],
  opened: OpenedReport,
  parameters: QueryParameters,
): Promise<{ title: string; book: Workbook }> {
  const file = await openReportFile(context, dictionaries, opened, parameters);
  const params = saidParams(opened.shape.report, parameters, askingOf(context, opened.actor));
  let rows = 0;
  const counted: ReportFile = {
    ...file,
    read: (onRows) =>
      file.read((batch) => {
        rows += batch.length;
        return onRows(batch);
      }),
  };
  const sheets = [sheetOf(counted, opened.shape.groupBy)];
  return { title: file.title, book: { sheets, about: () => aboutReport(context, opened, file, { rows, params }) } };
}

/** The rows with the figures that stand among them; a column in which these are named holds texts. */
function sheetOf({ title, columns, read, lines }: ReportFile, groupBy: readonly string[]): Sheet {
  if (!lines) return { title, columns, read };
  const named = ({ key, kind }: CsvColumn, at: number) => at === 0 || kind !== 'number' || groupBy.includes(key);
  const naming = new Set(columns.filter(named).map(({ key }) => key));
  const shown = (row: Row): Row => asTexts(row, columns, naming);
  const line = ({ key, label, figures }: FigureLine): Row => ({ ...shown(figures), [key]: label });
  return {
    title,
    columns: columns.map((column) => (naming.has(column.key) ? textColumn(column) : column)),
    read: async (onRows) => {
      await read((rows) => onRows(rows.flatMap((row) => [...lines(row).map(line), shown(row)])));
      await onRows(lines(undefined).map(line));
    },
  };
}

const textColumn = ({ key, title }: CsvColumn): CsvColumn => ({ key, title, kind: 'text', options: {} });

function asTexts(row: Row, columns: readonly CsvColumn[], naming: ReadonlySet<string>): Row {
  const texts = columns.flatMap(({ key, kind, options }) =>
    naming.has(key) ? [[key, valueTypes[kind].toText(row[key], options)] as const] : [],
  );
  return { ...row, ...Object.fromEntries(texts) };
}

function aboutReport(
  { clock, compiled, rights }: Context,
  { actor, shape }: OpenedReport,
  { title, plan, columns, query }: ReportFile,
  { rows, params }: { rows: number; params: ReturnType<typeof saidParams> },
): About {
  const known = new Map(columns.map((column) => [column.key, column]));
  const hidden = rights.hiddenColumns(actor, shape.report.id);
  const withheld = shape.report.columns.filter(({ key }) => hidden.has(key)).map((column) => column.title);
  const cut = rows >= exportLimits.rows ? `（一次最多导出 ${exportLimits.rows} 行，其余的没有导出）` : '';
  return [
    ['名称', title],
    ['导出时间', formatDateTime(clock(), compiled().app.timeZone)],
    ['导出人', `${actor.realname}（${actor.username}）`],
    ...params.map(({ title: name, text }): [string, string] => [name, text || '不限']),
    ['查询条件', sayFilter(query.filter, known) || '无'],
    ['排序', saySort(query.sort, known) || '按报表的次序'],
    ['行数', `${rows}${cut}`],
    ['无权查看的列', withheld.join('、') || '无'],
    ['页面声明', plan ? `${plan.id} ${plan.hash}` : shape.report.id],
  ];
}
