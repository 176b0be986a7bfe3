import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Context } from '../http/Context.ts';
import { ok } from '../http/envelope.ts';
import { addRoute } from '../http/route.ts';
import { permissionResult } from './menu.ts';
import { menuOf } from './menuOverrides.ts';
import { roleHome } from './roleHome.ts';

/** The actor's menu and permissions. */
export function permissionRoutes(app: FastifyInstance, context: Context): void {
  const config = { access: 'session' } as const;
  const resultFor = async ({ actor }: FastifyRequest) =>
    permissionResult(context.compiled(), await menuOf(context, actor.tenant), actor, context.rights);
  const withHome = async (request: FastifyRequest) => {
    const result = await resultFor(request);
    return { ...result, ...(await roleHome(context, request.actor, result.menu)) };
  };
  addRoute(app, 'permissions', { config }, async (request) => ok(await withHome(request)));
  addRoute(app, 'permissionCodes', { config }, async (request) => {
    const { auth, allAuth, codeList } = await resultFor(request);
    return ok({ auth, allAuth, codeList });
  });
}
