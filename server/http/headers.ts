import { fastifyHelmet } from '@fastify/helmet';
import { fastifyRateLimit } from '@fastify/rate-limit';
import type { FastifyInstance } from 'fastify';
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
  const frameSrc = [() => ["'self'", ...framed()].join(' ')];
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
