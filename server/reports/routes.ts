import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type PageRequest, pageLimits, readPage } from '../../engine/queries/page.ts';
import type { Row } from '../db/Database.ts';
import type { Dictionaries } from '../dictionaries/dictionaries.ts';
import { askingOf, type Context } from '../http/Context.ts';
import { ok, page } from '../http/envelope.ts';
import type { QueryParameters } from '../http/query.ts';
import { addRoute } from '../http/route.ts';
import { sendPage } from '../http/sendPage.ts';
import { exportBatch, sendCsv, spoolCsv } from '../records/transfer/csv.ts';
import { figureOrigin } from './figureOrigin.ts';
import { isGroupTitle, reportMeta, reportQueryInfo } from './meta.ts';
import { type OpenedReport, openReport, type ReportParts, readReportQuery } from './openReport.ts';
import { runPivot } from './pivot.ts';
import { openReportFile } from './reportFile.ts';
import type { ReportQuery } from './reportQuery.ts';
import type { ReportReader } from './reportReader.ts';
import type { ReportShape } from './reportShape.ts';
import { pageSelection, runReport } from './runReport.ts';

/** The endpoints of every declared report, by the code in the path: docs/contract.md, “Reports”. */
export function reportRoutes(app: FastifyInstance, parts: ReportParts): void {
  const { context, dictionaries } = parts;
  const read = { config: { access: { report: 'read' } } } as const;
  const open = (request: FastifyRequest, reply: FastifyReply) => openReport(parts, request, reply);

  addRoute(app, 'reportColumns', read, async (request, reply) => ok(reportMeta(await open(request, reply))));
  addRoute(app, 'reportQuery', read, async (request, reply) =>
    ok(reportQueryInfo(await open(request, reply), askingOf(context, request.actor))),
  );
  addRoute(app, 'listReport', read, async (request, reply) =>
    sendPage(reply, await reportPage(context, await open(request, reply), request), (rows) => rows),
  );
  addRoute(app, 'reportColumnsAndData', read, async (request, reply) => {
    const opened = await open(request, reply);
    const data = await reportPage(context, opened, request);
    const { view } = opened;
    return ok({ ...reportMeta(opened), data, cgreportHeadName: view.title, isGroupTitle: isGroupTitle(view) });
  });
  addRoute(app, 'reportFigure', read, async (request, reply) => {
    const opened = await open(request, reply);
    const { actor, shape, texts, reader } = opened;
    const parameters = request.query as QueryParameters;
    const query = { ...readReportQuery(context, parameters, shape, actor), page: readPage(parameters, 20) };
    const at = context.clock();
    return ok(await reader.read((session) => figureOrigin(session, { shape, texts, parameters, at }, query)));
  });
  addRoute(app, 'exportReport', { config: { access: { report: 'export' } } }, async (request, reply) =>
    exportReport(context, dictionaries, await open(request, reply), request, reply),
  );
}

async function reportPage(context: Context, { actor, shape, reader }: OpenedReport, request: FastifyRequest) {
  const parameters = request.query as QueryParameters;
  const asked = readPage(parameters);
  const query = { ...readReportQuery(context, parameters, shape, actor), page: asked };
  if (shape.report.pivot !== undefined) {
    const cross = await reader.read((session) => runPivot(session, shape, query));
    if (cross) {
      const { records, total, ...more } = cross;
      return { ...page(records, total, asked.current, asked.size), ...more };
    }
  }
  const long = asked.limit > pageLimits.size ? await readLong(reader, shape, query) : undefined;
  const { records, total, ...figures } = await reader.read((session) => runReport(session, shape, query, long));
  return { ...page(records, total, asked.current, asked.size), ...figures };
}

/** All rows of a report, batch by batch: nobody waits for all of it. */
async function readLong(
  reader: ReportReader,
  shape: ReportShape,
  query: ReportQuery & { page: PageRequest },
): Promise<Row[]> {
  const rows: Row[] = [];
  const selection = pageSelection(shape, query, query.page);
  await reader.readInBatches(selection, { size: exportBatch }, async (batch) => {
    rows.push(...batch);
    return true;
  });
  return rows;
}

async function exportReport(
  context: Context,
  dictionaries: Dictionaries,
  opened: OpenedReport,
  request: FastifyRequest,
  reply: FastifyReply,
) {
  const parameters = request.query as QueryParameters;
  const { title, columns, read, lines } = await openReportFile(context, dictionaries, opened, parameters);
  const spool = await spoolCsv(read, columns, () => reply.raw.destroyed, lines);
  return sendCsv(reply, spool, title);
}
