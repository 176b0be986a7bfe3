import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { optionsOf } from '../../engine/values/optionsOf.ts';
import type { Context, ModelAction } from '../context.ts';
import { announceSave, carriedBy } from '../live/announceSave.ts';
import { ok, page } from '../plugins/envelope.ts';
import { settleClaim } from '../plugins/idempotency.ts';
import type { Dictionaries } from '../system/dictionaries.ts';
import { modelByCode } from '../system/rights.ts';
import type { Records } from './access.ts';
import { addRecord, editRecord, removeRecords } from './changeRecords.ts';
import { type CsvColumn, sendCsv } from './csv.ts';
import { exportRecords } from './exportRecords.ts';
import { importRoute } from './importRoute.ts';
import { faceOf, formMeta, listMeta, queryInfo } from './meta.ts';
import { openRecords } from './openRecords.ts';
import { readRecordQuery } from './recordQuery.ts';
import { getRecord, listRecords } from './records.ts';
import { textsFor, withRecordTexts } from './recordTexts.ts';
import { keptKind, readReferences } from './references.ts';
import { saveRoute } from './saveRoute.ts';
import { treeRoutes } from './treeRoutes.ts';
import { choicesOf } from './wireMeta.ts';

const api = '/online/cgform/api';
/** A record may bring its sub-tables. */
const formLimit = 8 * 1024 * 1024;

type Query = Readonly<Record<string, string>>;

/** The endpoints of every declared model, by the code in the path (contract 4.5). */
export function modelRoutes(app: FastifyInstance, context: Context, dictionaries: Dictionaries): void {
  const recordsOf = (request: FastifyRequest) =>
    openRecords(context, dictionaries, request.actor, pathPart(request, 'code'), request.body);
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
    const query = readRecordQuery(request.query as Query, records);
    const { records: found, total } = await listRecords(records, query);
    const rows = await withRecordTexts(context, dictionaries, request.actor, records.shape, found);
    return ok(page(rows, total, query.page.current, query.page.size));
  });
  for (const name of ['form', 'detail']) {
    app.get(`${api}/${name}/:code/:id`, read, async (request) => {
      const records = await recordsOf(request);
      const row = await getRecord(records, pathPart(request, 'id'));
      const [named] = await withRecordTexts(context, dictionaries, request.actor, records.shape, [row]);
      return ok(named);
    });
  }
  app.get(`${api}/exportCsv/:code`, { config: { access: { model: 'export' } } }, async (request, reply) =>
    exportCsv(await recordsOf(request), dictionaries, request, reply),
  );
  treeRoutes(app, api, recordsOf, readRecordQuery);
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
    const { count } = request.query as Query;
    const removed = await removeRecords(records, pathPart(request, 'ids'), count);
    void announceSave(records, request, { members: true, children: () => true });
    return ok(removed, records.shape.model.tree ? `删除成功，共 ${removed} 条！` : '删除成功！');
  });
}

/** Several at once is the batch's right; a single one either's, for a batch may hold one row. */
function removalAction(context: Context, request: FastifyRequest): ModelAction {
  const several = pathPart(request, 'ids').replace(/,\s*$/, '').includes(',');
  if (several) return 'batch_delete';
  const model = modelByCode(context.compiled(), pathPart(request, 'code'));
  return model && context.rights.mayModel(request.actor, model.id, 'delete') ? 'delete' : 'batch_delete';
}

async function exportCsv(records: Records, dictionaries: Dictionaries, request: FastifyRequest, reply: FastifyReply) {
  const query = readRecordQuery(request.query as Query, records);
  const face = faceOf(records.context, records.actor, records.shape);
  const shown = face.columns.filter((column) => column.visible);
  const texts = await textsFor(records.context, dictionaries, records.actor, shown);
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
