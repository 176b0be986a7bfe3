import type { FastifyInstance } from 'fastify';
import type { Context } from './Context.ts';
import { addRoute } from './route.ts';

const PING = 'SELECT 1';
const DEADLINE = 2_000;

async function databaseAnswers({ db, log }: Context): Promise<boolean> {
  try {
    await db.query(PING, [], { deadline: DEADLINE });
    return true;
  } catch (error) {
    log.warn({ err: error }, 'database does not answer');
    return false;
  }
}

/** GET `/healthz`: whether the process can work; 503 while its database is away. */
export function healthRoute(app: FastifyInstance, context: Context): void {
  addRoute(app, 'health', { config: { access: 'open' } }, async (_request, reply) => {
    const database = await databaseAnswers(context);
    reply.status(database ? 200 : 503);
    return { status: database ? 'ok' : 'degraded', database: database ? 'ok' : 'away', uptime: process.uptime() };
  });
}
