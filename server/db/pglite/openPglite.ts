import type { Connection, Driver, Statement } from '../Connection.ts';
import { quoteChannel, togetherDeadline, WORK_MEM } from '../Connection.ts';
import { type Database, DeadlineError, type QueryResult, STATEMENT_DEADLINE, UnavailableError } from '../Database.ts';
import { createDatabase } from '../transactions.ts';
import { typeName, valueToText } from '../values.ts';
import type { WireStatement } from '../wire.ts';
import type { PgliteRows } from './pgliteMessages.ts';
import { type PgliteProcess, startPglite } from './pgliteProcess.ts';
import { createQueue } from './queue.ts';

export interface PgliteOptions {
  /** A directory already locked by this process, or `memory://`. */
  dataDir: string;
  /** Default milliseconds for a statement; 10 s. */
  deadline?: number;
  /** Milliseconds a call waits for the connection; 30 s. */
  wait?: number;
  /** What `timestamp with time zone` is shown in and `now()` counts in; Asia/Shanghai. Waited for when it is open. */
  timeZone?: string | undefined | Promise<string | undefined>;
  /** A file to start a new database from, made when missing; for those that live for seconds. */
  template?: string;
  /** An in-memory database starts empty after a deadline or a crash: fills it again before anyone else gets to it. */
  onReopen?: (database: Database) => Promise<void>;
  /** Called after the database is closed for good. */
  onClose?: () => void;
}

/**
 * Opens PostgreSQL in WASM inside a worker thread. A statement over its deadline costs the worker its life: the
 * directory is opened again for the next caller. Throws UnavailableError.
 */
export async function openPglite(options: PgliteOptions): Promise<Database> {
  const driver = createPgliteDriver(options);
  await driver.hold(async () => undefined);
  return createDatabase(driver);
}

const SETTINGS = `SELECT set_config('TimeZone', $1, false), set_config('DateStyle', 'ISO', false),
  set_config('work_mem', '${WORK_MEM}', false)`;

type Listeners = Map<string, Set<(payload: string) => void>>;

function createPgliteDriver(options: PgliteOptions): Driver {
  const deadline = options.deadline ?? STATEMENT_DEADLINE;
  const queue = createQueue(options.wait ?? 30_000);
  const listeners: Listeners = new Map();
  const returns = new Set<() => void>();
  let process: PgliteProcess | undefined;
  let starts = 0;
  let closed = false;

  const notified = (channel: string, payload: string): void => {
    for (const listener of listeners.get(channel) ?? []) listener(payload);
  };
  async function alive(): Promise<PgliteProcess> {
    if (closed) throw new UnavailableError('the database is closed');
    if (process && !process.death) return process;
    const { dataDir, template } = options;
    const started = await startPglite({ dataDir, template }, notified);
    await enterSettings(started);
    starts += 1;
    for (const channel of listeners.keys())
      await started.ask({ kind: 'script', sql: `LISTEN ${quoteChannel(channel)}` });
    if (starts > 1) await refill(started);
    process = started;
    if (starts > 1) for (const onReturn of returns) onReturn();
    return started;
  }
  async function enterSettings(started: PgliteProcess): Promise<void> {
    try {
      const timeZone = (await options.timeZone) ?? 'Asia/Shanghai';
      await started.ask({ kind: 'query', statements: [{ sql: SETTINGS, values: [timeZone], prepared: false }] });
    } catch (error) {
      await started.kill(error instanceof Error ? error : new Error(String(error)));
      throw error;
    }
  }
  async function refill(started: PgliteProcess): Promise<void> {
    if (!options.onReopen || !options.dataDir.startsWith('memory:')) return;
    const connection = connect(started);
    const direct: Driver = { ...driver, hold: (work) => work(connection), close: async () => undefined };
    await options.onReopen(createDatabase(direct)).catch(async (cause: Error) => {
      await started.kill(cause);
      throw cause;
    });
  }
  const driver: Driver = {
    kind: 'pglite',
    deadline,
    hold: (work, patient) => queue.run(async () => work(connect(await alive())), patient),
    async listen(channel, listener, onReturn) {
      const statement = (verb: 'LISTEN' | 'UNLISTEN'): Promise<unknown> => {
        const sql = `${verb} ${quoteChannel(channel)}`;
        return driver.hold((connection) => connection.run({ sql, values: [], deadline }));
      };
      await statement('LISTEN');
      const own = (payload: string): void => listener(payload);
      const set = listeners.get(channel) ?? new Set();
      listeners.set(channel, set.add(own));
      const back = (): void => onReturn?.();
      returns.add(back);
      return async () => {
        set.delete(own);
        returns.delete(back);
        if (set.size > 0 || !listeners.delete(channel) || closed) return;
        await statement('UNLISTEN');
      };
    },
    close: () =>
      queue.run(async () => {
        if (closed) return;
        closed = true;
        if (process && !process.death) await connect(process).close();
        options.onClose?.();
      }),
  };
  return driver;
}

function connect(process: PgliteProcess): Connection & { close(): Promise<void> } {
  const kill = (cause: Error): Promise<void> => process.kill(cause);

  /** The thread is blocked while a statement runs: only its end stops it. */
  async function within<T>(deadline: number, answer: Promise<T>): Promise<T> {
    let stopping: Promise<void> | undefined;
    const timer = setTimeout(() => {
      stopping = kill(new DeadlineError(deadline));
    }, deadline);
    try {
      return await answer;
    } finally {
      clearTimeout(timer);
      await stopping;
    }
  }
  return {
    run: async (statement: Statement, before: readonly Statement[] = [], after: readonly Statement[] = []) => {
      const statements = [...before, statement, ...after].map(textual);
      const { results } = await within(statement.deadline, process.ask({ kind: 'query', statements }));
      return toResult(results[before.length]);
    },
    together: async (statements) => {
      // A share is no end of it here.
      const deadline = togetherDeadline(statements.map(({ share: _none, ...statement }) => statement));
      const asked = process.ask({ kind: 'query', statements: statements.map(textual) });
      return (await within(deadline, asked)).results.map(toResult);
    },
    script: async (text, deadline) => {
      await within(deadline, process.ask({ kind: 'script', sql: text }));
    },
    abandon: kill,
    close: async () => {
      await within(10_000, process.ask({ kind: 'close' })).catch(() => undefined);
      await kill(new UnavailableError('the database is closed'));
    },
  };
}

const textual = ({ sql, values, prepared = false }: Statement): WireStatement => {
  return { sql, values: values.map(valueToText), prepared };
};

function toResult(answer: PgliteRows | undefined): QueryResult<Record<string, unknown>> {
  if (!answer) throw new Error('a statement is required');
  const names = answer.fields.map((field) => field.name);
  const rows = answer.rows.map((values) => {
    const row: Record<string, unknown> = {};
    for (let index = 0; index < names.length; index += 1) row[names[index] ?? ''] = values[index];
    return row;
  });
  const fields = answer.fields.map((field) => ({ name: field.name, type: typeName(field.oid) }));
  return { rows, affected: answer.affected, fields };
}
