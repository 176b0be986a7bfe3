import type { FastifyInstance } from 'fastify';
import { frameOrigins } from './access/menu.ts';
import { accessRoutes } from './access/routes.ts';
import { addNoticeSockets } from './announcements/noticeSockets.ts';
import { noticeRoutes } from './announcements/routes.ts';
import { createLockout } from './auth/lockout.ts';
import type { AccountParts } from './auth/login.ts';
import { createPasswords } from './auth/passwords.ts';
import { authRoutes, type SignInOptions } from './auth/routes.ts';
import { createSessions } from './auth/sessions.ts';
import { boardRoutes } from './boards/routes.ts';
import { addDictionaries } from './dictionaries/routes.ts';
import { fileRoutes } from './files/fileRoutes.ts';
import type { Context } from './http/Context.ts';
import { createServer } from './http/createServer.ts';
import { addFrontEnd } from './http/frontEnd.ts';
import { healthRoute } from './http/health.ts';
import { addLive } from './live/liveRoutes.ts';
import { readOwnDepartments } from './organization/departments/departments.ts';
import { organizationRoutes } from './organization/routes.ts';
import { recordPorts } from './recordPorts.ts';
import { createRecordsFor } from './records/openRecords.ts';
import { recordRoutes } from './records/routes.ts';
import { reportRoutes } from './reports/routes.ts';
import { screenRoutes } from './screens/routes.ts';
import { valueRuleRoutes } from './valueRules/valueRuleRoutes.ts';

/** What a test may want to hold in its hand. */
export interface AppParts extends SignInOptions {
  /** Adds routes, or hooks that see every route, before the product's own. */
  routes?: (app: FastifyInstance) => void;
}

/** Builds the server with every route; it does not listen. */
export async function buildApp(context: Context, parts: AppParts = {}): Promise<FastifyInstance> {
  const sessions = createSessions(context);
  const framed = () => frameOrigins(context.compiled().menu);
  const app = await createServer({ context, sessions, framed });
  parts.routes?.(app);
  healthRoute(app, context);
  accessRoutes(app, context);
  const dictionaries = await addDictionaries(app, context);
  const account: AccountParts = {
    context,
    sessions,
    dictionaries,
    passwords: createPasswords(),
    lockout: createLockout(context),
    departmentsOf: (user, home) => readOwnDepartments(context, user, home),
  };
  authRoutes(app, account, parts);
  const records = { context, dictionaries, ports: recordPorts };
  const recordsFor = createRecordsFor(records);
  recordRoutes(app, records, recordsFor);
  valueRuleRoutes(app, context);
  reportRoutes(app, context, dictionaries);
  boardRoutes(app, records);
  await screenRoutes(app, context, sessions);
  organizationRoutes(app, account, recordsFor);
  noticeRoutes(app, context, recordsFor);
  await fileRoutes(app, context);
  await addFrontEnd(app, context.settings.webDir);
  // Last: routes that come after it could be upgraded as well.
  await addLive(app, context, sessions);
  await addNoticeSockets(app, context, sessions);
  await app.ready();
  return app;
}
