import type { FastifyInstance, FastifyRequest } from 'fastify';
import { pathTo } from '../../engine/api/endpoints.ts';
import { isRecord } from '../../engine/api/envelope.ts';
import { FAMILY_ENDPOINTS } from '../../engine/api/familyEndpoints.ts';
import type { Model } from '../../engine/plan/compiled.ts';
import type { Context, ModelAction } from '../http/Context.ts';
import { ok, page } from '../http/envelope.ts';
import { ForbiddenError, NoAddressError, ParamError } from '../http/errors.ts';
import { settleClaim } from '../http/idempotency.ts';
import type { QueryParameters } from '../http/query.ts';
import { addRoute } from '../http/route.ts';
import { sendPage } from '../http/sendPage.ts';
import type { RecordsFor } from './openRecords.ts';
import type { Records } from './Records.ts';
import { readRecordQuery } from './read/recordQuery.ts';
import { getRecord, listRecords } from './read/records.ts';
import { addRecord, editRecord, removeRecords } from './write/changeRecords.ts';

/** Whose resources stand one step lower than the others. */
const [MESSAGES = ''] = FAMILY_ENDPOINTS.messageRestList.path.split('{');

/** The model whose `rest` a call below it names; undefined: none. */
export function modelAtRest({ compiled }: Pick<Context, 'compiled'>, request: FastifyRequest): Model | undefined {
  const { resource } = request.params as { resource: string };
  const { restList, messageRestList } = FAMILY_ENDPOINTS;
  const lower = request.routeOptions.url?.startsWith(MESSAGES);
  const asked = pathTo(lower ? messageRestList : restList, { resource });
  return [...compiled().models.values()].find(({ rest }) => `${rest}/list` === asked);
}

/**
 * `/sys/{resource}/list`, `queryById`, `add`, `edit`, `delete`, `deleteBatch` of every model that declares `rest`: another
 * interface to the same records. Routes of their own come before these.
 */
export function restRoutes(app: FastifyInstance, context: Context, recordsFor: RecordsFor): void {
  const config = { access: 'session' } as const;
  const open = (request: FastifyRequest, action: ModelAction): Promise<Records> => {
    const model = modelAtRest(context, request);
    // To all but administrators it answers like one they may not see.
    if (!model) throw request.actor.admin ? new NoAddressError() : new ForbiddenError(`no records at ${request.url}`);
    return recordsFor(request, model.code, action);
  };
  addRoute(app, ['restList', 'messageRestList'], { config }, async (request, reply) => {
    const records = await open(request, 'read');
    const query = readRecordQuery(request.query as QueryParameters, records);
    const found = await listRecords(records, query);
    return sendPage(reply, page(found.records, found.total, query.page.current, query.page.size), (rows) => rows);
  });
  addRoute(app, ['restRecord', 'messageRestRecord'], { config }, async (request) =>
    ok(await getRecord(await open(request, 'read'), idOf(request))),
  );
  addRoute(app, ['restAdd', 'messageRestAdd'], { config: { ...config, idempotent: true } }, async (request) =>
    addRecord(await open(request, 'add'), request.body, async (id, session) => {
      const reply = ok(id, '添加成功！');
      await settleClaim(session, request.claim, reply);
      return reply;
    }),
  );
  addRoute(
    app,
    ['restEdit', 'restEditByPost', 'messageRestEdit', 'messageRestEditByPost'],
    { config },
    async (request) => {
      const records = await open(request, 'edit');
      return ok(await editRecord(records, await withVersion(records, request.body)), '修改成功!');
    },
  );
  addRoute(app, ['restRemove', 'messageRestRemove'], { config }, async (request) => {
    await removeRecords(await open(request, 'delete'), idOf(request));
    return ok(null, '删除成功!');
  });
  addRoute(app, ['restRemoveBatch', 'messageRestRemoveBatch'], { config }, async (request) => {
    await removeRecords(await open(request, 'batch_delete'), (request.query as QueryParameters).ids ?? '');
    return ok(null, '批量删除成功!');
  });
}

function idOf(request: FastifyRequest): string {
  const { id = '' } = request.query as QueryParameters;
  if (!/^[\w-]{1,36}$/.test(id)) throw new ParamError('id');
  return id;
}

/** Clients of this interface know of no versions: theirs is the one that is kept. */
export async function withVersion(records: Records, body: unknown): Promise<unknown> {
  if (!isRecord(body) || body.version !== undefined || typeof body.id !== 'string') return body;
  const { version } = await getRecord(records, body.id);
  return { ...body, version };
}
