import type { FastifyInstance, FastifyRequest } from 'fastify';
import { END_LOOK, SET_PREVIEW } from '../db/statements/sessions.ts';
import { textField } from '../http/body.ts';
import type { Context } from '../http/Context.ts';
import { ok } from '../http/envelope.ts';
import { NotFoundError } from '../http/errors.ts';
import { addRoute } from '../http/route.ts';
import { logSecurity } from '../http/securityLog.ts';
import { findPreview, keptPreview } from './preview.ts';

async function start(context: Context, request: FastifyRequest, kind: 'role' | 'user'): Promise<unknown> {
  const { actor, sessionHash } = request;
  const { userId, tenant } = actor;
  const preview = await findPreview(context.db, tenant, { kind, id: textField(request.body, 'id', 36) });
  if (!preview) throw new NotFoundError();
  await context.db.query(SET_PREVIEW, [sessionHash, keptPreview(preview)]);
  const detail = `${kind} ${preview.id} ${preview.name}`;
  await logSecurity(context, { kind: 'preview_started', userId, tenant, detail, address: request.ip });
  return ok(preview, `开始以「${preview.name}」身份预览`);
}

async function end(context: Context, { actor, sessionHash, ip }: FastifyRequest): Promise<unknown> {
  const { userId, tenant, preview } = actor;
  await context.db.query(SET_PREVIEW, [sessionHash, null]);
  await context.db.query(END_LOOK, [sessionHash, context.clock().getTime()]);
  const detail = preview && `${preview.kind} ${preview.id} ${preview.name}`;
  await logSecurity(context, { kind: 'preview_ended', userId, tenant, detail, address: ip });
  return ok(null, '已退出预览');
}

/**
 * POST `/sys/role/preview` and `/sys/user/preview` `{id}`: this session of an administrator reads with the grants of the
 * role or user and changes nothing, until `/sys/preview/end` or its own end. A session that only looks ends with it.
 */
export function previewRoutes(app: FastifyInstance, context: Context): void {
  const config = { access: 'admin' } as const;
  addRoute(app, 'previewRole', { config }, (request) => start(context, request, 'role'));
  addRoute(app, 'previewUser', { config }, (request) => start(context, request, 'user'));
  addRoute(app, 'endPreview', { config: { access: 'session', inPreview: true } }, (request) => end(context, request));
}
