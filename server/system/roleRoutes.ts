import type { FastifyInstance, FastifyRequest } from 'fastify';
import { pageLimits } from '../../engine/queries/page.ts';
import type { Context } from '../context.ts';
import { ok } from '../plugins/envelope.ts';
import { listSystem, type Parameters, readSystemQuery, type SystemList, textColumn } from './systemList.ts';

const roles: SystemList = {
  table: 'sys_role',
  columns: new Map([textColumn('id'), textColumn('roleName', 'role_name'), textColumn('roleCode', 'role_code')]),
  sort: [{ column: 'roleCode', order: 'asc' }],
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
  sort: [{ column: 'createTime', order: 'desc' }],
};

const everything: Parameters = { pageSize: String(pageLimits.size) };

/** Roles and positions of one's own tenant by name and code; what a role grants is not told here. */
export function roleRoutes(app: FastifyInstance, context: Context): void {
  const config = { access: 'session' } as const;
  const listed = (request: FastifyRequest, list: SystemList, parameters: Parameters) => {
    const { tenant } = request.actor;
    const query = readSystemQuery(list, parameters);
    return context.db.withTenant({ tenant }, (session) => listSystem(session, tenant, list, query));
  };
  app.get('/sys/role/list', { config }, async (request) =>
    ok(await listed(request, roles, request.query as Parameters)),
  );
  app.get('/sys/role/queryall', { config }, async (request) => ok((await listed(request, roles, everything)).records));
  app.get('/sys/position/list', { config }, async (request) =>
    ok(await listed(request, positions, request.query as Parameters)),
  );
}
