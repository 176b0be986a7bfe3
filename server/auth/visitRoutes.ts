import type { FastifyInstance, FastifyRequest } from 'fastify';
import { formatDateTime } from '../db/formatDateTime.ts';
import { COUNT_VISITS, COUNT_VISITS_BY_DAY } from '../db/statements/securityLog.ts';
import type { Context } from '../http/Context.ts';
import { ok } from '../http/envelope.ts';
import { addRoute } from '../http/route.ts';

/**
 * Visits to one's own tenant, counted from the sign-ins of the security log: `/sys/loginfo` in all and
 * today, `/sys/visitInfo` day by day.
 */
export function visitRoutes(app: FastifyInstance, { db, clock, compiled }: Context): void {
  const config = { access: 'session' } as const;
  const values = ({ actor }: FastifyRequest) => {
    const [today = ''] = formatDateTime(clock(), compiled().app.timeZone).split(' ', 1);
    return [actor.tenant, today];
  };
  addRoute(app, 'visits', { config }, async (request) => ok((await db.query(COUNT_VISITS, values(request))).rows[0]));
  addRoute(app, 'visitsByDay', { config }, async (request) =>
    ok((await db.query(COUNT_VISITS_BY_DAY, values(request))).rows),
  );
}
