import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { ok } from '../../http/envelope.ts';
import { ForbiddenError, ParamError } from '../../http/errors.ts';
import type { JobContext, JobHandler, Jobs } from '../../http/jobs/Jobs.ts';
import type { QueryParameters } from '../../http/query.ts';
import { addRoute } from '../../http/route.ts';
import { modelByCode } from '../../http/wireCodes.ts';
import { exportLimits } from '../../records/limits.ts';
import { openRecords, type RecordParts } from '../../records/openRecords.ts';
import { modelAtRest } from '../../records/restRoutes.ts';
import { sendSpool, spool } from '../../records/transfer/csv.ts';
import { askInQuery, type ExportAsk, type ExportFormat, readAsk } from './exportAsk.ts';
import { BOOK_TYPES } from './fileTypes.ts';
import { openExport } from './openExport.ts';
import { writeExport } from './writeExport.ts';

const KIND = 'export';

const TYPES: Readonly<Record<ExportFormat, string>> = {
  ...BOOK_TYPES,
  csv: 'text/csv; charset=utf-8',
};

/** Of a job: it holds no more of a file than the rows being written, however many there are. */
const JOB_LIMITS = { rows: 5_000_000, deadline: 60 * 60_000 } as const;

/**
 * GET `exportXls/{code}`, and of models with `rest` `/sys/{resource}/exportXls`, answers the file; POST `exportJob/{code}` with the same as `{format, screen, columns, tables,
 * page, ids, parameters}` starts a job that ends with it. Both need the right to export.
 */
export function exportRoutes(app: FastifyInstance, parts: RecordParts, jobs: Jobs): void {
  const { context } = parts;
  const config = { access: { model: 'export' } } as const;
  const answer = async (request: FastifyRequest, reply: FastifyReply, code: string) => {
    const ask = askInQuery(request.query as QueryParameters);
    const records = await openRecords(parts, request, code);
    const { title, book } = await openExport(parts, records, ask, exportLimits);
    const watch = { stopped: () => reply.raw.destroyed, now: context.clock() };
    const made = await spool((path) => writeExport(path, ask.format, book, watch));
    return sendSpool(reply, made, { name: `${title}.${ask.format}`, type: TYPES[ask.format] });
  };
  addRoute(app, ['exportWorkbook', 'exportWorkbookOld'], { config }, (request, reply) =>
    answer(request, reply, codeOf(request)),
  );
  addRoute(app, ['restExport', 'messageRestExport'], { config: { access: 'session' } }, (request, reply) => {
    const model = modelAtRest(context, request);
    if (!model || !context.rights.mayModel(request.actor, model.id, 'export'))
      throw new ForbiddenError(`no export at ${request.url}`);
    return answer(request, reply, model.code);
  });
  addRoute(app, 'exportJob', { config: { ...config, idempotent: true } }, async (request) => {
    const code = codeOf(request);
    const ask = readAsk(request.body);
    // What cannot be meant is refused at once, not by a job that fails.
    const { title } = await openExport(parts, await openRecords(parts, request, code), ask, JOB_LIMITS);
    const id = await jobs.start(request.actor, { kind: KIND, title: `导出 ${title}`, input: { code, ask } });
    return ok({ id }, '已提交，完成后在任务中心下载');
  });
  jobs.register(exportHandler(parts));
}

function exportHandler(parts: RecordParts): JobHandler {
  const { context } = parts;
  return {
    kind: KIND,
    async run(job, input) {
      const { code, ask } = readInput(input);
      const model = modelByCode(context.compiled(), code);
      // Rights may have changed since it was started.
      if (!model || !context.rights.mayModel(job.actor, model.id, 'export')) throw new ForbiddenError(`${code}:export`);
      const records = await openRecords(parts, { actor: job.actor }, code);
      const rows = await writeJob(job, ask, await openExport(parts, records, ask, JOB_LIMITS), context.clock());
      const rest = rows >= JOB_LIMITS.rows ? `，一次最多导出 ${JOB_LIMITS.rows} 行，其余的没有导出` : '';
      return { said: `已导出 ${rows} 行${rest}` };
    },
  };
}

async function writeJob(
  job: JobContext,
  ask: ExportAsk,
  { title, book, count }: Awaited<ReturnType<typeof openExport>>,
  now: Date,
): Promise<number> {
  const total = await count();
  let rows = 0;
  const progress = (done: number) => job.progress(done, total, `已写 ${done} 行，共 ${total} 行`);
  await job.result(`${title}.${ask.format}`, async (path) => {
    rows = await writeExport(path, ask.format, book, { stopped: () => job.signal.aborted, progress, now });
  });
  return rows;
}

function readInput(input: unknown): { code: string; ask: ExportAsk } {
  const { code, ask } = (input ?? {}) as { code?: unknown; ask?: unknown };
  if (typeof code !== 'string') throw new ParamError('code');
  return { code, ask: readAsk(ask) };
}

function codeOf(request: FastifyRequest): string {
  return (request.params as { code?: string }).code ?? '';
}
