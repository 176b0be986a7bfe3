import type { FastifyInstance, FastifyRequest } from 'fastify';
import { isRecord } from '../../engine/api/envelope.ts';
import type { Resolve } from '../config/openAddress.ts';
import { holdsToken } from '../http/bearerToken.ts';
import { textField } from '../http/body.ts';
import type { Context } from '../http/Context.ts';
import { ok } from '../http/envelope.ts';
import { BusinessError, NoAddressError, NotFoundError, ParamError } from '../http/errors.ts';
import { AddressError } from '../http/outbound/judgedTarget.ts';
import type { QueryParameters } from '../http/query.ts';
import { addRoute } from '../http/route.ts';
import { bringBack, mayLook } from '../records/bin/binRights.ts';
import { purgeBin } from '../records/bin/purgeBin.ts';
import { readBin } from '../records/bin/readBin.ts';
import type { RecordsFor } from '../records/openRecords.ts';
import type { Records, TableHooks } from '../records/Records.ts';
import { withVersion } from '../records/restRoutes.ts';
import { addRecord, editRecord } from '../records/write/changeRecords.ts';
import { inTenant } from '../records/write/tenantRows.ts';
import { actingOf } from './acting.ts';
import { FOLDER, forwardRoutes } from './forward.ts';
import { definitionOf, filterLines, type GatewayRoute, predicateLines, wireOf } from './GatewayRoute.ts';
import { filterHooks, predicateHooks, routeHooks } from './gatewayHooks.ts';
import { createRoutesInForce, FILTERS, PREDICATES, ROUTES, type RoutesInForce, readRoutes } from './readRoutes.ts';
import { allowingOf, upstreamOf } from './upstream.ts';

/** Routes of a gateway: kept, told to one, and acted on here. */
export interface Gateway {
  hooks: readonly (readonly [table: string, hooks: TableHooks])[];
  routes(app: FastifyInstance, recordsFor: RecordsFor): Promise<void>;
}

const MOST_BINNED = 500;

export function createGateway(context: Context, resolve?: Resolve): Gateway {
  const inForce = createRoutesInForce(context);
  return {
    hooks: [
      [ROUTES.code, routeHooks(inForce.forget)],
      [PREDICATES, predicateHooks],
      [FILTERS, filterHooks],
    ],
    async routes(app, recordsFor) {
      keptRoutes(app, { context, recordsFor, inForce, resolve });
      binRoutes(app, recordsFor, inForce);
      addRoute(app, 'gatewayDefinitions', { config: { access: 'open' } }, async (request) => {
        if (!holdsToken(request, context.settings.gatewayToken)) throw new NoAddressError();
        return (await inForce.get()).map(definitionOf);
      });
      await forwardRoutes(app, { context, routes: inForce, resolve });
    },
  };
}

interface GatewayParts {
  context: Context;
  recordsFor: RecordsFor;
  inForce: RoutesInForce;
  resolve: Resolve | undefined;
}

const idIn = (request: FastifyRequest): string => {
  const { id = '' } = request.query as QueryParameters;
  if (typeof id !== 'string' || !/^[\w-]{1,36}$/.test(id)) throw new ParamError('id');
  return id;
};

const allOf = (records: Records): Promise<GatewayRoute[]> =>
  inTenant(records, (session) => readRoutes(session, records.actor.tenant));

async function oneOf(records: Records, id: string): Promise<GatewayRoute> {
  const found = (await allOf(records)).find((route) => route.id === id);
  if (!found) throw new NotFoundError();
  return found;
}

/** A record as it is written, with its lines. */
function bodyOf(router: Record<string, unknown>): Record<string, unknown> {
  const { id, version, routerId, name, uri, status, orderNum, timeout, forwardToken, predicates, filters } = router;
  const given = { id, version, routerId, name, uri, orderNum, timeout, forwardToken };
  return {
    ...Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined && value !== null)),
    ...(status === undefined ? {} : { status: String(status) }),
    // What is not spoken of stays; a new one has none.
    ...(predicates === undefined ? {} : { [PREDICATES]: predicateLines(predicates) }),
    ...(filters === undefined ? {} : { [FILTERS]: filterLines(filters) }),
  };
}

/** `/sys/gatewayRoute/list`, `updateAll`, `copyRoute`, `check`, `clearRedis`; the rest of its paths is every record's. */
function keptRoutes(app: FastifyInstance, { context, recordsFor, inForce, resolve }: GatewayParts): void {
  const config = { access: 'session' } as const;
  const writes = { config: { ...config, writes: true } };
  addRoute(app, 'gatewayRoutes', { config }, async (request) =>
    ok((await allOf(await recordsFor(request, ROUTES.code, 'read'))).map(wireOf)),
  );
  addRoute(app, 'saveGatewayRoute', { config }, async (request) => {
    const router = isRecord(request.body) && isRecord(request.body.router) ? request.body.router : undefined;
    if (!router) throw new ParamError('router');
    const body = bodyOf(router);
    const known = textField(router, 'id', 36) !== '';
    const records = await recordsFor(request, ROUTES.code, known ? 'edit' : 'add');
    if (known) await editRecord(records, await withVersion(records, body));
    else await added(records, body);
    return ok(null, '保存成功！');
  });
  addRoute(app, 'copyGatewayRoute', writes, async (request) => {
    const records = await recordsFor(request, ROUTES.code, 'copy');
    const { id: _id, ...route } = await oneOf(records, idIn(request));
    const taken = new Set((await allOf(records)).map(({ routerId }) => routerId));
    const names = Array.from({ length: 99 }, (_each, at) => `${route.routerId}_copy${at === 0 ? '' : at + 1}`);
    const routerId = names.find((name) => !taken.has(name)) ?? '';
    const copy = { ...wireOf({ ...route, id: '' }), id: undefined, routerId, status: '0' };
    return ok(await added(records, bodyOf(copy)), `已复制为 ${routerId}，停用`);
  });
  addRoute(app, 'checkGatewayRoute', { config }, async (request) => {
    const records = await recordsFor(request, ROUTES.code, 'check');
    return ok(null, await sayOf(context, await oneOf(records, idIn(request)), resolve));
  });
  addRoute(app, 'refreshGateway', writes, async (request) => {
    await recordsFor(request, ROUTES.code, 'edit');
    inForce.forget();
    return ok(null, '清除成功！');
  });
}

const added = (records: Records, body: object): Promise<string> => addRecord(records, body, async (id) => id);

/** What becomes of a route in this server, in words. */
async function sayOf({ settings }: Context, route: GatewayRoute, resolve?: Resolve): Promise<string> {
  const acting = actingOf(route);
  if (typeof acting === 'string') return `只供外部网关：${acting}`;
  try {
    await upstreamOf(route.uri, allowingOf(settings.gatewayAllow), resolve);
  } catch (error) {
    if (!(error instanceof AddressError)) throw error;
    return `只供外部网关：${error.message}`;
  }
  const paths = route.predicates.flatMap(({ name, values }) => (name === 'Path' ? values : []));
  const to = paths.map((path) => FOLDER.slice(0, -1) + path).join('、');
  return `${route.status === '1' ? '本服务转发' : '启用后本服务转发'} ${to} 到 ${route.uri}`;
}

/** `deleteList`, `putRecycleBin` `{ids}`, `deleteRecycleBin?ids`: what was removed. */
function binRoutes(app: FastifyInstance, recordsFor: RecordsFor, inForce: RoutesInForce): void {
  const config = { access: 'session' } as const;
  const idsOf = (text: string): string[] => {
    const ids = text.split(',').flatMap((id) => id.trim() || []);
    if (ids.length === 0 || ids.length > MOST_BINNED || ids.some((id) => !/^[\w-]{1,36}$/.test(id)))
      throw new ParamError('ids');
    return ids;
  };
  addRoute(app, 'removedGatewayRoutes', { config }, async (request) => {
    const records = await recordsFor(request, ROUTES.code, 'read');
    mayLook(records);
    const { entries } = await readBin(records, {}, { limit: MOST_BINNED, offset: 0 });
    return ok(entries.map(({ id, row }) => ({ ...row, id })));
  });
  addRoute(app, 'restoreGatewayRoutes', { config }, async (request) => {
    const records = await recordsFor(request, ROUTES.code, 'read');
    const { done, refused } = await bringBack(records, request, idsOf(textField(request.body, 'ids', 20_000)));
    inForce.forget();
    if (done === 0 && refused[0]) throw new BusinessError(refused[0].message);
    return ok(null, `已恢复 ${done} 条`);
  });
  addRoute(app, 'purgeGatewayRoutes', { config }, async (request) => {
    const records = await recordsFor(request, ROUTES.code, 'purge');
    const { ids = '' } = request.query as QueryParameters;
    return ok(null, `已彻底删除 ${await purgeBin(records, { ids: idsOf(String(ids)) })} 条`);
  });
}
