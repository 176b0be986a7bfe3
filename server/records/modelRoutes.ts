import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { CHANGE_SET_HEADER } from '../../engine/api/endpoints.ts';
import { optionsOf } from '../../engine/values/optionsOf.ts';
import { valueTypes } from '../../engine/values/valueTypes.ts';
import type { Row, SqlValue } from '../db/Database.ts';
import type { Dictionaries } from '../dictionaries/dictionaries.ts';
import type { Context, ModelAction } from '../http/Context.ts';
import { ok } from '../http/envelope.ts';
import { settleClaim } from '../http/idempotency.ts';
import type { QueryParameters } from '../http/query.ts';
import { addRoute } from '../http/route.ts';
import { sendPage } from '../http/sendPage.ts';
import { modelByCode } from '../http/wireCodes.ts';
import { binRoutes } from './bin/binRoutes.ts';
import { bulkEditRoute } from './bulk/bulkEditRoute.ts';
import { changeRoute } from './changeRoute.ts';
import { changeSetRoutes } from './changeSets/changeSetRoutes.ts';
import { historyRoutes } from './history/historyRoutes.ts';
import { exportLimits } from './limits.ts';
import { openRecords, type RecordParts } from './openRecords.ts';
import type { Records } from './Records.ts';
import { columnValues } from './read/columnValues.ts';
import { readRecordQuery } from './read/recordQuery.ts';
import { getRecord, listRecords, pageOf, type RecordQuery, selectRecords } from './read/records.ts';
import { treeRoutes } from './read/treeRoutes.ts';
import { type CsvColumn, exportBatch, type Spool, sendCsv, spoolCsv } from './transfer/csv.ts';
import { importRoute } from './transfer/importRoute.ts';
import { formMeta, listMeta, queryInfo, viewOf } from './wire/meta.ts';
import { textsFor, withRecordTexts } from './wire/recordTexts.ts';
import { choicesOf } from './wire/wireMeta.ts';
import { addRecord, editRecord, removeRecords } from './write/changeRecords.ts';
import { passedOver } from './write/input.ts';
import { readReferences } from './write/references.ts';
import { saveRoute } from './write/saveRoute.ts';

/** A record may bring its sub-tables. */
const formLimit = 8 * 1024 * 1024;

/** The endpoints of every declared model, by the code in the path: docs/contract.md, “Records”. */
export function modelRoutes(app: FastifyInstance, parts: RecordParts): void {
  const { context, dictionaries } = parts;
  const recordsOf = (request: FastifyRequest) => openRecords(parts, request, pathPart(request, 'code'));
  const textsOf = (request: FastifyRequest) => dictionaries.all(request.actor.tenant);
  const read = { config: { access: { model: 'read' } } } as const;

  addRoute(app, 'recordColumns', read, async (request) => {
    const { actor, shape } = await recordsOf(request);
    return ok(listMeta(context, actor, shape, await textsOf(request)));
  });
  addRoute(app, 'recordQuery', read, async (request) => {
    const { actor, shape } = await recordsOf(request);
    return ok(queryInfo(context, actor, shape, await textsOf(request)));
  });
  addRoute(app, 'recordForm', read, async (request) => {
    const { actor, shape } = await recordsOf(request);
    return ok(formMeta(context, actor, shape, await textsOf(request)));
  });
  addRoute(app, 'listRecords', read, async (request, reply) => {
    const records = await recordsOf(request);
    const query = readRecordQuery(request.query as QueryParameters, records);
    const hooks = parts.ports.hooks.get(records.shape.model.table);
    await hooks?.listing?.(records.actor);
    const found = pageOf(await listRecords(records, query, { estimate: true }), query);
    const note = await hooks?.note?.(records.actor);
    return sendPage(reply, note === undefined ? found : { ...found, note }, (rows) =>
      withRecordTexts(context, dictionaries, request.actor, records.shape, rows),
    );
  });
  addRoute(app, 'columnValues', read, async (request) =>
    ok(await columnValues(await recordsOf(request), request.query as QueryParameters)),
  );
  addRoute(app, ['readRecord', 'readDetail'], read, async (request) => {
    const records = await recordsOf(request);
    const row = await getRecord(records, pathPart(request, 'id'));
    const [named] = await withRecordTexts(context, dictionaries, request.actor, records.shape, [row]);
    return ok(named);
  });
  addRoute(app, 'exportRecords', { config: { access: { model: 'export' } } }, async (request, reply) =>
    exportCsv(await recordsOf(request), dictionaries, request, reply),
  );
  treeRoutes(app, recordsOf, readRecordQuery);
  addWriteRoutes(app, recordsOf, context);
  changeRoute(app, recordsOf, context);
  bulkEditRoute(app, recordsOf);
  importRoute(app, recordsOf, parts);
  saveRoute(app, recordsOf, context);
  historyRoutes(app, parts, recordsOf);
  changeSetRoutes(app, parts, recordsOf);
  binRoutes(app, parts, recordsOf);
}

function addWriteRoutes(
  app: FastifyInstance,
  recordsOf: (request: FastifyRequest) => Promise<Records>,
  context: Context,
): void {
  const adding = { config: { access: { model: 'add' }, idempotent: true }, bodyLimit: formLimit } as const;
  addRoute(app, 'addRecord', adding, async (request) => {
    const records = await recordsOf(request);
    const answer = await addRecord(records, request.body, async (id, session) => {
      const reply = ok(id, '添加成功！');
      await settleClaim(session, request.claim, reply);
      return reply;
    });
    void records.ports.announceSave(records, request, { members: true, children: carriedBy(request) });
    return answer;
  });
  addRoute(app, 'editRecord', { config: { access: { model: 'edit' } }, bodyLimit: formLimit }, async (request) => {
    const records = await recordsOf(request);
    const row = await editRecord(records, request.body);
    void records.ports.announceSave(records, request, { edited: [String(row.id)], children: carriedBy(request) });
    return ok(row, ['修改成功！', ...keptFields(records.shape, request.body, row)].join(''));
  });
  const removal = (request: FastifyRequest): ModelAction => removalAction(context, request);
  addRoute(app, 'removeRecords', { config: { access: { model: removal } } }, async (request, reply) => {
    const records = await recordsOf(request);
    const { count } = request.query as QueryParameters;
    const { count: removed, set } = await removeRecords(records, pathPart(request, 'ids'), count);
    if (set) void reply.header(CHANGE_SET_HEADER, set);
    void records.ports.announceSave(records, request, { members: true, children: () => true });
    return ok(removed, sayRemoved(records.shape.model, removed));
  });
}

function sayRemoved({ recycleBin, tree }: Records['shape']['model'], removed: number): string {
  const counted = tree ? `，共 ${removed} 条` : '';
  return `删除成功${counted}${recycleBin ? '，已放入回收站' : ''}！`;
}

/** `列 状态 是只读的，未修改。`, for every field that was sent another value in vain. */
function keptFields({ fields, model }: Records['shape'], body: unknown, row: Row): string[] {
  const sent = body as Readonly<Record<string, unknown>>;
  return fields.flatMap((field) => {
    const { key, kind, title, cell } = field;
    if (!Object.hasOwn(sent, key) || passedOver(field, model) !== '是只读的') return [];
    const parsed = valueTypes[kind].parse(sent[key], optionsOf(cell));
    const isKept = parsed.ok && JSON.stringify(parsed.value) === JSON.stringify(row[key] ?? null);
    return isKept ? [] : [`列 ${title} 是只读的，未修改。`];
  });
}

/** Which sub-tables the record that was sent carries. */
function carriedBy({ body }: FastifyRequest): (code: string) => boolean {
  return (code) => typeof body === 'object' && body !== null && Object.hasOwn(body, code);
}

/** Several at once is the batch's right; a single one either's, for a batch may hold one row. */
function removalAction(context: Context, request: FastifyRequest): ModelAction {
  const several = pathPart(request, 'ids').replace(/,\s*$/, '').includes(',');
  if (several) return 'batch_delete';
  const model = modelByCode(context.compiled(), pathPart(request, 'code'));
  return model && context.rights.mayModel(request.actor, model.id, 'delete') ? 'delete' : 'batch_delete';
}

async function exportCsv(records: Records, dictionaries: Dictionaries, request: FastifyRequest, reply: FastifyReply) {
  const query = readRecordQuery(request.query as QueryParameters, records);
  const view = viewOf(records.context, records.actor, records.shape);
  const shown = view.columns.filter((column) => !column.hidden);
  const texts = await textsFor(records.context, dictionaries, records.actor, shown);
  const names = await readReferences(records, new Set(shown.map((column) => column.type)));
  const columns = shown.map((column): CsvColumn => {
    const { key, title, type } = column;
    const items = choicesOf(column, texts) ?? names.get(type)?.items;
    return { key, title, kind: column.kind, options: optionsOf(column, items) };
  });
  const spool = await exportRecords(records, query, columns, () => reply.raw.destroyed);
  return sendCsv(reply, spool, view.title);
}

function pathPart(request: FastifyRequest, name: 'code' | 'id' | 'ids'): string {
  return (request.params as Partial<Record<typeof name, string>>)[name] ?? '';
}

/** All matching records, up to the limit, as one consistent file. `stopped`: the client has gone. */
function exportRecords(
  records: Records,
  query: Pick<RecordQuery, 'filter' | 'sort'>,
  columns: readonly CsvColumn[],
  stopped: () => boolean,
): Promise<Spool> {
  const { sql, parameters } = selectRecords(records, query).limit(exportLimits.rows).compile();
  const selection = { sql, values: parameters as readonly SqlValue[] };
  const { context, actor } = records;
  const options = { size: exportBatch, deadline: exportLimits.deadline };
  return spoolCsv((onRows) => context.db.readInBatches(actor, selection, options, onRows), columns, stopped);
}
