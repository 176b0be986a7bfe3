import { fastifyMultipart } from '@fastify/multipart';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { ENDPOINTS, pathTo } from '../../../engine/api/endpoints.ts';
import { createQuota, HEADERS } from '../../files/fileRoutes.ts';
import { LARGEST_FILE } from '../../files/fileStore.ts';
import { type Envelope, failed, ok } from '../../http/envelope.ts';
import { BusinessError, ForbiddenError, ParamError } from '../../http/errors.ts';
import type { QueryParameters } from '../../http/query.ts';
import { addRoute } from '../../http/route.ts';
import { modelByCode } from '../../http/wireCodes.ts';
import { openChangeSet } from '../../records/changeSets/ChangeSet.ts';
import { fileLimits } from '../../records/limits.ts';
import { openRecords, type RecordParts } from '../../records/openRecords.ts';
import type { Records } from '../../records/Records.ts';
import { modelAtRest } from '../../records/restRoutes.ts';
import { sendSpool, spool } from '../../records/transfer/csv.ts';
import {
  type FileAtHand,
  hasWritten,
  hasWrong,
  type ImportOutcome,
  importFiles,
  sayOutcome,
  toldOf,
} from './importFiles.ts';
import { importHandler, KIND, mayImport, titleOf } from './importJob.ts';
import { type ImportOrder, keyOf, readOrder } from './importOrder.ts';
import { filesThere, type ImportParts, keepErrors, removeFiles, storedFiles } from './importStore.ts';
import { lookAt } from './lookAt.ts';
import { type Received, receiveFiles } from './receiveFiles.ts';
import { createTables, type Tables } from './Tables.ts';
import { writeTemplate } from './writeTemplate.ts';

const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/**
 * POST `importFiles/{code}` (multipart `files[]`) keeps files and answers what is in them; POST `importJob/{code}` starts
 * the job that checks or imports them. POST `importXls/{code}` and, of models with `rest`, `/sys/{resource}/importExcel`
 * import at once. GET `importTemplate/{code}` is a workbook to be filled in, without the fields named `fixed`. All need the right to add, or to edit
 * where rows change records.
 */
export async function importRoutes(app: FastifyInstance, parts: ImportParts): Promise<void> {
  const { context, jobs } = parts;
  const tables = createTables();
  const quota = createQuota(context);
  const opened = async (request: FastifyRequest, code = codeOf(request)): Promise<Records> => {
    const model = modelByCode(context.compiled(), code);
    const may = (action: 'add' | 'edit') =>
      model !== undefined && context.rights.mayModel(request.actor, model.id, action);
    if (!may('add') && !may('edit')) throw new ForbiddenError(`${code}:import`);
    const hooks = model && parts.ports.hooks.get(model.table);
    if (hooks?.readOnly !== undefined) throw new BusinessError(hooks.readOnly);
    if (model && (model.import === false || hooks?.oneByOne))
      throw new BusinessError(`${model.title}不支持导入，请逐条新增`);
    return openRecords(parts, request, code);
  };
  const config = { access: 'session' } as const;
  await app.register(async (scope) => {
    await scope.register(fastifyMultipart, {
      throwFileSizeLimit: false,
      limits: {
        fileSize: LARGEST_FILE + 1,
        files: fileLimits.files,
        fields: 10,
        fieldSize: 10_000,
        parts: 24,
        ...HEADERS,
      },
    });
    addRoute(scope, 'importFiles', { config }, (request, reply) => {
      reply.header('connection', 'close');
      return quota(request, async () => {
        const records = await opened(request);
        const { files } = await receiveFiles(parts.files, request);
        reply.removeHeader('connection');
        return ok(await lookAt(records, { files, tables, store: parts.files, tenant: request.actor.tenant }));
      });
    });
    const atOnce = (request: FastifyRequest, code: string) =>
      quota(request, async () => {
        const records = await opened(request, code);
        return importNow(parts, tables, records, await receiveFiles(parts.files, request));
      });
    addRoute(scope, ['importXls', 'importExcel'], { config }, (request) => atOnce(request, codeOf(request)));
    addRoute(scope, ['restImport', 'messageRestImport'], { config }, (request) =>
      atOnce(request, restCode(parts, request)),
    );
  });
  addRoute(app, 'importJob', { config: { ...config, idempotent: true } }, async (request) => {
    const records = await opened(request);
    const order = readOrder(request.body);
    mayImport(records, order.how);
    // What cannot be meant is refused at once, not by a job that fails.
    keyOf(records, order);
    fixedFields(records, order.fixed);
    await filesThere(parts.files, request.actor, order.files);
    const title = titleOf(records, order.files, order.mode);
    const id = await jobs.start(request.actor, { kind: KIND, title, input: { code: codeOf(request), order } });
    return ok({ id }, '已提交，可在任务中心查看');
  });
  addRoute(app, 'importTemplate', { config }, async (request, reply) => {
    const records = await opened(request);
    const { fixed = '' } = request.query as QueryParameters;
    const without = new Set(fixed.split(','));
    const made = await spool((path) => writeTemplate(path, records, without, context.clock()));
    return sendSpool(reply, made, { name: `${records.shape.model.title}导入模板.xlsx`, type: XLSX });
  });
  jobs.register(importHandler(parts, tables));
}

/** As the family's import button calls it: the files, and little said about them. */
async function importNow(parts: ImportParts, tables: Tables, records: Records, received: Received): Promise<Envelope> {
  const { context, actor } = records;
  const { files, fields } = received;
  mayImport(records, 'insert');
  const good = files.filter((file) => file.path !== undefined);
  if (files.length === 0) throw new ParamError('no file');
  const mode = fields.get('validateStatus') === '1' ? 'all' : 'good';
  const stored = good.map(({ name, path = '' }) => ({ name, path }));
  const set = openChangeSet(records, { kind: 'import', title: titleOf(records, files, mode) });
  const order = { mapping: {}, how: 'insert', key: [], mode, clear: false, total: 0, lines: {}, fixed: {} } as const;
  try {
    const refused = files.flatMap(({ name, error }) =>
      error === undefined ? [] : [{ file: name, sheet: '', reason: error }],
    );
    // One file that is none is enough to import nothing of `all`.
    const asked: ImportOrder = { ...order, files: [], mode: mode === 'all' && refused.length > 0 ? 'check' : mode };
    const atHand = storedFiles(parts.files, actor, stored);
    const work = {
      records,
      dictionaries: parts.dictionaries,
      order: asked,
      files: atHand,
      tables,
      set,
      fixed: fixedOf(records, fields.get('foreignKeys')),
    };
    const done = await importFiles(work);
    const outcome: ImportOutcome = { ...done, left: [...refused, ...done.left] };
    if (asked.mode !== 'check' && hasWritten(outcome))
      void records.ports.announceSave(records, undefined, { members: true, children: () => true });
    return await answerOf(parts, {
      records,
      tables,
      files: atHand,
      outcome: asked.mode === 'check' ? nothingOf(outcome) : outcome,
      mode,
    });
  } finally {
    await removeFiles(parts.files, actor.tenant, stored);
    context.log.debug({ files: files.length }, 'files imported');
  }
}

const nothingOf = (outcome: ImportOutcome): ImportOutcome => {
  const lines = outcome.lines.map((each) => ({ ...each, inserted: 0, updated: 0 }));
  return { ...outcome, inserted: 0, updated: 0, lines };
};

interface Answering {
  records: Records;
  tables: Tables;
  files: readonly FileAtHand[];
  outcome: ImportOutcome;
  mode: 'all' | 'good';
}

/** Code 201 is a success with something to look at; its file has the rows with errors. */
async function answerOf(parts: ImportParts, { records, tables, files, outcome, mode }: Answering): Promise<Envelope> {
  const { inserted, wrong, left, total } = outcome;
  const file = hasWrong(outcome) ? await keepErrors(parts, records.actor, { files, tables }, outcome) : undefined;
  const result = {
    ...toldOf(outcome),
    totalCount: total,
    successCount: inserted,
    errorCount: wrong,
    msg: sayOutcome(outcome, mode),
    ...(file ? { fileUrl: pathTo(ENDPOINTS.storedFile, { path: file.path }), fileName: file.name } : {}),
  };
  if (!hasWrong(outcome) && left.length === 0) return ok(result, result.msg);
  return hasWritten(outcome)
    ? { ...ok(result, '导入成功,但是有错误数据!'), code: 201 }
    : failed(500, result.msg, result);
}

/** Values every row gets, by keys or columns. Throws ParamError. */
function fixedOf({ shape }: Records, text: string | undefined): Record<string, unknown> {
  if (text === undefined || text === '') return {};
  let sent: unknown;
  try {
    sent = JSON.parse(text);
  } catch {
    throw new ParamError('foreignKeys');
  }
  if (typeof sent !== 'object' || sent === null || Array.isArray(sent)) throw new ParamError('foreignKeys');
  return fixedFields({ shape }, sent as Record<string, unknown>);
}

function fixedFields({ shape }: Pick<Records, 'shape'>, sent: Readonly<Record<string, unknown>>) {
  return Object.fromEntries(
    Object.entries(sent).map(([name, value]) => {
      const field = shape.fields.find(({ key, column }) => key === name || column === name);
      if (!field) throw new ParamError('foreignKeys');
      return [field.key, value];
    }),
  );
}

function restCode({ context }: RecordParts, request: FastifyRequest): string {
  const model = modelAtRest(context, request);
  if (!model) throw new ForbiddenError(`no import at ${request.url}`);
  return model.code;
}

function codeOf(request: FastifyRequest): string {
  return (request.params as { code?: string }).code ?? '';
}
