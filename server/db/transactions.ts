import { AsyncLocalStorage } from 'node:async_hooks';
import { createBatches } from './batches.ts';
import type { Connection, Driver, Statement } from './Connection.ts';
import type {
  Database,
  QueryOptions,
  QueryResult,
  Row,
  Scope,
  Session,
  SqlValue,
  TransactionOptions,
} from './Database.ts';
import { DeadlineError, FaultError, SqlStateError } from './Database.ts';
import { faultOf } from './faults.ts';
import { retryLost, systemRetries } from './retry.ts';
import { createRoles, type RoleName, type Roles } from './schema/roles.ts';
import { attachScript } from './schema/script.ts';
import { timeStatements } from './statementTimes.ts';

const TRANSACTION_DEADLINE = 30_000;
const NOTIFY = 'SELECT pg_notify($1, $2)';
const NAME = "SELECT set_config('application_name', $1, true)";

interface CurrentTransaction {
  driver: Driver;
  active: boolean;
}

/** Which transaction the running code is inside of. */
const currentTransaction = new AsyncLocalStorage<CurrentTransaction>();

interface Opening {
  begin: 'BEGIN' | 'BEGIN READ ONLY' | 'BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY';
  /** Sets tenant and role; a transaction outside any tenant has none. */
  entry?: (connection: Connection) => Promise<Statement>;
  /** Run by the product itself before it enters. */
  prepare?: readonly string[];
  deadline: number;
  patient?: boolean | undefined;
  name?: string | undefined;
}

/**
 * The product's database over one kind of driver. Work that is undone for the sake of another transaction is done again,
 * so it must not lean on what it has changed outside of the database.
 */
export function createDatabase(plain: Driver, retries = systemRetries): Database {
  const { driver, times } = timeStatements(plain);
  const roles = createRoles(driver.deadline);
  let damage: FaultError | undefined;
  const named = (error: unknown): never => {
    const known = faultOf(error);
    if (known instanceof FaultError && known.kind === 'damaged') damage ??= known;
    throw known;
  };
  const open = <T>(opening: Opening, work: (session: Session) => Promise<T>): Promise<T> => {
    refuseNested(driver);
    return runTransaction(driver, opening, work);
  };
  const write = <T>(opening: Opening, work: (session: Session) => Promise<T>): Promise<T> =>
    retryLost(retries, async () => open(opening, work)).catch(named);
  const limits = (options?: TransactionOptions): Pick<Opening, 'deadline' | 'patient' | 'name'> => {
    return { deadline: options?.deadline ?? TRANSACTION_DEADLINE, patient: options?.patient, name: options?.name };
  };
  const batches = createBatches(driver, (scope, { as, deadline }, work) => {
    const entry = tenantEntry(roles, as === 'report' ? 'weft_report' : 'weft_app', scope);
    return open({ begin: 'BEGIN READ ONLY', entry, ...limits({ deadline, patient: true }) }, work);
  });
  return {
    kind: driver.kind,
    query: <R = Row>(sql: string, values: readonly SqlValue[] = [], options?: QueryOptions) => {
      refuseNested(driver);
      const { deadline = driver.deadline, prepared = false } = options ?? {};
      const statement = { sql, values, deadline, prepared };
      const attempt = () =>
        driver.hold((connection) => connection.run(statement), options?.patient) as Promise<QueryResult<R>>;
      return retryLost(retries, attempt).catch(named);
    },
    transaction: (work, options) => write({ begin: 'BEGIN', ...limits(options) }, work),
    withTenant: (scope, work, options) =>
      write({ begin: 'BEGIN', entry: tenantEntry(roles, 'weft_app', scope), ...limits(options) }, work),
    readOnly: (scope, work, options) =>
      open({ begin: 'BEGIN READ ONLY', entry: tenantEntry(roles, 'weft_report', scope), ...limits(options) }, work),
    async rehearse(scope, statements, work, options) {
      const entry = tenantEntry(roles, 'weft_report', scope);
      let made: { result: Awaited<ReturnType<typeof work>> } | undefined;
      const run = open({ begin: 'BEGIN', prepare: statements, entry, ...limits(options) }, async (session) => {
        made = { result: await work(session) };
        throw UNDONE;
      });
      const failed: unknown = await run.catch((error: unknown) => error);
      if (failed !== UNDONE || made === undefined) throw failed;
      return made.result;
    },
    readTogether: (scope, readings) => {
      refuseNested(driver);
      const enter = tenantEntry(roles, 'weft_app', scope);
      const statements = readings.map(({ sql, values, share }) => {
        return { sql, values, share, deadline: driver.deadline, prepared: true };
      });
      const attempt = () =>
        driver.hold(async (connection) => connection.together([await enter(connection), ...statements]));
      return retryLost(retries, async () => (await attempt()).slice(1)).catch(named);
    },
    readInBatches: (scope, selection, options, onRows) => {
      refuseNested(driver);
      return batches(scope, selection, options, onRows).catch(named);
    },
    snapshot: (work, options) =>
      open({ begin: 'BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY', ...limits(options) }, work).catch(named),
    listen: (channel, listener, onReturn) => driver.listen(channel, listener, onReturn),
    notify: async (channel, payload) => {
      refuseNested(driver);
      const statement = { sql: NOTIFY, values: [channel, payload], deadline: driver.deadline, prepared: true };
      await driver.hold((connection) => connection.run(statement));
    },
    damage: () => damage,
    statementTimes: times,
    close: () => driver.close(),
  };
}

/** Ends a transaction that was only tried. */
const UNDONE = new Error('rehearsed');

/** The embedded database has one connection: a call from inside its own transaction would wait for itself. */
function refuseNested(driver: Driver): void {
  const current = currentTransaction.getStore();
  if (current?.driver === driver && current.active) {
    throw new Error('the database was called from inside its own transaction: use the session handed in');
  }
}

function tenantEntry(roles: Roles, role: RoleName, scope: Scope): NonNullable<Opening['entry']> {
  // An empty tenant would be a value like any other to row-level security; here it is a caller's mistake.
  if (typeof scope.tenant !== 'string' || scope.tenant === '') throw new Error('a tenant is required');
  // And nobody's rows are left to be guessed.
  if (scope.rows === undefined) throw new Error('which rows are meant is required');
  return (connection) => roles.entry(connection, role, scope);
}

async function runTransaction<T>(driver: Driver, opening: Opening, work: (session: Session) => Promise<T>): Promise<T> {
  const { result, committed } = await driver.hold(
    (connection) => runHeld(driver, connection, opening, work),
    opening.patient,
  );
  await committed();
  return result;
}

async function runHeld<T>(
  driver: Driver,
  connection: Connection,
  opening: Opening,
  work: (session: Session) => Promise<T>,
): Promise<{ result: T; committed: () => Promise<unknown> }> {
  const plain = (sql: string, values: string[] = []): Statement => {
    return { sql, values, deadline: driver.deadline, prepared: true };
  };
  const own = (sql: string): Promise<QueryResult> => connection.run(plain(sql));
  const entry = await opening.entry?.(connection);
  const named = opening.name === undefined ? [] : [plain(NAME, [opening.name])];
  const prepared = (opening.prepare ?? []).map((sql): Statement => {
    return { sql, values: [], deadline: opening.deadline, prepared: false };
  });
  const line = createLine(connection, driver.deadline, {
    before: [plain(opening.begin), ...named, ...prepared, ...(entry ? [entry] : [])],
    after: opening.begin === 'BEGIN' ? [] : [plain('COMMIT')],
  });
  const mark: CurrentTransaction = { driver, active: true };
  try {
    const result = await beforeDeadline(opening.deadline, line, () =>
      currentTransaction.run(mark, () => work(line.session)),
    );
    await line.settle();
    // Nothing was asked: nothing has begun. Or what was asked last has ended it.
    if (line.unopened() || line.closed()) return { result, committed: async () => undefined };
    if (line.failure) await refuseUndone(own, line.failure);
    const commit = own('COMMIT');
    // Statements of the next holder wait behind it in the worker; only the caller must know how it ended.
    if (driver.kind === 'pglite') {
      commit.catch(() => undefined);
      return { result, committed: () => commit };
    }
    await commit;
    return { result, committed: async () => undefined };
  } catch (error) {
    await line.end(error instanceof Error ? error : new Error(String(error)));
    if (!line.unopened() && !line.closed()) await own('ROLLBACK').catch((cause: Error) => connection.abandon(cause));
    throw error;
  } finally {
    mark.active = false;
    await line.end(new Error('the transaction has ended; its session is closed'));
  }
}

/** COMMIT of a failed transaction answers ROLLBACK and no error: the caller would believe in a save that is not there. */
async function refuseUndone(own: (sql: string) => Promise<QueryResult>, failure: SqlStateError): Promise<void> {
  await own('SELECT 1').catch((error: unknown) => {
    throw error instanceof SqlStateError && error.code === '25P02' ? failure : error;
  });
}

async function beforeDeadline<T>(milliseconds: number, line: Line, work: () => Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      const cause = new DeadlineError(milliseconds);
      void line.stop(cause).then(() => reject(cause));
    }, milliseconds);
  });
  try {
    return await Promise.race([work(), late]);
  } finally {
    clearTimeout(timer);
  }
}

/** The statements of one transaction, one after another. */
interface Line {
  session: Session;
  /** The first statement the database refused. */
  failure: SqlStateError | undefined;
  /** No statement was sent, and so the transaction has not begun. */
  unopened(): boolean;
  /** It has ended with its last statement. */
  closed(): boolean;
  /** Resolves when every statement handed in has its answer. */
  settle(): Promise<void>;
  /** No more statements; waits for the running one. */
  end(cause: Error): Promise<void>;
  /** No more statements; the running one is stopped. */
  stop(cause: Error): Promise<void>;
}

/** What begins a transaction travels with its first statement, what ends it with the one that says it is the last. */
function createLine(
  connection: Connection,
  defaultDeadline: number,
  edges: { before: readonly Statement[]; after: readonly Statement[] },
): Line {
  let { before } = edges;
  const takeOpening = (): readonly Statement[] => {
    const taken = before;
    before = [];
    return taken;
  };
  let tail: Promise<unknown> = Promise.resolve();
  let running = 0;
  let ended: Error | undefined;
  let isClosed = false;
  const inLine = <T>(run: () => Promise<T>): Promise<T> => {
    const step = async (): Promise<T> => {
      if (ended) throw ended;
      running += 1;
      try {
        return await run();
      } catch (error) {
        if (error instanceof SqlStateError) line.failure ??= error;
        throw error;
      } finally {
        running -= 1;
      }
    };
    const answer = tail.then(step);
    tail = answer.catch(() => undefined);
    return answer;
  };
  const session: Session = {
    query: <R = Row>(sql: string, values: readonly SqlValue[] = [], options?: QueryOptions) => {
      const { deadline = defaultDeadline, last = false, prepared = false } = options ?? {};
      return inLine(async () => {
        const after = last ? edges.after : [];
        const result = await connection.run({ sql, values, deadline, prepared }, takeOpening(), after);
        if (after.length > 0) {
          isClosed = true;
          ended = new Error('the transaction has ended with what was said to be its last statement');
        }
        return result as QueryResult<R>;
      });
    },
  };
  attachScript(session, (text, deadline) =>
    inLine(async () => {
      for (const statement of takeOpening()) await connection.run(statement);
      await connection.script(text, deadline);
    }),
  );
  const line: Line = {
    session,
    failure: undefined,
    unopened: () => before.length > 0,
    closed: () => isClosed,
    settle: async () => void (await tail),
    end: async (cause) => {
      ended ??= cause;
      await tail;
    },
    stop: async (cause) => {
      ended ??= cause;
      if (running > 0) await connection.abandon(cause);
    },
  };
  return line;
}
