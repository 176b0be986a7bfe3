import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Context } from '../http/Context.ts';
import { ok } from '../http/envelope.ts';
import { addRoute } from '../http/route.ts';
import { permissionResult } from './menu.ts';
import { menuOf } from './menuOverrides.ts';

/** The actor's menu and permissions. */
export function permissionRoutes(app: FastifyInstance, context: Context): void {
  const config = { access: 'session' } as const;
  const resultFor = async ({ actor }: FastifyRequest) =>
    permissionResult(context.compiled(), await menuOf(context, actor.tenant), actor, context.rights);
  addRoute(app, 'permissions', { config }, async (request) => ok(await resultFor(request)));
  addRoute(app, 'permissionCodes', { config }, async (request) => {
    const { auth, allAuth, codeList } = await resultFor(request);
    return ok({ auth, allAuth, codeList });
  });
}
