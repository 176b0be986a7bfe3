import type { ReportPlan } from '../../engine/plan/Plan.ts';
import type { Dictionaries } from '../dictionaries/dictionaries.ts';
import type { Context } from '../http/Context.ts';
import { NotFoundError } from '../http/errors.ts';
import type { QueryParameters } from '../http/query.ts';
import { exportLimits } from '../records/limits.ts';
import { type CsvColumn, exportBatch, type LinesBefore, type RowReader } from '../records/transfer/csv.ts';
import { textsFor } from '../records/wire/recordTexts.ts';
import { figureLines } from './figureLines.ts';
import type { Totals } from './figures.ts';
import { pivotCsvColumns, reportCsvColumns } from './meta.ts';
import { type OpenedReport, readReportQuery } from './openReport.ts';
import { runPivot } from './pivot.ts';
import type { ReportReader } from './reportReader.ts';
import type { ReportShape } from './reportShape.ts';
import { readTotals, selectReport } from './runReport.ts';
import { readGroups } from './subtotals.ts';

type AskedReport = ReturnType<typeof readReportQuery>;

/** A report about to be written to a file: its rows as they are seen, and the figures among and below them. */
export interface ReportFile {
  title: string;
  plan: ReportPlan | undefined;
  columns: readonly CsvColumn[];
  read: RowReader;
  lines: LinesBefore | undefined;
  query: AskedReport;
}

/** What is asked for, none of its rows read yet; a cross table is there already. Throws ParamError, NotFoundError. */
export async function openReportFile(
  context: Context,
  dictionaries: Dictionaries,
  opened: OpenedReport,
  parameters: QueryParameters,
): Promise<ReportFile> {
  const { actor, shape, view, plan, reader } = opened;
  const query = readReportQuery(context, parameters, shape, actor);
  const texts = await textsFor(context, dictionaries, actor, view.columns);
  const page = { limit: exportLimits.rows, offset: 0 };
  const own = { title: view.title, plan, query };
  if (shape.report.pivot !== undefined)
    return { ...own, ...(await crossRows({ ...opened, texts }, { ...query, page })) };
  const statement = selectReport(shape, query, page);
  const columns = reportCsvColumns(view, texts);
  const options = { size: exportBatch, deadline: exportLimits.deadline };
  return {
    ...own,
    columns,
    read: (onRows) => reader.readInBatches(statement, options, onRows),
    lines: await readFigureLines(reader, shape, query, columns),
  };
}

/** Groups of a level whose sub-totals an exported file has room for. */
const MOST_GROUPS = 20_000;

/** The figures that stand among the rows of a report in groups; of any other the file is its rows. */
async function readFigureLines(
  reader: ReportReader,
  shape: ReportShape,
  query: AskedReport,
  columns: readonly CsvColumn[],
): Promise<LinesBefore | undefined> {
  const { groupBy } = shape;
  if (groupBy.length === 0) return undefined;
  return reader.read(async (session) => {
    const groups: Map<string, Totals>[] = [];
    for (const level of groupBy.keys())
      groups.push(await readGroups(session, shape, query, level, undefined, MOST_GROUPS));
    const { totals } = await readTotals(session, shape, query);
    return figureLines(shape, columns, groups, totals);
  });
}

/** A cross table as it is seen, its totals in the last line. */
async function crossRows(
  { shape, view, texts, reader }: OpenedReport,
  query: Parameters<typeof runPivot>[2],
): Promise<Pick<ReportFile, 'columns' | 'read' | 'lines'>> {
  const cross = await reader.read((session) => runPivot(session, shape, query));
  if (cross === undefined) throw new NotFoundError();
  const columns = pivotCsvColumns(view, cross.pivot, texts);
  const [first] = columns;
  const total = first === undefined ? [] : [{ key: first.key, label: '合计', figures: cross.totals }];
  return {
    columns,
    read: async (onRows) => {
      await onRows(cross.records);
    },
    lines: (row) => (row === undefined ? total : []),
  };
}
