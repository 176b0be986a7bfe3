import type { FastifyInstance, FastifyRequest } from 'fastify';
import { isRecord } from '../../engine/api/envelope.ts';
import type { Context, ModelAction } from '../http/Context.ts';
import { ok, page } from '../http/envelope.ts';
import { ParamError } from '../http/errors.ts';
import { settleClaim } from '../http/idempotency.ts';
import type { QueryParameters } from '../http/query.ts';
import { addRoute } from '../http/route.ts';
import { modelByCode } from '../http/wireCodes.ts';
import type { RecordsFor } from '../records/openRecords.ts';
import type { Records } from '../records/Records.ts';
import { readRecordQuery } from '../records/read/recordQuery.ts';
import { getRecord, listRecords } from '../records/read/records.ts';
import { withVersion } from '../records/restRoutes.ts';
import { addRecord, editRecord, removeRecords } from '../records/write/changeRecords.ts';
import { nowText, pushAgain, releaseAnnouncement, revokeAnnouncement } from './announcements.ts';
import { readAnnouncement } from './reading.ts';

type Open = (request: FastifyRequest, action: ModelAction) => Promise<Records>;

/** The model that says what an announcement is; these routes are another interface to it. */
const CODE = 'system_announcement';
const LIMIT = 8 * 1024 * 1024;

/** `/sys/annountCement/*`: announcements written, released and revoked by those who may; the spelling is JeecgBoot’s. */
export function announcementRoutes(app: FastifyInstance, context: Context, recordsFor: RecordsFor): void {
  const config = { access: 'session' } as const;
  const open: Open = (request, action) => recordsFor(request, CODE, action);
  addRoute(app, 'announcements', { config }, async (request) => {
    const records = await open(request, 'read');
    const query = readRecordQuery(request.query as QueryParameters, records);
    const found = await listRecords(records, query);
    return ok(page(found.records, found.total, query.page.current, query.page.size));
  });
  addRoute(app, 'announcement', { config }, async (request) => {
    const id = idOf(request);
    // Who writes announcements sees drafts as well; all others what is for them.
    return ok(
      mayAct(context, request, 'read')
        ? await getRecord(await open(request, 'read'), id)
        : await readAnnouncement(context, request.actor, id),
    );
  });
  writeRoutes(app, context, open);
  sendRoutes(app, context, open);
}

function writeRoutes(app: FastifyInstance, context: Context, open: Open): void {
  const config = { access: 'session' } as const;
  const adding = { config: { ...config, idempotent: true }, bodyLimit: LIMIT };
  addRoute(app, 'addAnnouncement', adding, async (request) => {
    const records = await open(request, 'add');
    const body = isRecord(request.body) ? { startTime: nowText(context), ...request.body } : request.body;
    return addRecord(records, body, async (id, session) => {
      const reply = ok(id, '添加成功！');
      await settleClaim(session, request.claim, reply);
      return reply;
    });
  });
  const editing = { config, bodyLimit: LIMIT };
  addRoute(app, ['editAnnouncement', 'editAnnouncementByPost'], editing, async (request) => {
    const records = await open(request, 'edit');
    return ok(await editRecord(records, await withVersion(records, request.body)), '修改成功!');
  });
  addRoute(app, 'removeAnnouncement', { config }, async (request) => {
    await removeRecords(await open(request, 'delete'), idOf(request));
    return ok(null, '删除成功!');
  });
  addRoute(app, 'removeAnnouncements', { config }, async (request) => {
    const { ids = '' } = request.query as QueryParameters;
    await removeRecords(await open(request, 'batch_delete'), ids);
    return ok(null, '批量删除成功!');
  });
}

function sendRoutes(app: FastifyInstance, context: Context, open: Open): void {
  const config = { access: 'session' } as const;
  addRoute(app, 'releaseAnnouncement', { config: { ...config, writes: true } }, async (request) => {
    await open(request, 'release');
    await releaseAnnouncement(context, request.actor, idOf(request));
    return ok(null, '发布成功');
  });
  addRoute(app, 'revokeAnnouncement', { config: { ...config, writes: true } }, async (request) => {
    await open(request, 'revoke');
    await revokeAnnouncement(context, request.actor, idOf(request));
    return ok(null, '撤销成功');
  });
  addRoute(app, 'pushAnnouncement', { config: { ...config, writes: true } }, async (request) => {
    await open(request, 'release');
    const { anntId = '' } = request.query as QueryParameters;
    if (!/^[\w-]{1,36}$/.test(anntId)) throw new ParamError('anntId');
    await pushAgain(context, request.actor, anntId);
    return ok(null);
  });
}

function mayAct(context: Context, { actor }: FastifyRequest, action: ModelAction): boolean {
  const model = modelByCode(context.compiled(), CODE);
  return model !== undefined && context.rights.mayModel(actor, model.id, action);
}

function idOf(request: FastifyRequest): string {
  const { id = '' } = request.query as QueryParameters;
  if (!/^[\w-]{1,36}$/.test(id)) throw new ParamError('id');
  return id;
}
