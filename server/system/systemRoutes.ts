import type { FastifyInstance } from 'fastify';
import type { Context } from '../context.ts';
import { PING } from '../db/statements/health.ts';
import { ok } from '../plugins/envelope.ts';
import { permissionResult } from './menu.ts';

const HEALTH_DEADLINE = 2_000;

async function databaseAnswers(context: Context): Promise<boolean> {
  try {
    await context.db.query(PING, [], { deadline: HEALTH_DEADLINE });
    return true;
  } catch (error) {
    context.log.warn({ err: error }, 'database does not answer');
    return false;
  }
}

/** The menu with its permissions, and the health of the process. */
export function systemRoutes(app: FastifyInstance, context: Context): void {
  const config = { access: 'session' } as const;
  app.get('/sys/permission/getUserPermissionByToken', { config }, (request) =>
    ok(permissionResult(context.compiled(), request.actor, context.rights)),
  );
  app.get('/sys/permission/getPermCode', { config }, (request) => {
    const { auth, allAuth, codeList } = permissionResult(context.compiled(), request.actor, context.rights);
    return ok({ auth, allAuth, codeList });
  });
  app.get('/healthz', { config: { access: 'open' } }, async (_request, reply) => {
    const database = await databaseAnswers(context);
    reply.status(database ? 200 : 503);
    return { status: database ? 'ok' : 'degraded', database: database ? 'ok' : 'away', uptime: process.uptime() };
  });
}
