import { AsyncLocalStorage } from 'node:async_hooks';
import { fastifyHelmet } from '@fastify/helmet';
import { fastifyRateLimit } from '@fastify/rate-limit';
import type { FastifyInstance } from 'fastify';
import type { Logger } from 'pino';
import type { Settings } from '../config/settings.ts';
import { TooManyError } from './errors.ts';

const POLICY = {
  defaultSrc: ["'self'"],
  scriptSrc: ["'self'"],
  styleSrc: ["'self'", "'unsafe-inline'"],
  imgSrc: ["'self'", 'data:', 'blob:'],
  connectSrc: ["'self'", 'ws:', 'wss:'],
  workerSrc: ["'self'", 'blob:'],
  objectSrc: ["'none'"],
  baseUri: ["'none'"],
  frameAncestors: ["'self'"],
  formAction: ["'self'"],
};

/**
 * Security headers on every answer; API answers are never stored by anybody. `framed`: the origins pages may show in
 * frames, asked for every answer.
 */
export async function addHeaders(app: FastifyInstance, framed: () => readonly string[]): Promise<void> {
  // A PDF that the page itself has fetched is shown in a frame.
  const frameSrc = [() => ["'self'", 'blob:', ...framed()].join(' ')];
  await app.register(fastifyHelmet, {
    contentSecurityPolicy: { useDefaults: false, directives: { ...POLICY, frameSrc } },
    referrerPolicy: { policy: 'no-referrer' },
    // Whether TLS stands in front is not known here.
    strictTransportSecurity: false,
  });
  app.addHook('onSend', async (request, reply) => {
    reply.header('x-request-id', request.id);
    if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store');
  });
}

/** Requests per minute and address, in memory; 0 turns it off. Lockouts live in the database. */
export async function addRateLimit(app: FastifyInstance, settings: Settings): Promise<void> {
  if (settings.rateLimit === 0) return;
  await app.register(fastifyRateLimit, {
    max: settings.rateLimit,
    timeWindow: 60_000,
    addHeadersOnExceeding: { 'x-ratelimit-limit': false, 'x-ratelimit-remaining': false, 'x-ratelimit-reset': false },
    addHeaders: { 'x-ratelimit-limit': false, 'x-ratelimit-remaining': false, 'x-ratelimit-reset': false },
    errorResponseBuilder: () => new TooManyError(),
  });
}

/** The id of the request that the running code answers. */
const answering = new AsyncLocalStorage<string>();

/** Whatever is logged while a request is answered carries its id, by whichever logger: `mixin` of pino. */
export function requestMixin(_line: object, _level: number, logger: Pick<Logger, 'bindings'>): { reqId?: string } {
  const reqId = answering.getStore();
  return reqId === undefined || 'reqId' in logger.bindings() ? {} : { reqId };
}

/** Remembers whose request is being answered. Call before any other hook is added. */
export function addRequestIds(app: FastifyInstance): void {
  app.addHook('onRequest', (request, _reply, done) => answering.run(request.id, done));
  // A body comes from the socket, which remembers nobody.
  app.addHook('preValidation', (request, _reply, done) => answering.run(request.id, done));
}
