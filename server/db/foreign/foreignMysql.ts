import { connect as connectSocket, type Socket } from 'node:net';
import type { Row, Selection, Session, SqlValue } from '../Database.ts';
import {
  type ForeignDatabase,
  ForeignError,
  type ForeignFault,
  type ForeignReading,
  type ForeignSettings,
  wayFault,
} from './ForeignDatabase.ts';
import { type MysqlField, mysqlFields, mysqlRow } from './mysqlValues.ts';

/** What is used of `mysql2`, which is loaded when it is needed and need not be installed. */
interface MysqlConnection {
  query(text: string): Promise<[unknown, unknown]>;
  execute(text: string, values: readonly SqlValue[]): Promise<[Record<string, unknown>[], MysqlField[]]>;
  destroy(): void;
  release(): void;
  readonly connection: {
    execute(
      text: string,
      values: readonly SqlValue[],
    ): {
      on(name: 'fields', listener: (fields: MysqlField[]) => void): unknown;
      stream(options: { highWaterMark: number }): AsyncIterable<Record<string, unknown>>;
    };
  };
}
interface MysqlPool {
  getConnection(): Promise<MysqlConnection>;
  end(): Promise<void>;
}
interface MysqlDriver {
  createPool(options: Record<string, unknown>): MysqlPool;
}

const DRIVER: string = 'mysql2/promise';
const IDLE = 30_000;
/** Milliseconds the server is given to stop a statement by itself before the connection is cut. */
const GRACE = 1_000;
const MOST_WAITING = 50;

const CODES: Readonly<Record<string, ForeignFault>> = {
  ER_ACCESS_DENIED_ERROR: 'password',
  ER_ACCESS_DENIED_NO_PASSWORD_ERROR: 'password',
  ER_DBACCESS_DENIED_ERROR: 'database',
  ER_BAD_DB_ERROR: 'database',
  ER_TABLEACCESS_DENIED_ERROR: 'right',
  ER_COLUMNACCESS_DENIED_ERROR: 'right',
  ER_CON_COUNT_ERROR: 'full',
  ER_TOO_MANY_USER_CONNECTIONS: 'full',
  ER_QUERY_TIMEOUT: 'slow',
  ER_STATEMENT_TIMEOUT: 'slow',
  ER_QUERY_INTERRUPTED: 'slow',
  HANDSHAKE_NO_SSL_SUPPORT: 'tls',
};

/** Numbers that the driver has no name for, or MariaDB's name of which is another's. */
const NUMBERS: Readonly<Record<number, ForeignFault>> = { 1698: 'password', 1969: 'slow' };

async function loadDriver(): Promise<MysqlDriver> {
  try {
    return (await import(DRIVER)) as MysqlDriver;
  } catch {
    throw new ForeignError('driver', 'mysql2 is not installed');
  }
}

/** A pool over a MySQL or MariaDB; nothing is connected, nor loaded, before something is read. */
export function openForeignMysql(settings: ForeignSettings): ForeignDatabase {
  let opened: Promise<MysqlPool> | undefined;
  let reading = 0;
  const sockets = new Set<Socket>();
  const sessions = new WeakMap<object, { isMaria: boolean; milliseconds: number }>();

  const open = async (): Promise<MysqlPool> =>
    (await loadDriver()).createPool(
      poolOptions(settings, () => {
        const socket = connectSocket(settings.port, settings.address);
        sockets.add(socket.once('close', () => sockets.delete(socket)));
        return socket.setNoDelay(true);
      }),
    );

  async function take(): Promise<MysqlConnection> {
    opened ??= open();
    opened.catch(() => {
      opened = undefined;
    });
    const isFull = sockets.size >= settings.connections;
    const taken = (await opened).getConnection();
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<never>((_, reject) => {
      const fault = isFull ? 'busy' : 'timeout';
      timer = setTimeout(() => reject(new ForeignError(fault, 'no connection in time')), settings.wait);
    });
    try {
      return await Promise.race([taken, late]);
    } catch (error) {
      // One that comes after all is the next one's.
      taken.then((connection) => connection.release()).catch(() => undefined);
      throw error;
    } finally {
      clearTimeout(timer);
    }
  }

  async function prepare(connection: MysqlConnection, deadline: number): Promise<void> {
    const known = sessions.get(connection.connection) ?? (await begin(connection, settings));
    sessions.set(connection.connection, known);
    if (known.milliseconds === deadline) return;
    await connection.query(timeLimit(known.isMaria, deadline));
    known.milliseconds = deadline;
  }

  async function hold<T>(work: (connection: MysqlConnection) => Promise<T>, asked: ForeignReading): Promise<T> {
    const deadline = asked.deadline ?? settings.deadline;
    let connection: MysqlConnection | undefined;
    let isBroken = false;
    reading += 1;
    try {
      connection = await take();
      const held = connection;
      return await until(asked.signal, deadline + GRACE, async () => {
        await prepare(held, deadline);
        await held.query('START TRANSACTION READ ONLY');
        const answer = await work(held);
        await held.query('COMMIT');
        return answer;
      });
    } catch (error) {
      isBroken = true;
      throw foreignFault(error);
    } finally {
      reading -= 1;
      // What is left of a failure goes with its connection.
      if (isBroken) connection?.destroy();
      else connection?.release();
    }
  }
  return {
    read: (work, asked) => hold((connection) => work(sessionOf(connection)), asked),
    readInBatches: (selection, size, onRows, asked) =>
      hold((connection) => stream(connection, selection, size, onRows), asked),
    isBusy: () => reading > 0,
    close: async () => {
      const pool = await opened?.catch(() => undefined);
      opened = undefined;
      await pool?.end().catch(() => undefined);
    },
  };
}

function poolOptions(settings: ForeignSettings, stream: () => Socket): Record<string, unknown> {
  const { host, tls } = settings;
  return {
    ...{ host, port: settings.port, database: settings.database, user: settings.user, password: settings.password },
    stream,
    ...(tls === 'none' ? {} : { ssl: { rejectUnauthorized: tls === 'checked', verifyIdentity: tls === 'checked' } }),
    ...{ connectTimeout: settings.wait, connectionLimit: settings.connections, maxIdle: settings.connections },
    ...{ idleTimeout: IDLE, waitForConnections: true, queueLimit: MOST_WAITING, maxPreparedStatements: 20 },
    ...{ charset: 'UTF8MB4_BIN', dateStrings: true, supportBigNumbers: true, jsonStrings: true },
    // Nobody there reads a file of ours, and one statement is one.
    ...{ flags: ['-LOCAL_FILES'], multipleStatements: false },
  };
}

const SQL_MODE = 'STRICT_TRANS_TABLES,ERROR_FOR_DIVISION_BY_ZERO,NO_ENGINE_SUBSTITUTION';

async function begin(connection: MysqlConnection, settings: ForeignSettings) {
  const [rows] = await connection.query('SELECT VERSION() AS version');
  const version = String((rows as { version?: unknown }[])[0]?.version);
  await connection.query('SET SESSION TRANSACTION READ ONLY');
  await connection.query(`SET SESSION sql_mode = '${SQL_MODE}', time_zone = '${offsetOf(settings.timeZone)}'`);
  return { isMaria: /mariadb/i.test(version), milliseconds: 0 };
}

/** Seconds to MariaDB, milliseconds to MySQL. */
function timeLimit(isMaria: boolean, deadline: number): string {
  const milliseconds = Math.max(1, Math.trunc(deadline));
  return isMaria
    ? `SET SESSION max_statement_time = ${milliseconds / 1000}`
    : `SET SESSION max_execution_time = ${milliseconds}`;
}

/** The names of zones a MySQL knows only where somebody loaded them: it is told how far this one is away at present. */
export function offsetOf(timeZone: string): string {
  const parts = new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'longOffset' }).formatToParts();
  const name = parts.find(({ type }) => type === 'timeZoneName')?.value ?? '';
  return /[+-]\d\d:\d\d/.exec(name)?.[0] ?? '+00:00';
}

async function until<T>(signal: AbortSignal, milliseconds: number, work: () => Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  let leave: () => void = () => undefined;
  const ended = new Promise<never>((_, reject) => {
    leave = () => reject(new ForeignError('lost', 'nobody waits for it'));
    timer = setTimeout(() => reject(new ForeignError('slow', `stopped after ${milliseconds} ms`)), milliseconds);
  });
  signal.addEventListener('abort', leave);
  if (signal.aborted) leave();
  try {
    return await Promise.race([work(), ended]);
  } finally {
    clearTimeout(timer);
    signal.removeEventListener('abort', leave);
  }
}

const sessionOf = (connection: MysqlConnection): Session => ({
  async query<R>(sql: string, values: readonly SqlValue[] = []) {
    const [rows, fields = []] = await connection.execute(sql, values);
    return { rows: rows.map((row) => mysqlRow(row, fields)) as R[], affected: 0, fields: mysqlFields(fields) };
  },
});

async function stream(
  { connection }: MysqlConnection,
  { sql, values }: Selection,
  size: number,
  onRows: (rows: Row[]) => Promise<boolean>,
): Promise<void> {
  let fields: MysqlField[] = [];
  let batch: Row[] = [];
  const asked = connection.execute(sql, values);
  asked.on('fields', (known) => {
    fields = known;
  });
  for await (const row of asked.stream({ highWaterMark: size })) {
    batch.push(mysqlRow(row, fields));
    if (batch.length < size) continue;
    if (!(await onRows(batch))) throw new ForeignError('lost', 'nobody waits for it');
    batch = [];
  }
  if (batch.length > 0) await onRows(batch);
}

function foreignFault(error: unknown): unknown {
  if (error instanceof ForeignError || !(error instanceof Error)) return error;
  const { code = '', errno, sqlMessage } = error as { code?: string; errno?: number; sqlMessage?: string };
  const fault = NUMBERS[errno ?? 0] ?? CODES[code] ?? wayFault(error);
  if (fault !== undefined) return new ForeignError(fault, sqlMessage ?? error.message);
  return sqlMessage === undefined ? error : new ForeignError('sql', sqlMessage);
}
