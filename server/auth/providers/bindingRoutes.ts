import type { FastifyInstance } from 'fastify';
import { DELETE_OWN_BINDING, SELECT_OWN_BINDINGS } from '../../db/statements/signIn.ts';
import type { Context } from '../../http/Context.ts';
import { ok } from '../../http/envelope.ts';
import { NotFoundError, ParamError } from '../../http/errors.ts';
import type { QueryParameters } from '../../http/query.ts';
import { addRoute } from '../../http/route.ts';
import { logSecurity } from '../../http/securityLog.ts';

/** GET and DELETE `/sys/thirdLogin/bindings`: providers one's own account is tied to; DELETE with `source` unties one. */
export function bindingRoutes(app: FastifyInstance, context: Context): void {
  const config = { access: 'session' } as const;
  const titles = new Map((context.settings.oidc ?? []).map(({ id, title }) => [id, title]));
  addRoute(app, 'ownBindings', { config }, async ({ actor }) => {
    type Binding = { provider: string; create_time: string };
    const { rows } = await context.db.query<Binding>(SELECT_OWN_BINDINGS, [actor.userId]);
    return ok(
      rows.map(({ provider, create_time }) => ({
        source: provider,
        // A provider that was taken out of the settings has left its name only.
        title: titles.get(provider) ?? provider,
        createTime: create_time,
      })),
    );
  });
  addRoute(app, 'unbindThird', { config }, async (request) => {
    const { source } = request.query as QueryParameters;
    if (typeof source !== 'string' || source === '') throw new ParamError('source');
    const { userId, tenant } = request.actor;
    const { affected } = await context.db.query(DELETE_OWN_BINDING, [userId, source]);
    if (affected === 0) throw new NotFoundError('没有绑定该第三方账号');
    await logSecurity(context, { kind: 'unbound', userId, tenant, detail: source, address: request.ip });
    return ok(null, '解绑成功');
  });
}
