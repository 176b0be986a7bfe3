import type { FastifyInstance } from 'fastify';
import { declaredRoutes } from './access/declaredRoutes.ts';
import { frameOrigins } from './access/menu.ts';
import { permissionRoutes } from './access/permissionRoutes.ts';
import { previewRoutes } from './access/previewRoutes.ts';
import { announcementRoutes } from './announcements/announcementRoutes.ts';
import { addNoticeSockets } from './announcements/noticeSockets.ts';
import { readingRoutes } from './announcements/readingRoutes.ts';
import { createApiKeys } from './auth/apiKeys.ts';
import { createLockout } from './auth/lockout.ts';
import type { AccountParts } from './auth/login.ts';
import { authRoutes, type SignInOptions } from './auth/routes.ts';
import { createSecondSteps } from './auth/secondStep/secondSteps.ts';
import { createSessions } from './auth/sessions.ts';
import { boardRoutes } from './boards/routes.ts';
import type { Resolve } from './config/openAddress.ts';
import { addDictionaries } from './dictionaries/routes.ts';
import { fileRoutes } from './files/fileRoutes.ts';
import { openStore } from './files/openStore.ts';
import { fileHooks } from './files/records/fileHooks.ts';
import { createFileRecords } from './files/records/fileRecords.ts';
import { ossRoutes } from './files/records/ossRoutes.ts';
import { createGateway } from './gateway/gatewayRoutes.ts';
import type { Context } from './http/Context.ts';
import { createServer } from './http/createServer.ts';
import { addFrontEnd } from './http/frontEnd.ts';
import { healthRoute } from './http/health.ts';
import { jobRoutes } from './jobs/jobRoutes.ts';
import { createJobs, type JobsAtWork, type JobsOptions } from './jobs/jobs.ts';
import { addLive } from './live/liveRoutes.ts';
import { logRoutes } from './logs/logRoutes.ts';
import { addRequestLog } from './logs/requestLog.ts';
import { createMessages } from './messages/createMessages.ts';
import type { OutboxOptions } from './messages/outbox.ts';
import { monitorRoutes } from './monitor/monitorRoutes.ts';
import { watchTraffic } from './monitor/traffic.ts';
import { readOwnDepartments } from './organization/departments/departments.ts';
import { organizationRoutes } from './organization/routes.ts';
import { createDraughtsman } from './papers/Draughtsman.ts';
import { printRoutes } from './prints/routes.ts';
import { recordPorts } from './recordPorts.ts';
import { createRecordsFor } from './records/openRecords.ts';
import { recordRoutes } from './records/routes.ts';
import { reportRoutes } from './reports/routes.ts';
import { sourceHooks } from './reports/sources/sourceHooks.ts';
import { sourceRoutes } from './reports/sources/sourceRoutes.ts';
import { createSources } from './reports/sources/sources.ts';
import { scaffoldRoutes } from './scaffold/beginRoute.ts';
import { plantSchedules } from './schedules/plantSchedules.ts';
import { scheduleHooks, scheduleRoutes } from './schedules/scheduleRoutes.ts';
import { createSchedules, type ScheduleOptions } from './schedules/schedules.ts';
import { scheduleWork } from './scheduleWork.ts';
import { screenRoutes } from './screens/routes.ts';
import { exportRoutes } from './transfer/export/exportRoutes.ts';
import { reportExportRoute } from './transfer/export/reportExport.ts';
import { reportFileHandler } from './transfer/export/reportJob.ts';
import { importRoutes } from './transfer/import/importRoutes.ts';
import { transitionRoutes } from './transitions/transitionRoutes.ts';
import { valueRuleRoutes } from './valueRules/valueRuleRoutes.ts';

/** What a test may want to hold in its hand. */
export interface AppParts extends SignInOptions {
  /** Adds routes, or hooks that see every route, before the product's own. */
  routes?: (app: FastifyInstance) => void;
  /** Called with the jobs before they are begun. */
  jobs?: (jobs: JobsAtWork) => void;
  jobsOptions?: JobsOptions;
  scheduleOptions?: ScheduleOptions;
  outboxOptions?: OutboxOptions;
  /** What names stand for, to webhooks, data sources and the gateway. */
  resolve?: Resolve;
}

/** Builds the server with every route; it does not listen. */
export async function buildApp(context: Context, parts: AppParts = {}): Promise<FastifyInstance> {
  const sessions = createSessions(context);
  const framed = () => frameOrigins(context.compiled().menu);
  const app = await createServer({ context, sessions, keys: createApiKeys(context), framed });
  addRequestLog(app, context);
  const traffic = watchTraffic(app, () => context.clock().getTime());
  parts.routes?.(app);
  const files = await openStore(context);
  const fileRecords = createFileRecords(context, files);
  const jobs = createJobs(context, files, parts.jobsOptions);
  healthRoute(app, context);
  permissionRoutes(app, context);
  previewRoutes(app, context);
  declaredRoutes(app);
  const dictionaries = await addDictionaries(app, context);
  const account: AccountParts = {
    context,
    sessions,
    secondSteps: createSecondSteps(context),
    dictionaries,
    lockout: createLockout(context),
    departmentsOf: (user, home) => readOwnDepartments(context, user, home),
  };
  authRoutes(app, account, parts);
  const messages = createMessages(context, files, parts);
  const { mailFile, mailMissing } = messages;
  const work = scheduleWork(context, { files, records: fileRecords, jobs, mailMissing });
  const schedules = createSchedules(context, work, parts.scheduleOptions);
  const sources = createSources(context, parts.resolve);
  app.addHook('onClose', () => sources.close());
  const gateway = createGateway(context, parts.resolve);
  const hooks = new Map([
    ...recordPorts.hooks,
    ['sys_data_source', sourceHooks(sources)] as const,
    ['sys_schedule', scheduleHooks(schedules.handlers)] as const,
    ['sys_file', fileHooks(fileRecords)] as const,
    ...messages.hooks,
    ...gateway.hooks,
  ]);
  const records = { context, dictionaries, ports: { ...recordPorts, hooks } };
  const recordsFor = createRecordsFor(records);
  recordRoutes(app, records, recordsFor);
  transitionRoutes(app, records);
  logRoutes(app, recordsFor);
  valueRuleRoutes(app, context);
  const reports = { context, dictionaries, sources };
  reportRoutes(app, reports);
  sourceRoutes(app, recordsFor, sources);
  const draughtsman = createDraughtsman();
  app.addHook('onClose', () => draughtsman.close());
  boardRoutes(app, records, { draughtsman, jobs, mailFile });
  printRoutes(app, { ...records, files, draughtsman });
  await screenRoutes(app, reports, sessions);
  await scaffoldRoutes(app, context);
  organizationRoutes(app, account, recordsFor);
  announcementRoutes(app, context, recordsFor);
  readingRoutes(app, context);
  jobRoutes(app, jobs);
  scheduleRoutes(app, schedules, recordsFor);
  messages.routes(app, recordsFor);
  await gateway.routes(app, recordsFor);
  monitorRoutes(app, context, traffic);
  exportRoutes(app, records, jobs);
  reportExportRoute(app, reports);
  jobs.register(reportFileHandler(reports, mailFile));
  await importRoutes(app, { ...records, files, jobs });
  ossRoutes(app, records, recordsFor, fileRecords);
  await fileRoutes(app, { context, store: files, files: fileRecords, recordsFor });
  await addFrontEnd(app, context.settings.webDir);
  // Last: routes that come after it could be upgraded as well.
  await addLive(app, context, { sessions, hooks });
  await addNoticeSockets(app, context, sessions);
  await openJobs(app, jobs, parts);
  app.addHook('onReady', () => messages.outbox.open());
  app.addHook('onClose', () => messages.outbox.close());
  app.addHook('onReady', async () => {
    await plantSchedules(context);
    schedules.open();
  });
  app.addHook('onClose', () => schedules.close());
  await app.ready();
  return app;
}

/** Last of all: what they do needs everything else. */
async function openJobs(app: FastifyInstance, jobs: JobsAtWork, parts: AppParts): Promise<void> {
  parts.jobs?.(jobs);
  app.addHook('onReady', () => jobs.open());
  app.addHook('onClose', () => jobs.close());
}
