import type { FastifyInstance, FastifyRequest } from 'fastify';
import { HOME_TENANT } from '../config/builtIn.ts';
import { administers } from './Actor.ts';
import type { Access, Actor, Context } from './Context.ts';
import { BusinessError, ForbiddenError, NotFoundError, UnauthorizedError } from './errors.ts';
import { logSecurity } from './securityLog.ts';
import {
  API_KEY_PREFIX,
  type KeyReader,
  type SessionReader,
  sentToken,
  singleHeader,
  tokenHash,
} from './sessionToken.ts';
import { modelByCode, reportByCode } from './wireCodes.ts';

/** Who may send a token. */
export interface TokenReaders {
  sessions: SessionReader;
  keys: KeyReader;
}

const TENANT_HEADER = 'tenant-id';

function checkTenant(request: FastifyRequest, actor: Actor): void {
  const tenant = singleHeader(request, TENANT_HEADER);
  if (tenant !== undefined && tenant !== '0' && tenant !== actor.tenant) throw new ForbiddenError('tenant header');
}

function wireCode(request: FastifyRequest): string {
  const { code } = request.params as { code?: string };
  return code ?? '';
}

/** Looking with another's rights changes nothing, whatever they might do. */
async function checkPreview(
  context: Context,
  request: FastifyRequest,
  { preview, userId, tenant }: Actor,
): Promise<void> {
  const { config } = request.routeOptions;
  const reads = (request.method === 'GET' || request.method === 'HEAD') && config.writes !== true;
  if (preview === undefined || reads || config.inPreview === true) return;
  const [path = ''] = request.url.split('?', 1);
  const detail = `${request.method} ${path} as ${preview.kind} ${preview.id}`;
  await logSecurity(context, { kind: 'preview_refused', userId, tenant, detail, address: request.ip });
  throw new BusinessError(`正在以「${preview.name}」身份预览，只能查看，不能修改；请先退出预览`);
}

/** To all but administrators an unknown code answers like one they may not see. */
function unknownCode(actor: Actor): Error {
  return actor.admin ? new NotFoundError() : new ForbiddenError('unknown code');
}

function checkAccess(context: Context, access: Access, request: FastifyRequest, actor: Actor): void {
  if (access === 'admin' && !administers(actor)) throw new ForbiddenError('admin only');
  if (typeof access === 'string') return;
  if ('right' in access) {
    const holds = actor.tenant === HOME_TENANT && (actor.admin || actor.permissions.has(access.right));
    if (!holds) throw new ForbiddenError(access.right);
    return;
  }
  if ('screen' in access) {
    if (!context.rights.canOpen(actor, access.screen)) throw new ForbiddenError(access.screen);
    return;
  }
  if ('model' in access) {
    const model = modelByCode(context.compiled(), wireCode(request));
    if (!model) throw unknownCode(actor);
    const action = typeof access.model === 'function' ? access.model(request) : access.model;
    if (!context.rights.mayModel(actor, model.id, 'read')) throw new ForbiddenError(model.id);
    if (!context.rights.mayModel(actor, model.id, action)) throw new ForbiddenError(`${model.id}:${action}`);
    return;
  }
  const report = reportByCode(context.compiled(), wireCode(request));
  if (!report) throw unknownCode(actor);
  if (!context.rights.mayReport(actor, report.id, 'read')) throw new ForbiddenError(report.id);
  if (!context.rights.mayReport(actor, report.id, access.report))
    throw new ForbiddenError(`${report.id}:${access.report}`);
}

/** A program has no account, no session and no pages: what is for everybody who is signed in is not for it. */
function checkKey(access: Access): void {
  if (typeof access !== 'object' || !('model' in access || 'report' in access)) throw new ForbiddenError('api key');
}

/**
 * Closes every route by default: one without a declared access cannot be registered, and all but the open ones
 * need a live session or a key whose tenant is the header's. Call before any route is added.
 */
export function addGuard(app: FastifyInstance, context: Context, { sessions, keys }: TokenReaders): void {
  const actors = new WeakMap<FastifyRequest, Actor>();
  app.decorateRequest('actor', {
    getter(this: FastifyRequest): Actor {
      const actor = actors.get(this);
      if (!actor) throw new UnauthorizedError();
      return actor;
    },
  });
  app.decorateRequest('sessionHash', '');
  app.addHook('onRoute', (route) => {
    if (route.config?.access === undefined) throw new Error(`route ${route.method} ${route.url} declares no access`);
  });
  app.addHook('onRequest', async (request) => {
    // The handler for unknown paths runs the hooks as well; it gives nothing away.
    const access = request.is404 ? 'open' : (request.routeOptions.config.access ?? 'session');
    if (access === 'open') return;
    const token = sentToken(request);
    if (token === undefined) throw new UnauthorizedError();
    const hash = tokenHash(token);
    const isKey = token.startsWith(API_KEY_PREFIX);
    const actor = isKey ? await keys(hash, request.ip) : await sessions.actor(hash);
    actors.set(request, actor);
    if (isKey) checkKey(access);
    else request.sessionHash = hash;
    checkTenant(request, actor);
    await checkPreview(context, request, actor);
    checkAccess(context, access, request, actor);
  });
  app.addHook('onError', async (request, _reply, error) => {
    if (!(error instanceof ForbiddenError)) return;
    const actor = actors.get(request);
    const path = request.url.split('?', 1)[0] ?? '';
    await logSecurity(context, {
      kind: 'forbidden',
      userId: actor?.userId,
      tenant: actor?.tenant,
      detail: `${request.method} ${path} ${error.why ?? ''}`,
      address: request.ip,
    });
  });
}
