import { randomInt, randomUUID } from 'node:crypto';
import Fastify, { type FastifyInstance, type FastifyServerOptions, LogController } from 'fastify';
import type { Context } from './context.ts';
import { fileRoutes } from './files/fileRoutes.ts';
import { addLive } from './live/liveRoutes.ts';
import { modelRoutes } from './models/routes.ts';
import { addBodyParser } from './plugins/body.ts';
import { addFailures, answerClientError, answerFrameworkError } from './plugins/failures.ts';
import { addFrontEnd } from './plugins/frontEnd.ts';
import { addGuard } from './plugins/guard.ts';
import { addHeaders, addRateLimit } from './plugins/headers.ts';
import { addIdempotency } from './plugins/idempotency.ts';
import { addQueryChecks, parseQuery } from './plugins/query.ts';
import { addSignatureCheck } from './plugins/signature.ts';
import { reportRoutes } from './reports/routes.ts';
import { announceChanges, configRoutes } from './screens/configRoutes.ts';
import { pickerRoutes } from './screens/pickerRoutes.ts';
import { createStreams } from './screens/streams.ts';
import { createCaptchas } from './system/captcha.ts';
import { departmentRoutes } from './system/departmentRoutes.ts';
import { createDictionaries, type Dictionaries } from './system/dictionaries.ts';
import { dictionaryRoutes } from './system/dictionaryRoutes.ts';
import { createLockout } from './system/lockout.ts';
import { loginRoutes } from './system/login.ts';
import { createPasswords } from './system/passwords.ts';
import { createSessions, type Sessions } from './system/sessions.ts';
import { loadStoredItems } from './system/storedItems.ts';
import { systemRoutes } from './system/systemRoutes.ts';
import { userRoutes } from './system/userRoutes.ts';

const BODY_LIMIT = 1024 * 1024;
const PARAM_LIMIT = 8192;
const DICTIONARY_CHANNEL = 'weft_dictionaries';

/** What a test may want to hold in its hand. */
export interface AppParts {
  /** Chance in [0, 1) for pictures; secrets have their own. */
  random?: () => number;
  /** Adds routes, or hooks that see every route, before the product's own. */
  routes?: (app: FastifyInstance) => void;
}

function createServer(context: Context): FastifyInstance {
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
  };
  return Fastify(options);
}

async function addDictionaries(app: FastifyInstance, context: Context): Promise<Dictionaries> {
  const dictionaries = createDictionaries(context.compiled, (tenant) => loadStoredItems(context.db, tenant));
  const stop = await context.db.listen(DICTIONARY_CHANNEL, () => dictionaries.clear());
  app.addHook('onClose', stop);
  dictionaryRoutes(app, dictionaries, () => context.db.notify(DICTIONARY_CHANNEL, ''));
  return dictionaries;
}

function addConfig(app: FastifyInstance, context: Context, sessions: Sessions): void {
  const streams = createStreams(context.log);
  const stops = [announceChanges(context, streams), sessions.onEnd((hash) => streams.close(hash))];
  app.addHook('preClose', async () => {
    for (const stop of stops) stop();
    streams.closeAll();
  });
  configRoutes(app, context, sessions, streams);
  pickerRoutes(app, context);
}

/** Builds the server with every route; it does not listen. */
export async function buildApp(context: Context, parts: AppParts = {}): Promise<FastifyInstance> {
  const app = createServer(context);
  const sessions = createSessions(context);
  addFailures(app);
  await addHeaders(app);
  await addRateLimit(app, context.settings);
  addQueryChecks(app);
  addBodyParser(app);
  addGuard(app, context, sessions);
  addSignatureCheck(app, context);
  addIdempotency(app, context);
  parts.routes?.(app);
  systemRoutes(app, context);
  userRoutes(app, context);
  departmentRoutes(app, context);
  const dictionaries = await addDictionaries(app, context);
  const random = parts.random ?? (() => randomInt(2 ** 32) / 2 ** 32);
  loginRoutes(app, {
    context,
    sessions,
    passwords: createPasswords(),
    lockout: createLockout(context),
    captchas: createCaptchas(context, random),
    dictionaries,
  });
  modelRoutes(app, context, dictionaries);
  reportRoutes(app, context, dictionaries);
  addConfig(app, context, sessions);
  await fileRoutes(app, context);
  await addFrontEnd(app, context.settings.webDir);
  // Last: routes that come after it could be upgraded as well.
  await addLive(app, context, sessions);
  await app.ready();
  return app;
}
