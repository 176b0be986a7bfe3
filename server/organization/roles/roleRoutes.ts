import type { FastifyInstance, FastifyRequest } from 'fastify';
import { pageLimits } from '../../../engine/queries/page.ts';
import { allRows } from '../../db/Database.ts';
import type { Context } from '../../http/Context.ts';
import { ok } from '../../http/envelope.ts';
import type { QueryParameters } from '../../http/query.ts';
import { addRoute } from '../../http/route.ts';
import { listSystem, readSystemQuery, type SystemList, textColumn } from '../systemList.ts';

const roles: SystemList = {
  table: 'sys_role',
  columns: new Map([textColumn('id'), textColumn('roleName', 'role_name'), textColumn('roleCode', 'role_code')]),
  sort: [{ key: 'roleCode', order: 'asc' }],
};

const positions: SystemList = {
  table: 'sys_position',
  columns: new Map([
    textColumn('id'),
    textColumn('code'),
    textColumn('name'),
    ['postRank', { column: 'post_rank', kind: 'code', store: 'varchar' }],
    ['createTime', { column: 'create_time', kind: 'datetime', store: 'timestamp' }],
  ]),
  sort: [{ key: 'createTime', order: 'desc' }],
};

const everything: QueryParameters = { pageSize: String(pageLimits.size) };

/** Roles and positions of one's own tenant by name and code; what a role grants is not shown here. */
export function roleRoutes(app: FastifyInstance, context: Context): void {
  const config = { access: 'session' } as const;
  const listed = (request: FastifyRequest, list: SystemList, parameters: QueryParameters) => {
    const { tenant } = request.actor;
    const query = readSystemQuery(list, parameters);
    return context.db.withTenant(allRows(tenant), (session) => listSystem(session, tenant, list, query));
  };
  addRoute(app, 'roles', { config }, async (request) =>
    ok(await listed(request, roles, request.query as QueryParameters)),
  );
  addRoute(app, 'allRoles', { config }, async (request) => ok((await listed(request, roles, everything)).records));
  addRoute(app, 'positions', { config }, async (request) =>
    ok(await listed(request, positions, request.query as QueryParameters)),
  );
}
