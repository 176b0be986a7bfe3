import http, { type IncomingMessage } from 'node:http';
import https from 'node:https';
import { Transform } from 'node:stream';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { FAMILY_ENDPOINTS } from '../../engine/api/familyEndpoints.ts';
import { USE_GATEWAY } from '../../engine/permissions/general.ts';
import type { Resolve } from '../config/openAddress.ts';
import type { Context } from '../http/Context.ts';
import { NoAddressError, ParamError, Refusal } from '../http/errors.ts';
import { AddressError, type Target } from '../http/outbound/judgedTarget.ts';
import type { QueryParameters } from '../http/query.ts';
import { addRoute } from '../http/route.ts';
import { type Acting, actingOf, isPlainPath } from './acting.ts';
import type { RoutesInForce } from './readRoutes.ts';
import { allowingOf, upstreamOf } from './upstream.ts';

/** Bytes of a request, and of an answer. */
const MOST_SENT = 10 * 1024 * 1024;
const MOST_ANSWERED = 100 * 1024 * 1024;

/** Of one connection, or of ours with the person: none of the other server's business. */
const KEPT_BACK: ReadonlySet<string> = new Set([
  'connection',
  'keep-alive',
  'proxy-authenticate',
  'proxy-authorization',
  'proxy-connection',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
  'host',
  'content-length',
  'expect',
  'http2-settings',
  'authorization',
  'cookie',
  'x-access-token',
  'x-sign',
  'x-sign-call',
  'x-timestamp',
  'tenant-id',
  'x-tenant-id',
  'forwarded',
  'x-forwarded-for',
  'x-forwarded-host',
  'x-forwarded-proto',
  'x-real-ip',
  'x-weft-user',
]);

/** What of an answer is passed on: nothing that would speak for this server's own pages. */
const PASSED_ON = [
  'content-type',
  'content-encoding',
  'content-language',
  'content-disposition',
  'etag',
  'last-modified',
  'cache-control',
  'vary',
  'retry-after',
  'x-request-id',
];

export interface ForwardParts {
  context: Context;
  routes: RoutesInForce;
  resolve?: Resolve | undefined;
}

/** Path and query behind `/gateway`, as they were sent. */
function askedOf({ url }: FastifyRequest): { path: string; query: string } {
  const at = url.indexOf('?');
  const [path, query] = at < 0 ? [url, ''] : [url.slice(0, at), url.slice(at)];
  return { path: path.slice(FOLDER.length - 1), query };
}

/** What stands before the path of every request that is passed on. */
export const [FOLDER = ''] = FAMILY_ENDPOINTS.gatewayGet.path.split('{');

async function actingFor({ context, routes }: ForwardParts, request: FastifyRequest, path: string): Promise<Acting> {
  const { method, headers, ip } = request;
  const asked = { path, method, headers, ip, query: request.query as QueryParameters, now: context.clock().getTime() };
  for (const route of await routes.get()) {
    const acting = actingOf(route);
    if (typeof acting !== 'string' && acting.fits(asked)) return acting;
  }
  throw new NoAddressError();
}

function headersFor({ headers, actor, ip }: FastifyRequest, { route, added, removed }: Acting): Record<string, string> {
  const named = String(headers.connection ?? '')
    .toLowerCase()
    .split(',')
    .map((name) => name.trim());
  const sent: Record<string, string> = {};
  for (const [name, value] of Object.entries(headers)) {
    if (KEPT_BACK.has(name) || named.includes(name) || removed.has(name) || value === undefined) continue;
    sent[name] = Array.isArray(value) ? value.join(', ') : value;
  }
  const token = headers['x-access-token'];
  return {
    ...sent,
    ...added,
    ...(route.forwardToken && typeof token === 'string' ? { 'x-access-token': token } : {}),
    'x-forwarded-for': ip,
    'x-weft-user': encodeURIComponent(actor.username),
  };
}

interface Sent {
  path: string;
  method: string;
  headers: Record<string, string>;
  body: Buffer | undefined;
  signal: AbortSignal;
}

function ask({ url, lookup }: Target, { path, method, headers, body, signal }: Sent): Promise<IncomingMessage> {
  const { request } = url.protocol === 'https:' ? https : http;
  const length = body === undefined ? {} : { 'content-length': String(body.length) };
  const options = { method, path, headers: { ...headers, ...length }, lookup, agent: false, signal };
  return new Promise((resolve, reject) => {
    const asked = request(url, options, resolve);
    asked.on('error', reject);
    asked.end(body);
  });
}

/** Ends an answer that goes on and on. */
function counted(): Transform {
  let size = 0;
  return new Transform({
    transform(part: Buffer, _encoding, done) {
      size += part.length;
      done(size > MOST_ANSWERED ? new Error('answer of a gateway route too long') : null, part);
    },
  });
}

async function forward(parts: ForwardParts, request: FastifyRequest, reply: FastifyReply): Promise<unknown> {
  const { context, resolve } = parts;
  const { path, query } = askedOf(request);
  if (!isPlainPath(path)) throw new ParamError('path of a gateway route');
  const acting = await actingFor(parts, request, path);
  const target = await reachable(context, acting, resolve);
  const signal = AbortSignal.timeout(acting.route.timeout * 1000);
  const base = target.url.pathname.replace(/\/$/, '');
  const body = Buffer.isBuffer(request.body) ? request.body : undefined;
  const sent = { method: request.method, headers: headersFor(request, acting), body, signal };
  const answer = await answered(context, acting, signal, () =>
    ask(target, { ...sent, path: `${base}${acting.pathOf(path)}${query}` }),
  );
  const status = answer.statusCode ?? 502;
  // Where it would lead was judged by nobody.
  if (status >= 300 && status < 400 && status !== 304) {
    answer.destroy();
    throw new Refusal(502, 502, '目标要转到别处，不跟随');
  }
  for (const name of PASSED_ON) {
    const value = answer.headers[name];
    if (value !== undefined) reply.header(name, value);
  }
  // What comes from elsewhere is data here, and never a page of ours.
  reply.header('content-security-policy', "sandbox; default-src 'none'").header('x-content-type-options', 'nosniff');
  const limited = counted();
  answer.on('error', (error) => limited.destroy(error));
  limited.on('close', () => answer.destroy());
  return reply.code(status).send(answer.pipe(limited));
}

async function reachable(context: Context, { route }: Acting, resolve?: Resolve): Promise<Target> {
  try {
    return await upstreamOf(route.uri, allowingOf(context.settings.gatewayAllow), resolve);
  } catch (error) {
    if (!(error instanceof AddressError)) throw error;
    context.log.warn({ route: route.routerId, why: error.message }, 'gateway route leads nowhere');
    throw new Refusal(502, 502, '网关不能访问这个目标，请联系管理员');
  }
}

async function answered(
  context: Context,
  { route }: Acting,
  signal: AbortSignal,
  asking: () => Promise<IncomingMessage>,
): Promise<IncomingMessage> {
  try {
    return await asking();
  } catch (error) {
    context.log.warn({ err: error, route: route.routerId }, 'gateway route not answered');
    throw signal.aborted ? new Refusal(504, 504, '网络超时') : new Refusal(502, 502, '网关没有连上目标');
  }
}

/** `/gateway/…`: what the routes in force lead to, for who may use it; bodies are passed on as they came. */
export async function forwardRoutes(app: FastifyInstance, parts: ForwardParts): Promise<void> {
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: MOST_SENT }, (_request, body, done) => {
      done(null, body);
    });
    // Who looks with another's rights is not that other to the server behind it.
    const config = { access: { right: USE_GATEWAY }, writes: true };
    const names = ['gatewayGet', 'gatewayPost', 'gatewayPut', 'gatewayPatch', 'gatewayDelete'] as const;
    addRoute(scope, names, { config, bodyLimit: MOST_SENT }, (request, reply) => forward(parts, request, reply));
  });
}
