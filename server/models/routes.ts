import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { QueryProblem } from '../../engine/queries/Filter.ts';
import { readFilter } from '../../engine/queries/filters.ts';
import { readPage } from '../../engine/queries/page.ts';
import { readSort } from '../../engine/queries/sort.ts';
import { optionsOf } from '../../engine/values/optionsOf.ts';
import type { Context, ModelAction } from '../context.ts';
import { announceSave, carriedBy } from '../live/announceSave.ts';
import { ok, page } from '../plugins/envelope.ts';
import { NotFoundError, ParamError } from '../plugins/errors.ts';
import { settleClaim } from '../plugins/idempotency.ts';
import type { Dictionaries } from '../system/dictionaries.ts';
import { modelByCode } from '../system/rights.ts';
import type { Records } from './access.ts';
import { addRecord, editRecord, removeRecords } from './changeRecords.ts';
import { type CsvColumn, sendCsv } from './csv.ts';
import { exportRecords } from './exportRecords.ts';
import { importRoute } from './importRoute.ts';
import { faceOf, formMeta, listMeta, queryInfo } from './meta.ts';
import { getRecord, listRecords } from './records.ts';
import { keptKind, readReferences } from './references.ts';
import { saveRoute } from './saveRoute.ts';
import { shapeOf } from './shape.ts';
import { choicesOf } from './wireMeta.ts';

const api = '/online/cgform/api';
/** A record may bring its sub-tables. */
const formLimit = 8 * 1024 * 1024;

type Query = Readonly<Record<string, string>>;

/** The endpoints of every declared model, by the code in the path (contract 4.5). */
export function modelRoutes(app: FastifyInstance, context: Context, dictionaries: Dictionaries): void {
  const recordsOf = (request: FastifyRequest) => openRecords(context, dictionaries, request);
  const textsOf = (request: FastifyRequest) => dictionaries.all(request.actor.tenant);
  const read = { config: { access: { model: 'read' } } } as const;

  app.get(`${api}/getColumns/:code`, read, async (request) => {
    const { actor, shape } = await recordsOf(request);
    return ok(listMeta(context, actor, shape, await textsOf(request)));
  });
  app.get(`${api}/getQueryInfo/:code`, read, async (request) => {
    const { actor, shape } = await recordsOf(request);
    return ok(queryInfo(context, actor, shape, await textsOf(request)));
  });
  app.get(`${api}/getFormItem/:code`, read, async (request) => {
    const { actor, shape } = await recordsOf(request);
    return ok(formMeta(context, actor, shape, await textsOf(request)));
  });
  app.get(`${api}/getData/:code`, read, async (request) => {
    const records = await recordsOf(request);
    const query = readQuery(request.query as Query, records);
    const { records: rows, total } = await listRecords(records, query);
    return ok(page(rows, total, query.page.current, query.page.size));
  });
  for (const name of ['form', 'detail']) {
    app.get(`${api}/${name}/:code/:id`, read, async (request) =>
      ok(await getRecord(await recordsOf(request), pathPart(request, 'id'))),
    );
  }
  app.get(`${api}/exportCsv/:code`, { config: { access: { model: 'export' } } }, async (request, reply) =>
    exportCsv(await recordsOf(request), await textsOf(request), request, reply),
  );
  addWriteRoutes(app, recordsOf, context);
  importRoute(app, recordsOf, context);
  saveRoute(app, recordsOf, context);
}

function addWriteRoutes(
  app: FastifyInstance,
  recordsOf: (request: FastifyRequest) => Promise<Records>,
  context: Context,
): void {
  const url = `${api}/form/:code`;
  app.post(url, { config: { access: { model: 'add' }, idempotent: true }, bodyLimit: formLimit }, async (request) => {
    const records = await recordsOf(request);
    const answer = await addRecord(records, request.body, async (id, session) => {
      const reply = ok(id, '添加成功！');
      await settleClaim(session, request.claim, reply);
      return reply;
    });
    void announceSave(records, request, { members: true, children: carriedBy(request.body) });
    return answer;
  });
  app.put(url, { config: { access: { model: 'edit' } }, bodyLimit: formLimit }, async (request) => {
    const records = await recordsOf(request);
    const row = await editRecord(records, request.body);
    void announceSave(records, request, { edited: [String(row.id)], children: carriedBy(request.body) });
    return ok(row, '修改成功！');
  });
  const removal = (request: FastifyRequest): ModelAction => removalAction(context, request);
  app.delete(`${url}/:ids`, { config: { access: { model: removal } } }, async (request) => {
    const records = await recordsOf(request);
    const removed = await removeRecords(records, pathPart(request, 'ids'));
    void announceSave(records, request, { members: true, children: () => true });
    return ok(removed, '删除成功！');
  });
}

/** Several at once is the batch's right; a single one either's, for a batch may hold one row. */
function removalAction(context: Context, request: FastifyRequest): ModelAction {
  const several = pathPart(request, 'ids').replace(/,\s*$/, '').includes(',');
  if (several) return 'batch_delete';
  const model = modelByCode(context.compiled(), pathPart(request, 'code'));
  return model && context.rights.mayModel(request.actor, model.id, 'delete') ? 'delete' : 'batch_delete';
}

async function openRecords(context: Context, dictionaries: Dictionaries, request: FastifyRequest): Promise<Records> {
  const { actor } = request;
  const model = modelByCode(context.compiled(), pathPart(request, 'code'));
  if (!model) throw new NotFoundError();
  const texts = await dictionaries.all(actor.tenant);
  return {
    context,
    actor,
    shape: shapeOf(model, context.rights.hiddenFields(actor, model.id)),
    dictionary: (code) => (Object.hasOwn(texts, code) ? texts[code] : undefined),
  };
}

function readQuery(parameters: Query, { shape }: Records) {
  try {
    return {
      filter: readFilter(parameters, shape.query),
      sort: readSort(parameters, shape.query, defaultSort(shape)),
      page: readPage(parameters),
    };
  } catch (error) {
    throw error instanceof QueryProblem ? new ParamError(error.message) : error;
  }
}

/** A declared sort by a field the actor may not know would tell its order. */
function defaultSort({ model, columns }: Records['shape']) {
  return columns.has(model.sort.column) ? [model.sort] : [{ column: 'createTime', order: 'desc' } as const];
}

async function exportCsv(
  records: Records,
  texts: Awaited<ReturnType<Dictionaries['all']>>,
  request: FastifyRequest,
  reply: FastifyReply,
) {
  const query = readQuery(request.query as Query, records);
  const face = faceOf(records.context, records.actor, records.shape);
  const shown = face.columns.filter((column) => column.visible);
  const names = await readReferences(records, new Set(shown.map((column) => column.type)));
  const columns = shown.map((column): CsvColumn => {
    const { key, title, type } = column;
    const items = choicesOf(column, texts) ?? names.get(type);
    return { key, title, kind: keptKind(column, column.kind), options: optionsOf(column, items) };
  });
  const spool = await exportRecords(records, query, columns, () => reply.raw.destroyed);
  return sendCsv(reply, spool, face.title);
}

function pathPart(request: FastifyRequest, name: 'code' | 'id' | 'ids'): string {
  return (request.params as Partial<Record<typeof name, string>>)[name] ?? '';
}
