import type { AddressInfo, Socket } from 'node:net';
import path from 'node:path';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import { pino } from 'pino';
import { type Compiler, createCompiler } from '../engine/compile/compile.ts';
import type { SourceFile } from '../engine/compile/documents.ts';
import type { Compiled } from '../engine/plan/compiled.ts';
import { createRights } from './access/rights.ts';
import { buildApp } from './app.ts';
import { createPasswords } from './auth/passwords.ts';
import { checkRegisterRole } from './auth/registration.ts';
import { sweepSessions } from './auth/sessions.ts';
import type { Settings } from './config/settings.ts';
import type { Database } from './db/Database.ts';
import { checkIntegrity, WAY_OUT } from './db/faults.ts';
import { systemMigrations } from './db/migrations/list.ts';
import { type Opening, openDatabase } from './db/open.ts';
import { createIds } from './db/recordIds.ts';
import { migrate } from './db/schema/migrate.ts';
import { verifyRls } from './db/schema/verifyRls.ts';
import { keepUp } from './db/upkeep.ts';
import { fillDemo } from './demo/fillDemo.ts';
import { freshenAll } from './facts/freshen.ts';
import { fileRoot } from './files/fileStore.ts';
import type { Context } from './http/Context.ts';
import { requestMixin } from './http/headers.ts';
import { sweepIdempotency } from './http/idempotency.ts';
import type { Screens, ScreensProblem } from './http/Screens.ts';
import { sweepLogs } from './logs/logRoutes.ts';
import { writeBackup } from './maintenance/backup.ts';
import { type ConsoleWork, openConsole } from './maintenance/console.ts';
import { keysOf, tendSecrets } from './maintenance/secrets.ts';
import { compareTables } from './maintenance/tables.ts';
import { backupWords } from './maintenance/words.ts';
import { addDeclaredRoles, type Seeded, seed } from './organization/seed.ts';
import { describeReports } from './reports/describe.ts';
import { type DescriptionFile, openDescriptionFile } from './reports/descriptionFile.ts';
import { applyModels, createApply, judgeModels } from './screens/applyModels.ts';
import { loadCompilePorts } from './screens/compilePorts.ts';
import { createLiveScreens, hasErrors } from './screens/LiveScreens.ts';
import { type KeptFiles, readDeclarations } from './screens/readFiles.ts';
import { watchDirectory } from './screens/watch.ts';
import { DeclarationError, problemsText, RlsError } from './startFailure.ts';
import type { WaitingPage } from './waitingPage.ts';

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

/** What may have begun before the program was read. */
export interface StartParts {
  /** Of the embedded database. */
  opening?: Opening | undefined;
  /** Holds the address until the server listens. */
  page?: WaitingPage | undefined;
  /** Of a server before this one in the same process: what both declare is not compiled again. */
  compileFiles?: Compiler | undefined;
}

interface Declarations {
  files: SourceFile[];
  kept: KeptFiles;
  compiled: Compiled;
  compileFiles: Compiler;
  /** Milliseconds. */
  took: number;
}

async function readAll(settings: Settings, given?: Compiler): Promise<Declarations> {
  const compileFiles = given ?? createCompiler(await loadCompilePorts());
  const kept: KeptFiles = new Map();
  const files = await readDeclarations(settings.screensDir, 'screens', kept);
  const began = performance.now();
  const compiled = compileFiles(files);
  const took = Math.round(performance.now() - began);
  if (hasErrors(compiled.problems)) throw new DeclarationError(compiled.problems);
  return { files, kept, compiled, compileFiles, took };
}

async function prepareDatabase(
  db: Database,
  compiled: Compiled,
  descriptions: DescriptionFile,
  log: FastifyBaseLogger,
): Promise<readonly ScreensProblem[]> {
  // The reports' SQL is judged first: no table is touched for declarations that are wrong.
  const onProgress = (done: number, total: number): void => log.info({ done, total }, 'reports described');
  const reports = await describeReports(db, compiled, { cache: descriptions, onProgress });
  if (hasErrors(reports)) throw new DeclarationError(reports);
  await migrate(db, systemMigrations);
  const tables = await applyModels(db, compiled, descriptions);
  if (hasErrors(tables)) throw new DeclarationError(tables);
  await descriptions.save();
  const warnings = [...compiled.problems, ...reports, ...tables];
  if (warnings.length > 0) log.warn(problemsText(warnings));
  return tables;
}

/** What this database has said of reports before: neither a start nor a reload asks again. */
async function openDescriptions(db: Database, { dataDir }: Settings): Promise<DescriptionFile> {
  if (dataDir.startsWith('memory:')) return openDescriptionFile();
  const { rows } = await db.query<{ version: string }>(`SELECT current_setting('server_version_num') AS version`);
  return openDescriptionFile(path.join(dataDir, `reports-${rows[0]?.version}.json`));
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

function createContext(db: Database, screens: Screens, settings: Settings, log: FastifyBaseLogger): Context {
  const clock = (): Date => new Date();
  const { compiled } = screens;
  return {
    db,
    compiled,
    clock,
    newId: createIds(clock),
    log,
    settings,
    passwords: createPasswords(),
    secrets: createPasswords(),
    rights: createRights(compiled),
    screens,
  };
}

function keepSwept(context: Context): () => void {
  const sweep = async (): Promise<void> => {
    try {
      await sweepIdempotency(context);
      await sweepSessions(context);
      // Tenants come, and so do declarations.
      await addDeclaredRoles(context);
      await sweepLogs(context, context.settings.logDays ?? 180);
    } catch (error) {
      context.log.warn({ err: error }, 'old rows not swept');
    }
  };
  void sweep();
  const timer = setInterval(() => void sweep(), SWEEP_EVERY);
  timer.unref();
  return () => clearInterval(timer);
}

const UPKEEP_EVERY = 60_000;
/** Logged at level `debug` when there is nothing left to do for now. */
export const TENDED = 'tables and facts tended';

function keepTended(context: Context): () => void {
  const { db, log } = context;
  const tend = async (): Promise<void> => {
    await keepUp(db).then(
      (tables) => void (tables.length > 0 && log.debug({ tables }, 'tables tended')),
      (error: unknown) => log.warn({ err: error }, 'tables not tended'),
    );
    await freshenAll(context).catch((error: unknown) => log.warn({ err: error }, 'facts not worked out'));
    log.debug(TENDED);
  };
  let running = tend();
  const timer = setInterval(() => {
    running = running.then(tend);
  }, UPKEEP_EVERY);
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

/** What `npm run db` asks for while this process holds the embedded database. */
function consoleWork({ db, settings, clock }: Context, screens: Screens): ConsoleWork {
  return async (command, tell) => {
    if (command.verb === 'backup') {
      tell(backupWords(await writeBackup(db, { target: command.target, files: fileRoot(settings), clock })));
      return 0;
    }
    if (command.verb === 'secrets') return tendSecrets(db, keysOf(settings), 'show', tell);
    const { compiled } = await readAll(settings);
    const code = await compareTables(db, compiled, command.verb === 'apply' ? command : undefined, tell);
    if (command.verb === 'apply') await screens.reload();
    return code;
  };
}

async function holdConsole(context: Context, screens: Screens): Promise<() => Promise<void>> {
  const { databaseUrl, dataDir } = context.settings;
  if (databaseUrl !== undefined || dataDir.startsWith('memory:')) return async () => undefined;
  return openConsole(dataDir, consoleWork(context, screens));
}

async function listen(
  context: Context,
  screens: Screens,
  page: WaitingPage | undefined,
): Promise<Omit<Running, 'context' | 'seeded'>> {
  const { settings, log } = context;
  const app = await buildApp(context);
  const open = connectionsOf(app);
  await page?.close();
  await app.listen({ host: settings.host, port: settings.port });
  const closeConsole = await holdConsole(context, screens);
  const stops = [keepSwept(context), keepTended(context), watchDirectory(settings.screensDir, screens.reload, log)];
  return {
    address: app.server.address() as AddressInfo,
    async stop() {
      // What is being read anew still needs the database.
      await Promise.all(stops.map((stop) => stop()));
      await closeConsole();
      await drain(app, open);
      await context.db.close();
    },
  };
}

/**
 * Compiles the declarations, opens and prepares the database, seeds it and listens. Throws what `startFailureText`
 * has words for; then nothing is left open.
 */
export async function startServer(settings: Settings, parts: StartParts = {}): Promise<Running> {
  const { opening, page } = parts;
  const log: FastifyBaseLogger = pino({ level: settings.logLevel, mixin: requestMixin });
  page?.stage('正在读取声明');
  const { files, kept, compiled, compileFiles, took } = await readAll(settings, parts.compileFiles);
  page?.stage('正在打开数据库');
  const { timeZone } = compiled.app;
  const { databaseUrl: url, dataDir } = settings;
  const db = await (opening?.finish(timeZone) ?? openDatabase({ ...(url ? { url } : {}), dataDir, timeZone }));
  try {
    page?.stage('正在检查数据');
    const descriptions = await openDescriptions(db, settings);
    const problems = await prepareDatabase(db, compiled, descriptions, log);
    await lookForDamage(db, log);
    await requireRls(db, log);
    const apply = createApply(db, { compiled, problems }, descriptions);
    const screens = createLiveScreens(
      { compiled, files, took },
      {
        read: () => readDeclarations(settings.screensDir, 'screens', kept),
        compile: compileFiles,
        async apply(next) {
          const found = await apply(next);
          await descriptions.save();
          return found;
        },
        judge: (next) => judgeModels(db, next, descriptions),
      },
    );
    screens.subscribe(({ problems }) => {
      if (hasErrors(problems)) log.warn(`${problemsText(problems)}\n声明有误，继续使用上一次正确的声明`);
    });
    const context = createContext(db, screens, settings, log);
    const seeded = await seed(context);
    await addDeclaredRoles(context);
    page?.stage('正在准备演示数据');
    if (settings.demo) await fillDemo(context);
    await checkRegisterRole(context);
    return { context, seeded, ...(await listen(context, screens, page)) };
  } catch (error) {
    await db.close();
    throw error;
  }
}
