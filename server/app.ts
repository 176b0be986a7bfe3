import { randomInt, randomUUID } from 'node:crypto';
import Fastify, { type FastifyInstance, type FastifyServerOptions, LogController } from 'fastify';
import type { Context } from './context.ts';
import { fileRoutes } from './files/fileRoutes.ts';
import { addLive, addSockets } from './live/liveRoutes.ts';
import { duplicateRoutes } from './models/duplicateRoutes.ts';
import { createRecordsFor } from './models/recordsFor.ts';
import { restRoutes } from './models/restRoutes.ts';
import { modelRoutes } from './models/routes.ts';
import { announcementRoutes } from './notices/announcementRoutes.ts';
import { addNoticeSockets } from './notices/noticeSockets.ts';
import { readingRoutes } from './notices/readingRoutes.ts';
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
import { validatorRoutes } from './screens/validatorRoutes.ts';
import { accountRoutes } from './system/accountRoutes.ts';
import { createCaptchas } from './system/captcha.ts';
import { categoryRoutes } from './system/categoryRoutes.ts';
import { declaredRoutes } from './system/declaredRoutes.ts';
import { departmentRoutes } from './system/departmentRoutes.ts';
import { createDictionaries, type Dictionaries } from './system/dictionaries.ts';
import { dictionaryRoutes } from './system/dictionaryRoutes.ts';
import { grantRoutes } from './system/grantRoutes.ts';
import { createLockout } from './system/lockout.ts';
import { frameOrigins } from './system/menu.ts';
import { createPasswords } from './system/passwords.ts';
import { previewRoutes } from './system/previewRoutes.ts';
import { roleRoutes } from './system/roleRoutes.ts';
import { createSessions, type Sessions } from './system/sessions.ts';
import { signInRoutes } from './system/signInRoutes.ts';
import type { SmsSender } from './system/sms.ts';
import { loadStoredItems } from './system/storedItems.ts';
import { systemRoutes } from './system/systemRoutes.ts';
import { tenantMemberRoutes } from './system/tenantMemberRoutes.ts';
import { userChangeRoutes } from './system/userChangeRoutes.ts';
import { userRoutes } from './system/userRoutes.ts';
import { valueRuleRoutes } from './system/valueRuleRoutes.ts';
import { visitRoutes } from './system/visitRoutes.ts';

const BODY_LIMIT = 1024 * 1024;
const PARAM_LIMIT = 8192;
const DICTIONARY_CHANNEL = 'weft_dictionaries';

/** What a test may want to hold in its hand. */
export interface AppParts {
  /** Chance in [0, 1) for pictures; secrets have their own. */
  random?: () => number;
  /** Carries codes to phones; as the settings say unless given. */
  sms?: SmsSender;
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
  const dictionaries = createDictionaries(context, (tenant) => loadStoredItems(context.db, tenant));
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
  validatorRoutes(app, context);
}

function addAdministration(app: FastifyInstance, context: Context, dictionaries: Dictionaries): void {
  const recordsFor = createRecordsFor(context, dictionaries);
  userChangeRoutes(app, context, recordsFor);
  grantRoutes(app, context, recordsFor);
  declaredRoutes(app);
  visitRoutes(app, context);
  tenantMemberRoutes(app, context, recordsFor);
  previewRoutes(app, context);
  restRoutes(app, context, recordsFor);
}

/** Builds the server with every route; it does not listen. */
export async function buildApp(context: Context, parts: AppParts = {}): Promise<FastifyInstance> {
  const app = createServer(context);
  const sessions = createSessions(context);
  addFailures(app);
  await addHeaders(app, () => frameOrigins(context.compiled().menu));
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
  duplicateRoutes(app, context);
  valueRuleRoutes(app, context);
  roleRoutes(app, context);
  categoryRoutes(app, context);
  const dictionaries = await addDictionaries(app, context);
  const random = parts.random ?? (() => randomInt(2 ** 32) / 2 ** 32);
  const account = { context, sessions, passwords: createPasswords(), lockout: createLockout(context) };
  signInRoutes(app, { ...account, dictionaries, sms: parts.sms, captchas: createCaptchas(context, random) });
  accountRoutes(app, account);
  modelRoutes(app, context, dictionaries);
  addAdministration(app, context, dictionaries);
  announcementRoutes(app, context, dictionaries);
  readingRoutes(app, context);
  reportRoutes(app, context, dictionaries);
  addConfig(app, context, sessions);
  await fileRoutes(app, context);
  await addFrontEnd(app, context.settings.webDir);
  // Last: routes that come after it could be upgraded as well.
  await addSockets(app, context);
  await addLive(app, context, sessions);
  await addNoticeSockets(app, context, sessions);
  await app.ready();
  return app;
}
