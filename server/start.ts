import { type AddressInfo, createServer, type Socket } from 'node:net';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import { pino } from 'pino';
import { compile } from '../engine/compile/compile.ts';
import type { SourceFile } from '../engine/compile/documents.ts';
import type { Compiled } from '../engine/plan/compiled.ts';
import { createRights } from './access/rights.ts';
import { buildApp } from './app.ts';
import { sweepSessions } from './auth/sessions.ts';
import type { Settings } from './config/settings.ts';
import type { Database } from './db/Database.ts';
import { checkIntegrity, WAY_OUT } from './db/faults.ts';
import { systemMigrations } from './db/migrations/list.ts';
import { openDatabase } from './db/open.ts';
import { createIds } from './db/recordIds.ts';
import { migrate } from './db/schema/migrate.ts';
import { verifyRls } from './db/schema/verifyRls.ts';
import { fillDemo } from './demo/fillDemo.ts';
import type { Context } from './http/Context.ts';
import { sweepIdempotency } from './http/idempotency.ts';
import { type Seeded, seed } from './organization/seed.ts';
import { type DescriptionCache, describeReports } from './reports/describe.ts';
import { applyModels } from './screens/applyModels.ts';
import { loadCompilePorts } from './screens/compilePorts.ts';
import { createLiveScreens, hasErrors, type LiveScreens } from './screens/LiveScreens.ts';
import { readDeclarations } from './screens/readFiles.ts';
import { watchDirectory } from './screens/watch.ts';
import { DeclarationError, problemsText, RlsError } from './startFailure.ts';

const SWEEP_EVERY = 60 * 60_000;
const DRAIN = 10_000;

/** A server that listens. */
export interface Running {
  context: Context;
  address: AddressInfo;
  seeded: Seeded;
  /** Lets requests finish for up to ten seconds, then closes the database. */
  stop(): Promise<void>;
}

interface Declarations {
  files: SourceFile[];
  compiled: Compiled;
  compileFiles(files: SourceFile[]): Compiled;
}

async function readAll(settings: Settings): Promise<Declarations> {
  const ports = await loadCompilePorts();
  const compileFiles = (files: SourceFile[]): Compiled => compile(files, ports);
  const files = await readDeclarations(settings.screensDir);
  const compiled = compileFiles(files);
  if (hasErrors(compiled.problems)) throw new DeclarationError(compiled.problems);
  return { files, compiled, compileFiles };
}

/** Fails on a port that cannot be had before a database is made for nothing; listening itself has the last word. */
async function probePort({ host, port }: Settings): Promise<void> {
  if (port === 0) return;
  const server = createServer();
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen({ host, port }, resolve);
  });
  await new Promise((resolve) => server.close(resolve));
}

async function prepareDatabase(
  db: Database,
  compiled: Compiled,
  descriptions: DescriptionCache,
  log: FastifyBaseLogger,
): Promise<void> {
  // The reports' SQL is judged first: no table is touched for declarations that are wrong.
  const onProgress = (done: number, total: number): void => log.info({ done, total }, 'reports described');
  const reports = await describeReports(db, compiled, { cache: descriptions, onProgress });
  if (hasErrors(reports)) throw new DeclarationError(reports);
  await migrate(db, systemMigrations);
  const tables = await applyModels(db, compiled, descriptions);
  if (hasErrors(tables)) throw new DeclarationError(tables);
  const warnings = [...compiled.problems, ...reports, ...tables];
  if (warnings.length > 0) log.warn(problemsText(warnings));
}

/** Tenants are kept apart by the database: where it does not, nothing is served. */
async function requireRls(db: Database, log: FastifyBaseLogger): Promise<void> {
  const open = (await verifyRls(db)).filter(({ holds }) => !holds);
  const required = open.filter((check) => check.required);
  if (required.length > 0) throw new RlsError(required);
  for (const { name, sentence } of open) log.warn({ check: name }, `数据库没有保证：${sentence}`);
}

/** Bytes of tables that are read at a start; a second or two. */
const READ_AT_START = 256 * 1024 * 1024;

/** Damage is told before somebody works with it; what can be read goes on being served, so that it can be saved. */
async function lookForDamage(db: Database, log: FastifyBaseLogger): Promise<void> {
  const { damaged, unread } = await checkIntegrity(db, READ_AT_START);
  for (const { table, message } of damaged) log.error({ table, message }, WAY_OUT.damaged);
  if (unread.length > 0) log.info({ tables: unread }, 'too large to be checked at a start');
}

function createContext(db: Database, screens: LiveScreens, settings: Settings, log: FastifyBaseLogger): Context {
  const clock = (): Date => new Date();
  const { compiled } = screens;
  return { db, compiled, clock, newId: createIds(clock), log, settings, rights: createRights(compiled), screens };
}

function keepSwept(context: Context): () => void {
  const sweep = async (): Promise<void> => {
    try {
      await sweepIdempotency(context);
      await sweepSessions(context);
    } catch (error) {
      context.log.warn({ err: error }, 'old rows not swept');
    }
  };
  void sweep();
  const timer = setInterval(() => void sweep(), SWEEP_EVERY);
  timer.unref();
  return () => clearInterval(timer);
}

/** Every open connection, those that Node has handed over for an upgrade as well. */
function connectionsOf(app: FastifyInstance): ReadonlySet<Socket> {
  const open = new Set<Socket>();
  app.server.on('connection', (socket) => {
    open.add(socket);
    socket.once('close', () => open.delete(socket));
  });
  return open;
}

async function drain(app: FastifyInstance, open: ReadonlySet<Socket>): Promise<void> {
  const timer = setTimeout(() => {
    for (const socket of open) socket.destroy();
  }, DRAIN);
  // A connection whose request ends while closing is kept alive by the client and would be waited for.
  const idle = setInterval(() => app.server.closeIdleConnections(), 50);
  try {
    await app.close();
  } finally {
    clearTimeout(timer);
    clearInterval(idle);
  }
}

async function listen(context: Context, screens: LiveScreens): Promise<Omit<Running, 'context' | 'seeded'>> {
  const { settings, log } = context;
  const app = await buildApp(context);
  const open = connectionsOf(app);
  await app.listen({ host: settings.host, port: settings.port });
  const stops = [keepSwept(context), watchDirectory(settings.screensDir, screens.reload, log)];
  return {
    address: app.server.address() as AddressInfo,
    async stop() {
      for (const stop of stops) stop();
      await drain(app, open);
      await context.db.close();
    },
  };
}

/**
 * Compiles the declarations, opens and prepares the database, seeds it and listens. Throws what `startFailureText`
 * has words for; then nothing is left open.
 */
export async function startServer(settings: Settings): Promise<Running> {
  const log: FastifyBaseLogger = pino({ level: settings.logLevel });
  const { files, compiled, compileFiles } = await readAll(settings);
  await probePort(settings);
  const db = await openDatabase({
    url: settings.databaseUrl,
    dataDir: settings.dataDir,
    timeZone: compiled.app.timeZone,
  });
  try {
    // A reload asks the database only for reports that have changed.
    const descriptions: DescriptionCache = new Map();
    await prepareDatabase(db, compiled, descriptions, log);
    await lookForDamage(db, log);
    await requireRls(db, log);
    const screens = createLiveScreens(
      { compiled, files },
      {
        read: () => readDeclarations(settings.screensDir),
        compile: compileFiles,
        apply: (next) => applyModels(db, next, descriptions),
      },
    );
    screens.subscribe(({ problems }) => {
      if (hasErrors(problems)) log.warn(`${problemsText(problems)}\n声明有误，继续使用上一次正确的声明`);
    });
    const context = createContext(db, screens, settings, log);
    const seeded = await seed(context);
    if (settings.demo) await fillDemo(context);
    return { context, seeded, ...(await listen(context, screens)) };
  } catch (error) {
    await db.close();
    throw error;
  }
}
