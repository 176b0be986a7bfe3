import { randomUUID } from 'node:crypto';
import Fastify, { type FastifyInstance, type FastifyServerOptions, LogController } from 'fastify';
import { addBodyParser } from './body.ts';
import type { Context } from './Context.ts';
import { addCompression } from './compression.ts';
import { addFailures, addRefusedUpgrades, answerClientError, answerFrameworkError } from './failures.ts';
import { addGuard, type TokenReaders } from './guard.ts';
import { addHeaders, addRateLimit, addRequestIds } from './headers.ts';
import { addIdempotency } from './idempotency.ts';
import { addQueryChecks, parseQuery } from './query.ts';
import { addSignatureCheck } from './signature.ts';
import { addSlowBodies } from './slowBodies.ts';

const BODY_LIMIT = 1024 * 1024;
const PARAM_LIMIT = 8192;

/** What a server asks of the rooms above it. */
export interface ServerParts extends TokenReaders {
  context: Context;
  /** The origins pages may show in frames, asked for every answer. */
  framed: () => readonly string[];
}

/** Bodies are read by rules of our own; the two compilers of Fastify would be loaded at every start, and asked for nothing. */
function noSchemas(): never {
  throw new Error('routes say what they take with `access` and rules, not with a JSON schema');
}

/** A server without routes: what every request goes through is in place, so that routes can only be added behind it. */
export async function createServer({ context, sessions, keys, framed }: ServerParts): Promise<FastifyInstance> {
  const options: FastifyServerOptions = {
    loggerInstance: context.log,
    // Addresses carry what people search for; requests are not logged one by one.
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => randomUUID(),
    bodyLimit: BODY_LIMIT,
    routerOptions: { querystringParser: parseQuery, maxParamLength: PARAM_LIMIT },
    frameworkErrors: answerFrameworkError,
    clientErrorHandler: answerClientError,
    forceCloseConnections: 'idle',
    schemaController: { compilersFactory: { buildValidator: noSchemas, buildSerializer: noSchemas } },
  };
  const app = Fastify(options);
  addRequestIds(app);
  addFailures(app);
  addRefusedUpgrades(app);
  await addCompression(app);
  await addHeaders(app, framed);
  await addRateLimit(app, context.settings);
  addQueryChecks(app);
  addBodyParser(app);
  addSlowBodies(app);
  addGuard(app, context, { sessions, keys });
  addSignatureCheck(app, context);
  addIdempotency(app, context);
  return app;
}
