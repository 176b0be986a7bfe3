import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Report } from '../../engine/plan/compiled.ts';
import type { ReportPlan } from '../../engine/plan/Plan.ts';
import { sourceOf } from '../../engine/plan/parts.ts';
import { QueryProblem } from '../../engine/queries/Filter.ts';
import { readFilter } from '../../engine/queries/filters.ts';
import { type PageRequest, pageLimits, readPage } from '../../engine/queries/page.ts';
import { readSort } from '../../engine/queries/sort.ts';
import type { Row } from '../db/Database.ts';
import type { Dictionaries } from '../dictionaries/dictionaries.ts';
import { freshen } from '../facts/freshen.ts';
import { askingOf } from '../http/asking.ts';
import type { Actor, Context } from '../http/Context.ts';
import { ok, page } from '../http/envelope.ts';
import { NotFoundError, ParamError } from '../http/errors.ts';
import type { QueryParameters } from '../http/query.ts';
import { addRoute } from '../http/route.ts';
import { sendPage } from '../http/sendPage.ts';
import { reportByCode } from '../http/wireCodes.ts';
import { exportLimits } from '../records/limits.ts';
import {
  type CsvColumn,
  exportBatch,
  type LinesBefore,
  type RowReader,
  sendCsv,
  spoolCsv,
} from '../records/transfer/csv.ts';
import { textsFor } from '../records/wire/recordTexts.ts';
import type { DictionaryTexts } from '../records/wire/wireMeta.ts';
import { cancelOnDisconnect, readUntilDisconnect } from './cancelOnDisconnect.ts';
import { figureLines } from './figureLines.ts';
import { figureOrigin } from './figureOrigin.ts';
import type { Totals } from './figures.ts';
import {
  isGroupTitle,
  pivotCsvColumns,
  type ReportView,
  reportCsvColumns,
  reportMeta,
  reportQueryInfo,
  reportView,
} from './meta.ts';
import { runPivot } from './pivot.ts';
import type { ReportQuery } from './reportQuery.ts';
import { type ReportShape, reportShape } from './reportShape.ts';
import { bindReport } from './reportValues.ts';
import { pageSelection, readTotals, runReport, selectReport } from './runReport.ts';
import { readGroups } from './subtotals.ts';

interface Opened {
  actor: Actor;
  shape: ReportShape;
  view: ReportView;
  texts: DictionaryTexts;
}

/** The endpoints of every declared report, by the code in the path: docs/contract.md, “Reports”. */
export function reportRoutes(app: FastifyInstance, context: Context, dictionaries: Dictionaries): void {
  const read = { config: { access: { report: 'read' } } } as const;
  const open = (request: FastifyRequest) => openReport(context, dictionaries, request);

  addRoute(app, 'reportColumns', read, async (request) => ok(reportMeta(await open(request))));
  addRoute(app, 'reportQuery', read, async (request) =>
    ok(reportQueryInfo(await open(request), askingOf(context, request.actor))),
  );
  addRoute(app, 'listReport', read, async (request, reply) =>
    sendPage(reply, await reportPage(context, await open(request), request, reply), (rows) => rows),
  );
  addRoute(app, 'reportColumnsAndData', read, async (request, reply) => {
    const opened = await open(request);
    const data = await reportPage(context, opened, request, reply);
    const { view } = opened;
    return ok({ ...reportMeta(opened), data, cgreportHeadName: view.title, isGroupTitle: isGroupTitle(view) });
  });
  addRoute(app, 'reportFigure', read, async (request, reply) => {
    const opened = await open(request);
    const { actor, shape, texts } = opened;
    const parameters = request.query as QueryParameters;
    const query = { ...readReportQuery(context, parameters, shape, actor), page: readPage(parameters, 20) };
    const at = context.clock();
    const origin = await cancelOnDisconnect(context.db, actor, reply.raw, (session) =>
      figureOrigin(session, { shape, texts, parameters, at }, query),
    );
    return ok(origin);
  });
  addRoute(app, 'exportReport', { config: { access: { report: 'export' } } }, async (request, reply) =>
    exportReport(context, dictionaries, await open(request), request, reply),
  );
}

async function openReport(context: Context, dictionaries: Dictionaries, request: FastifyRequest): Promise<Opened> {
  const { actor } = request;
  const { code = '' } = request.params as { code?: string };
  const report = reportByCode(context.compiled(), code);
  if (!report) throw new NotFoundError();
  await freshen(context, actor.tenant, report.relations);
  const shape = reportShape(report, context.rights.hiddenColumns(actor, report.id));
  const view = reportView(shape, planOf(context, actor, report));
  return { actor, shape, view, texts: await dictionaries.all(actor.tenant) };
}

/** The screen the actor may open, else any: columns hidden from the actor are left out of any. */
function planOf(context: Context, actor: Actor, report: Report): ReportPlan | undefined {
  const plans = [...context.compiled().plans.values()].filter(
    (plan): plan is ReportPlan => sourceOf(plan).report === report.code,
  );
  return plans.find((plan) => context.rights.canOpen(actor, plan.id)) ?? plans[0];
}

async function reportPage(context: Context, { actor, shape }: Opened, request: FastifyRequest, reply: FastifyReply) {
  const parameters = request.query as QueryParameters;
  const asked = readPage(parameters);
  const query = { ...readReportQuery(context, parameters, shape, actor), page: asked };
  if (shape.report.pivot !== undefined) {
    const cross = await cancelOnDisconnect(context.db, actor, reply.raw, (session) => runPivot(session, shape, query));
    if (cross) {
      const { records, total, ...more } = cross;
      return { ...page(records, total, asked.current, asked.size), ...more };
    }
  }
  const long = asked.limit > pageLimits.size ? await readLong(context, actor, shape, query, reply) : undefined;
  const { records, total, ...figures } = await cancelOnDisconnect(context.db, actor, reply.raw, (session) =>
    runReport(session, shape, query, long),
  );
  return { ...page(records, total, asked.current, asked.size), ...figures };
}

/** All rows of a report, batch by batch: nobody waits for all of it. */
async function readLong(
  context: Context,
  actor: Actor,
  shape: ReportShape,
  query: ReportQuery & { page: PageRequest },
  reply: FastifyReply,
): Promise<Row[]> {
  const rows: Row[] = [];
  const selection = pageSelection(shape, query, query.page);
  await readUntilDisconnect(context.db, actor, reply.raw, selection, { size: exportBatch }, async (batch) => {
    rows.push(...batch);
    return true;
  });
  return rows;
}

function readReportQuery(context: Context, parameters: QueryParameters, shape: ReportShape, actor: Actor) {
  const { report } = shape;
  const preset = report.sort && shape.where.has(report.sort.key) ? [report.sort] : [];
  try {
    return {
      values: bindReport(report, parameters, actor, askingOf(context, actor)),
      filter: readFilter(parameters, shape.filters),
      sort: readSort(parameters, shape.sorts, preset),
    };
  } catch (error) {
    throw error instanceof QueryProblem ? new ParamError(error.message) : error;
  }
}

async function exportReport(
  context: Context,
  dictionaries: Dictionaries,
  { actor, shape, view }: Opened,
  request: FastifyRequest,
  reply: FastifyReply,
) {
  const query = readReportQuery(context, request.query as QueryParameters, shape, actor);
  const texts = await textsFor(context, dictionaries, actor, view.columns);
  const page = { limit: exportLimits.rows, offset: 0 };
  if (shape.report.pivot !== undefined)
    return exportPivot(context, { actor, shape, view, texts }, { ...query, page }, reply);
  const statement = selectReport(shape, query, page);
  const columns = reportCsvColumns(view, texts);
  const options = { size: exportBatch, deadline: exportLimits.deadline };
  const spool = await spoolCsv(
    (onRows) => readUntilDisconnect(context.db, actor, reply.raw, statement, options, onRows),
    columns,
    () => reply.raw.destroyed,
    await readFigureLines(context, actor, shape, query, columns, reply),
  );
  return sendCsv(reply, spool, view.title);
}

/** Groups of a level whose sub-totals an exported file has room for. */
const MOST_GROUPS = 20_000;

/** The figures that stand among the rows of a report in groups; of any other the file is its rows. */
async function readFigureLines(
  context: Context,
  actor: Actor,
  shape: ReportShape,
  query: ReportQuery,
  columns: readonly CsvColumn[],
  reply: FastifyReply,
): Promise<LinesBefore | undefined> {
  const { groupBy } = shape;
  if (groupBy.length === 0) return undefined;
  return cancelOnDisconnect(context.db, actor, reply.raw, async (session) => {
    const groups: Map<string, Totals>[] = [];
    for (const level of groupBy.keys())
      groups.push(await readGroups(session, shape, query, level, undefined, MOST_GROUPS));
    const { totals } = await readTotals(session, shape, query);
    return figureLines(shape, columns, groups, totals);
  });
}

/** A cross table as it is seen, its totals in the last line. */
async function exportPivot(
  context: Context,
  { actor, shape, view, texts }: Opened,
  query: Parameters<typeof runPivot>[2],
  reply: FastifyReply,
) {
  const cross = await cancelOnDisconnect(context.db, actor, reply.raw, (session) => runPivot(session, shape, query));
  if (cross === undefined) throw new NotFoundError();
  const columns = pivotCsvColumns(view, cross.pivot, texts);
  const [first] = columns;
  const total = first === undefined ? [] : [{ key: first.key, label: '合计', figures: cross.totals }];
  const read: RowReader = async (onRows) => {
    await onRows(cross.records);
  };
  const spool = await spoolCsv(
    read,
    columns,
    () => reply.raw.destroyed,
    (row) => (row === undefined ? total : []),
  );
  return sendCsv(reply, spool, view.title);
}
