import type { FastifyInstance } from 'fastify';
import type { Context } from '../context.ts';
import { ok } from '../plugins/envelope.ts';
import { departmentTree, readDepartments } from './departments.ts';

/** GET `/sys/sysDepart/queryTreeList`: the departments of one's own tenant. */
export function departmentRoutes(app: FastifyInstance, context: Context): void {
  app.get('/sys/sysDepart/queryTreeList', { config: { access: 'session' } }, async (request) => {
    const { tenant } = request.actor;
    const departments = await context.db.withTenant({ tenant }, (session) => readDepartments(session, tenant));
    return ok(departmentTree(departments));
  });
}
