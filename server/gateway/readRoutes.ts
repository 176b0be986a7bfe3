import { HOME_TENANT } from '../config/builtIn.ts';
import { allRows, type Session } from '../db/Database.ts';
import { builder, run, sqlFragment } from '../db/sql.ts';
import type { Context } from '../http/Context.ts';
import { argsOf, type GatewayRoute, linesOf } from './GatewayRoute.ts';

export const ROUTES = { model: 'system/gateway-route', code: 'system_gateway_route' } as const;
export const PREDICATES = 'system_gateway_predicate';
export const FILTERS = 'system_gateway_filter';

interface RouteRow {
  id: string;
  router_id: string;
  name: string;
  uri: string;
  status: string | null;
  order_num: number | null;
  timeout: number | null;
  forward_token: string | null;
}

const TIMEOUT = 30;

/** The routes of a tenant in their order, whole. */
export async function readRoutes(session: Session, tenant: string): Promise<GatewayRoute[]> {
  const select = builder
    .selectFrom(ROUTES.code)
    .where('tenant_id', '=', tenant)
    .select(['id', 'router_id', 'name', 'uri', 'status', 'order_num', 'timeout', 'forward_token'])
    .orderBy('order_num')
    .orderBy('id');
  const { rows } = await run<RouteRow>(session, select);
  const ids = rows.map(({ id }) => id);
  const below = <T>(table: string, columns: string[]) =>
    run<T & { route_id: string }>(
      session,
      builder
        .selectFrom(table)
        .where('tenant_id', '=', tenant)
        .where('route_id', '=', sqlFragment`any(${ids})`)
        .select(['route_id', ...columns])
        .orderBy(table === FILTERS ? 'order_num' : 'id')
        .orderBy('id'),
    );
  const predicates = (
    await below<{ name: string; arg: string | null; value: string }>(PREDICATES, ['name', 'arg', 'value'])
  ).rows;
  const filters = (await below<{ name: string; args: string | null }>(FILTERS, ['name', 'args'])).rows;
  return rows.map((row) => ({
    id: row.id,
    routerId: row.router_id,
    name: row.name,
    uri: row.uri,
    status: row.status ?? '0',
    orderNum: Number(row.order_num ?? 0),
    timeout: Number(row.timeout ?? TIMEOUT),
    forwardToken: row.forward_token === 'Y',
    predicates: predicates
      .filter(({ route_id }) => route_id === row.id)
      .map(({ name, arg, value }) => ({ name, arg: arg ?? '', values: linesOf(value) })),
    filters: filters
      .filter(({ route_id }) => route_id === row.id)
      .map(({ name, args }) => ({ name, args: argsOf(args) })),
  }));
}

/** The routes in force, as they were some seconds ago at most, whichever process changed them. */
export interface RoutesInForce {
  get(): Promise<readonly GatewayRoute[]>;
  /** Reads them anew with the next request. */
  forget(): void;
}

const FRESH = 5_000;

export function createRoutesInForce({
  db,
  clock,
  compiled,
}: Pick<Context, 'db' | 'clock' | 'compiled'>): RoutesInForce {
  let kept: { at: number; routes: Promise<GatewayRoute[]> } | undefined;
  const read = async (): Promise<GatewayRoute[]> => {
    // Whoever took the page out of the declarations has no routes.
    if (!compiled().models.has(ROUTES.model)) return [];
    const all = await db.withTenant(allRows(HOME_TENANT), (session) => readRoutes(session, HOME_TENANT));
    return all.filter(({ status }) => status === '1');
  };
  const forget = (): void => {
    kept = undefined;
  };
  return {
    forget,
    get() {
      const now = clock().getTime();
      if (!kept || now - kept.at > FRESH) {
        kept = { at: now, routes: read() };
        kept.routes.catch(forget);
      }
      return kept.routes;
    },
  };
}
