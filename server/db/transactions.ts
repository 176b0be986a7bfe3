import { AsyncLocalStorage } from 'node:async_hooks';
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
import { createRoles, type Roles } from './schema/roles.ts';
import { attachScript } from './schema/script.ts';

const TRANSACTION_DEADLINE = 30_000;

interface CurrentTransaction {
  driver: Driver;
  active: boolean;
}

/** Which transaction the running code is inside of. */
const currentTransaction = new AsyncLocalStorage<CurrentTransaction>();

interface Opening {
  begin: 'BEGIN' | 'BEGIN READ ONLY';
  /** Sets tenant and role; a transaction outside any tenant has none. */
  enter?: (connection: Connection) => Promise<void>;
  deadline: number;
}

/**
 * The product's database over one kind of driver. Work that is undone for the sake of another transaction is done again,
 * so it must not lean on what it has changed outside of the database.
 */
export function createDatabase(driver: Driver, retries = systemRetries): Database {
  const roles = createRoles(driver.deadline);
  let damage: FaultError | undefined;
  const named = (error: unknown): never => {
    const known = faultOf(error);
    if (known instanceof FaultError && known.kind === 'damaged') damage ??= known;
    throw known;
  };
  const open = <T>(opening: Opening, work: (session: Session) => Promise<T>): Promise<T> => {
    refuseNested(driver);
    return driver.hold((connection) => runTransaction(driver, connection, opening, work));
  };
  const write = <T>(opening: Opening, work: (session: Session) => Promise<T>): Promise<T> =>
    retryLost(retries, async () => open(opening, work)).catch(named);
  const deadlineOf = (options?: TransactionOptions): number => options?.deadline ?? TRANSACTION_DEADLINE;
  return {
    kind: driver.kind,
    query: <R = Row>(sql: string, values: readonly SqlValue[] = [], options?: QueryOptions) => {
      refuseNested(driver);
      const statement = { sql, values, deadline: options?.deadline ?? driver.deadline };
      const attempt = () => driver.hold((connection) => connection.run(statement)) as Promise<QueryResult<R>>;
      return retryLost(retries, attempt).catch(named);
    },
    transaction: (work, options) => write({ begin: 'BEGIN', deadline: deadlineOf(options) }, work),
    withTenant: (scope, work, options) =>
      write({ begin: 'BEGIN', enter: tenantEntry(roles, 'weft_app', scope), deadline: deadlineOf(options) }, work),
    readOnly: (scope, work, options) =>
      open(
        { begin: 'BEGIN READ ONLY', enter: tenantEntry(roles, 'weft_report', scope), deadline: deadlineOf(options) },
        work,
      ),
    listen: (channel, listener, onReturn) => driver.listen(channel, listener, onReturn),
    notify: async (channel, payload) => {
      refuseNested(driver);
      const statement = { sql: 'SELECT pg_notify($1, $2)', values: [channel, payload], deadline: driver.deadline };
      await driver.hold((connection) => connection.run(statement));
    },
    damage: () => damage,
    close: () => driver.close(),
  };
}

/** The embedded database has one connection: a call from inside its own transaction would wait for itself. */
function refuseNested(driver: Driver): void {
  const current = currentTransaction.getStore();
  if (current?.driver === driver && current.active) {
    throw new Error('the database was called from inside its own transaction: use the session handed in');
  }
}

function tenantEntry(roles: Roles, role: 'weft_app' | 'weft_report', scope: Scope): Opening['enter'] {
  // An empty tenant would be a value like any other to row-level security; here it is a caller's mistake.
  if (typeof scope.tenant !== 'string' || scope.tenant === '') throw new Error('a tenant is required');
  return (connection) => roles.enter(connection, role, scope.tenant);
}

async function runTransaction<T>(
  driver: Driver,
  connection: Connection,
  opening: Opening,
  work: (session: Session) => Promise<T>,
): Promise<T> {
  const own = (sql: string): Promise<QueryResult> => connection.run({ sql, values: [], deadline: driver.deadline });
  const line = createLine(connection, driver.deadline);
  const mark: CurrentTransaction = { driver, active: true };
  await own(opening.begin);
  try {
    await opening.enter?.(connection);
    const result = await beforeDeadline(opening.deadline, line, () =>
      currentTransaction.run(mark, () => work(line.session)),
    );
    await line.settle();
    await commit(own, line);
    return result;
  } catch (error) {
    await line.end(error instanceof Error ? error : new Error(String(error)));
    await own('ROLLBACK').catch((cause: Error) => connection.abandon(cause));
    throw error;
  } finally {
    mark.active = false;
    await line.end(new Error('the transaction has ended; its session is closed'));
  }
}

/** COMMIT of a failed transaction answers ROLLBACK and no error: the caller would believe in a save that is not there. */
async function commit(own: (sql: string) => Promise<QueryResult>, line: Line): Promise<void> {
  if (line.failure) {
    await own('SELECT 1').catch((error: unknown) => {
      throw error instanceof SqlStateError && error.code === '25P02' ? line.failure : error;
    });
  }
  await own('COMMIT');
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
  /** Resolves when every statement handed in has its answer. */
  settle(): Promise<void>;
  /** No more statements; waits for the running one. */
  end(cause: Error): Promise<void>;
  /** No more statements; the running one is stopped. */
  stop(cause: Error): Promise<void>;
}

function createLine(connection: Connection, defaultDeadline: number): Line {
  let tail: Promise<unknown> = Promise.resolve();
  let running = 0;
  let ended: Error | undefined;
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
      const statement: Statement = { sql, values, deadline: options?.deadline ?? defaultDeadline };
      return inLine(() => connection.run(statement)) as Promise<QueryResult<R>>;
    },
  };
  attachScript(session, (text, deadline) => inLine(() => connection.script(text, deadline)));
  const line: Line = {
    session,
    failure: undefined,
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
