import type { FastifyInstance } from 'fastify';
import type { Sessions } from '../../auth/sessions.ts';
import { formatDateTime } from '../../db/formatDateTime.ts';
import { SELECT_OWN_SESSIONS } from '../../db/statements/sessions.ts';
import type { Context } from '../../http/Context.ts';
import { ok } from '../../http/envelope.ts';
import { NotFoundError, ParamError } from '../../http/errors.ts';
import type { QueryParameters } from '../../http/query.ts';
import { addRoute } from '../../http/route.ts';
import { logSecurity } from '../../http/securityLog.ts';

/** So much of a hash tells a user's sessions apart and leads to none of them. */
const ID_LENGTH = 16;
const ID = /^[0-9a-f]{16}$/;

interface SessionRow {
  token_hash: string;
  created_at: number;
  last_used_at: number;
  ip: string | null;
  agent: string | null;
}

/** GET and DELETE `/sys/user/login/sessions`: where one is signed in; DELETE with `id` ends one, without all others. */
export function ownSessionRoutes(app: FastifyInstance, context: Context, sessions: Sessions): void {
  const config = { access: 'session' } as const;
  const moment = (at: number) => formatDateTime(new Date(at), context.compiled().app.timeZone);
  addRoute(app, 'ownSessions', { config }, async ({ actor, sessionHash }) => {
    const now = context.clock().getTime();
    const values = [actor.userId, now, now - context.settings.sessionIdle];
    const { rows } = await context.db.query<SessionRow>(SELECT_OWN_SESSIONS, values);
    const listed = rows.map((row) => ({
      id: row.token_hash.slice(0, ID_LENGTH),
      current: row.token_hash === sessionHash,
      createTime: moment(row.created_at),
      lastUsedTime: moment(row.last_used_at),
      ip: row.ip,
      agent: row.agent,
    }));
    return ok(listed);
  });
  addRoute(app, 'endOwnSessions', { config }, async (request) => {
    const { id } = request.query as QueryParameters;
    if (id !== undefined && !ID.test(id)) throw new ParamError('id');
    const { userId, tenant } = request.actor;
    const count = await sessions.endOthers(userId, request.sessionHash, id);
    if (id !== undefined && count === 0) throw new NotFoundError('该登录已经退出');
    const detail = String(count);
    if (count > 0) await logSecurity(context, { kind: 'sessions_ended', userId, tenant, detail, address: request.ip });
    return ok(count, `已退出 ${count} 处登录`);
  });
}
