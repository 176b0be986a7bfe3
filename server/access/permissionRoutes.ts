import type { FastifyInstance } from 'fastify';
import type { Context } from '../http/Context.ts';
import { ok } from '../http/envelope.ts';
import { permissionResult } from './menu.ts';

/** The actor's menu and permissions. */
export function permissionRoutes(app: FastifyInstance, context: Context): void {
  const config = { access: 'session' } as const;
  app.get('/sys/permission/getUserPermissionByToken', { config }, (request) =>
    ok(permissionResult(context.compiled(), request.actor, context.rights)),
  );
  app.get('/sys/permission/getPermCode', { config }, (request) => {
    const { auth, allAuth, codeList } = permissionResult(context.compiled(), request.actor, context.rights);
    return ok({ auth, allAuth, codeList });
  });
}
