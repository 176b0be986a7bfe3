import type { FastifyInstance } from 'fastify';
import type { Context } from '../context.ts';
import { NotFoundError } from '../plugins/errors.ts';

/**
 * GET `/config/validators/{module}`: the code made of a form's schema. A browser imports modules without the session's
 * header, so it is open; its name follows from its content and is only known from a plan.
 */
export function validatorRoutes(app: FastifyInstance, context: Context): void {
  app.get('/config/validators/:module', { config: { access: 'open' } }, (request, reply) => {
    const { module } = request.params as { module: string };
    const code = context.compiled().validators.get(module);
    if (code === undefined) throw new NotFoundError();
    reply.header('cache-control', 'public, max-age=31536000, immutable').type('text/javascript; charset=utf-8');
    return reply.send(code);
  });
}
