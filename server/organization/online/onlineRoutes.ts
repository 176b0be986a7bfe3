import type { FastifyInstance, FastifyRequest } from 'fastify';
import { expressionBuilder } from 'kysely';
import { readPage } from '../../../engine/queries/page.ts';
import type { SignInParts } from '../../auth/signedIn.ts';
import type { SqlValue } from '../../db/Database.ts';
import { formatDateTime } from '../../db/formatDateTime.ts';
import type { AnySchema } from '../../db/sql.ts';
import { COUNT_ONLINE, SELECT_ONLINE, SELECT_ONLINE_ONE } from '../../db/statements/sessions.ts';
import { textField } from '../../http/body.ts';
import type { ModelAction } from '../../http/Context.ts';
import { ok, page } from '../../http/envelope.ts';
import { BusinessError, ForbiddenError } from '../../http/errors.ts';
import { addRoute } from '../../http/route.ts';
import { logSecurity } from '../../http/securityLog.ts';
import { tokenHash } from '../../http/sessionToken.ts';
import type { TableHooks } from '../../records/Records.ts';

interface OnlineRow {
  token_hash: string;
  username: string;
  realname: string | null;
  avatar: string | null;
  birthday: string | null;
  sex: number | null;
  phone: string | null;
  created_at: number;
  last_used_at: number;
  ip: string | null;
}

/** Who may look at the sessions as records may do so here. */
const MODEL = 'system/online';
const HASH = /^[0-9a-f]{64}$/;

/** Who of a tenant is alive at the moment: the first three values of every statement about it. */
function alive({ context }: SignInParts, request: FastifyRequest): SqlValue[] {
  const now = context.clock().getTime();
  return [request.actor.tenant, now, now - context.settings.sessionIdle];
}

async function list(parts: SignInParts, request: FastifyRequest): Promise<unknown> {
  const { context } = parts;
  const query = request.query as Record<string, string>;
  const { current, size, limit, offset } = readPage(query);
  const asked = [...alive(parts, request), query.username?.trim() ?? ''];
  const rows = (await context.db.query<OnlineRow>(SELECT_ONLINE, [...asked, limit, offset])).rows;
  const total = (await context.db.query<{ total: number }>(COUNT_ONLINE, asked)).rows[0]?.total ?? 0;
  const text = (moment: number): string => formatDateTime(new Date(moment), context.compiled().app.timeZone);
  const records = rows.map(({ token_hash: token, created_at, last_used_at, ...user }) => ({
    id: token,
    // Names the session and opens nothing: the server knows tokens by their hash only.
    token,
    ...user,
    loginTime: text(created_at),
    lastTime: text(last_used_at),
    current: token === request.sessionHash,
  }));
  return ok(page(records, total, current, size));
}

async function forceLogout(parts: SignInParts, request: FastifyRequest): Promise<unknown> {
  const given = textField(request.body, 'token', 200);
  const hash = HASH.test(given) ? given : tokenHash(given);
  const found = await parts.context.db.query<{ user_id: string }>(SELECT_ONLINE_ONE, [...alive(parts, request), hash]);
  const row = found.rows[0];
  if (!row) throw new BusinessError('该用户已不在线');
  await parts.sessions.end(hash);
  const { userId, tenant } = request.actor;
  const entry = { kind: 'forced_logout', userId, tenant, detail: row.user_id, address: request.ip } as const;
  await logSecurity(parts.context, entry);
  return ok(null, '退出成功！');
}

/**
 * `/sys/online/list` (`username`, page): the live sessions of the tenant, each by its own mark; one user may have
 * several. `/sys/online/forceLogout` `{token}`, that mark or a token: ends it.
 */
export function onlineRoutes(app: FastifyInstance, parts: SignInParts): void {
  const config = { access: 'session' } as const;
  const check = ({ actor }: FastifyRequest, action: ModelAction) => {
    if (!actor.admin && !parts.context.rights.mayModel(actor, MODEL, action))
      throw new ForbiddenError(`${MODEL}:${action}`);
  };
  addRoute(app, 'onlineSessions', { config }, (request) => {
    check(request, 'read');
    return list(parts, request);
  });
  addRoute(app, 'endSession', { config }, (request) => {
    check(request, 'force');
    return forceLogout(parts, request);
  });
}

/** Sessions as records to be looked at: those that are alive by the server's own clock. */
export const onlineHooks: TableHooks = {
  readOnly: '在线用户不能修改，请用强退',
  within: ({ clock, settings }) => {
    const now = clock().getTime();
    const eb = expressionBuilder<AnySchema, string>();
    return eb.and([eb('expires_at', '>', now), eb('last_used_at', '>', now - settings.sessionIdle)]);
  },
};
