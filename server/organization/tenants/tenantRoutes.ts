import type { FastifyInstance } from 'fastify';
import { membershipsOf, type SignInParts, signedIn, type User } from '../../auth/signedIn.ts';
import { SELECT_USER_BY_ID } from '../../db/statements/signIn.ts';
import { textField } from '../../http/body.ts';
import { ok } from '../../http/envelope.ts';
import { ForbiddenError, UnauthorizedError } from '../../http/errors.ts';
import { addRoute } from '../../http/route.ts';

/**
 * `/sys/tenant/getCurrentUserTenant`: the user's own tenants. `/sys/selectTenant` `{tenantId}`: works in another
 * one from now on, with a new token; answers as a login does.
 */
export function tenantRoutes(app: FastifyInstance, parts: SignInParts): void {
  const { context } = parts;
  const config = { access: 'session' } as const;
  addRoute(app, 'ownTenants', { config }, async (request) => {
    const tenants = await membershipsOf(context, request.actor.userId);
    return ok({ list: tenants.map(({ id, name }) => ({ id, name, status: 1 })) });
  });
  addRoute(app, 'selectTenant', { config }, async (request) => {
    const tenant = textField(request.body, 'tenantId', 36);
    const tenants = await membershipsOf(context, request.actor.userId);
    if (!tenants.some(({ id }) => id === tenant)) throw new ForbiddenError('select tenant');
    const user = (await context.db.query<User>(SELECT_USER_BY_ID, [request.actor.userId])).rows[0];
    if (!user) throw new UnauthorizedError();
    return signedIn(parts, request, { user, tenant, way: 'tenant', secondStep: request.actor.secondStep === true });
  });
}
