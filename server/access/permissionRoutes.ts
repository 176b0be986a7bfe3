import type { FastifyInstance } from 'fastify';
import type { Context } from '../http/Context.ts';
import { ok } from '../http/envelope.ts';
import { addRoute } from '../http/route.ts';
import { permissionResult } from './menu.ts';

/** The actor's menu and permissions. */
export function permissionRoutes(app: FastifyInstance, context: Context): void {
  const config = { access: 'session' } as const;
  addRoute(app, 'permissions', { config }, (request) =>
    ok(permissionResult(context.compiled(), request.actor, context.rights)),
  );
  addRoute(app, 'permissionCodes', { config }, (request) => {
    const { auth, allAuth, codeList } = permissionResult(context.compiled(), request.actor, context.rights);
    return ok({ auth, allAuth, codeList });
  });
}
