import { isIP, type Socket } from 'node:net';
import { readOn } from '../batches.ts';
import type { Row, Selection, Session, SqlValue } from '../Database.ts';
import {
  type ForeignDatabase,
  ForeignError,
  type ForeignFault,
  type ForeignReading,
  type ForeignSettings,
  wayFault,
} from './ForeignDatabase.ts';
import { JudgedSocket } from './JudgedSocket.ts';
import { leaving, nobodyWaits } from './leaving.ts';
import { type MysqlField, mysqlFields, mysqlRow } from './mysqlValues.ts';

/** What is used of `mysql2`, which is loaded when it is needed and need not be installed. */
interface MysqlConnection {
  query(text: string): Promise<[unknown, unknown]>;
  execute(text: string, values: readonly SqlValue[]): Promise<[Record<string, unknown>[], MysqlField[]]>;
  destroy(): void;
  release(): void;
  readonly connection: {
    readonly threadId: number | null;
    readonly stream: Pick<Socket, 'remoteAddress'>;
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
  createConnection(options: Record<string, unknown>): Promise<Pick<MysqlConnection, 'query' | 'destroy'>>;
  createPool(options: Record<string, unknown>): MysqlPool;
}

const DRIVER: string = 'mysql2/promise';
/** Milliseconds the server is given to stop a statement by itself before the connection is cut. */
const GRACE = 1_000;
const MOST_WAITING = 50;
/** Milliseconds all rows of a SELECT may be on their way: to MySQL it runs until the last of them is taken. */
const LONGEST_STREAM = 600_000;

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
  let isClosed = false;
  const sockets = new Set<Socket>();
  const sessions = new WeakMap<object, { isMaria: boolean; milliseconds: number }>();

  const open = async (): Promise<MysqlPool> =>
    (await loadDriver()).createPool({
      ...connectionOptions(settings, (socket) => {
        sockets.add(socket.once('close', () => sockets.delete(socket)));
      }),
      // As many idle ones as there may be at all are never closed.
      connectionLimit: settings.connections,
      maxIdle: settings.connections - 1,
      idleTimeout: settings.idle,
      waitForConnections: true,
      queueLimit: MOST_WAITING,
    });

  async function take(left: Promise<never>): Promise<MysqlConnection> {
    if (isClosed) throw new ForeignError('lost', 'it is closed');
    opened ??= open();
    opened.catch(() => {
      opened = undefined;
    });
    const isFull = sockets.size >= settings.connections;
    const taken = opened.then((pool) => pool.getConnection());
    try {
      return await Promise.race([inTime(taken, settings.wait, isFull ? 'busy' : 'timeout'), left]);
    } catch (error) {
      // One that comes after all is the next one's.
      taken.then((connection) => connection.release()).catch(() => undefined);
      throw error;
    }
  }

  async function prepare(connection: MysqlConnection, asked: Asked, limit: number): Promise<void> {
    const known = sessions.get(connection.connection) ?? (await begin(asked, settings));
    sessions.set(connection.connection, known);
    if (known.milliseconds === limit) return;
    await asked.query(timeLimit(known.isMaria, limit));
    known.milliseconds = limit;
  }

  /** `longest`: milliseconds after which the server ends what is to be ended here, at the deadline of each answer. */
  async function hold<T>(
    work: (asked: Asked) => Promise<T>,
    { signal, deadline: own }: ForeignReading,
    longest = 0,
  ): Promise<T> {
    const deadline = own ?? settings.deadline;
    const { left, forget } = leaving(signal);
    let connection: MysqlConnection | undefined;
    let isBroken = false;
    try {
      connection = await take(left);
      const held = connection;
      const asked = askedOf(held, longest > deadline ? deadline : deadline + GRACE);
      const read = async () => {
        await prepare(held, asked, Math.max(deadline, longest));
        await asked.query('START TRANSACTION READ ONLY');
        const answer = await work(asked);
        await asked.query('COMMIT');
        return answer;
      };
      return await Promise.race([read(), left]);
    } catch (error) {
      isBroken = true;
      // It was given up here, of which the server knows nothing.
      if (connection && error instanceof ForeignError) void stopStatement(settings, connection).catch(() => undefined);
      throw foreignFault(error);
    } finally {
      forget();
      // What is left of a failure goes with its connection.
      if (isBroken) connection?.destroy();
      else connection?.release();
    }
  }
  return {
    read: (work, reading) => hold((asked) => work(sessionOf(asked)), reading),
    readInBatches: (selection, size, onRows, reading) =>
      hold((asked) => stream(asked, selection, size, onRows), reading, LONGEST_STREAM),
    close: async () => {
      isClosed = true;
      const pool = await opened?.catch(() => undefined);
      opened = undefined;
      await pool?.end().catch(() => undefined);
    },
  };
}

function connectionOptions(settings: ForeignSettings, onSocket: (socket: Socket) => void): Record<string, unknown> {
  const { host, tls } = settings;
  const stream = () => {
    const socket = new JudgedSocket(settings).connect().setNoDelay(true);
    onSocket(socket);
    return socket;
  };
  return {
    host,
    port: settings.port,
    database: settings.database,
    user: settings.user,
    password: settings.password,
    stream,
    ...(tls === 'none' ? {} : { ssl: { rejectUnauthorized: tls === 'checked', verifyIdentity: tls === 'checked' } }),
    connectTimeout: settings.wait,
    maxPreparedStatements: 20,
    charset: 'UTF8MB4_BIN',
    dateStrings: true,
    supportBigNumbers: true,
    jsonStrings: true,
    // Nobody there reads a file of ours, and one statement is one.
    flags: ['-LOCAL_FILES'],
    multipleStatements: false,
  };
}

/** Ends what a connection runs: the server notices that one is cut no sooner than it has a row to send. */
async function stopStatement(settings: ForeignSettings, { connection }: MysqlConnection): Promise<void> {
  const { threadId, stream } = connection;
  // Behind another address of the host there may be another server, to which the number means another's statement.
  const address = stream.remoteAddress;
  if (address === undefined || threadId === null) return;
  const there = { ...settings, addresses: [{ address, family: isIP(address) }] };
  const other = await (await loadDriver()).createConnection(connectionOptions(there, () => undefined));
  try {
    await inTime(other.query(`KILL QUERY ${threadId}`), settings.wait, 'slow');
  } finally {
    other.destroy();
  }
}

const SQL_MODE = 'STRICT_TRANS_TABLES,ERROR_FOR_DIVISION_BY_ZERO,NO_ENGINE_SUBSTITUTION';

async function begin(asked: Asked, settings: ForeignSettings) {
  const [rows] = await asked.query('SELECT VERSION() AS version');
  const version = String((rows as { version?: unknown }[])[0]?.version);
  await asked.query('SET SESSION TRANSACTION READ ONLY');
  await asked.query(`SET SESSION sql_mode = '${SQL_MODE}', time_zone = '${offsetOf(settings.timeZone)}'`);
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

/** A connection each answer of which is waited for so long. */
interface Asked extends Pick<MysqlConnection, 'query' | 'execute' | 'connection'> {
  within<T>(answer: Promise<T>): Promise<T>;
}

function askedOf(held: MysqlConnection, milliseconds: number): Asked {
  const within = <T>(answer: Promise<T>): Promise<T> => inTime(answer, milliseconds, 'slow');
  return {
    within,
    query: (text) => within(held.query(text)),
    execute: (text, values) => within(held.execute(text, values)),
    connection: held.connection,
  };
}

async function inTime<T>(answer: Promise<T>, milliseconds: number, fault: ForeignFault): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new ForeignError(fault, `nothing within ${milliseconds} ms`)), milliseconds);
  });
  try {
    return await Promise.race([answer, late]);
  } finally {
    clearTimeout(timer);
  }
}

const sessionOf = (asked: Asked): Session => ({
  async query<R>(sql: string, values: readonly SqlValue[] = []) {
    const [rows, fields = []] = await asked.execute(sql, values);
    return { rows: rows.map((row) => mysqlRow(row, fields)) as R[], affected: 0, fields: mysqlFields(fields) };
  },
});

async function stream(
  { connection, within }: Asked,
  { sql, values }: Selection,
  size: number,
  onRows: (rows: Row[]) => Promise<boolean>,
): Promise<void> {
  let fields: MysqlField[] = [];
  const statement = connection.execute(sql, values);
  statement.on('fields', (known) => {
    fields = known;
  });
  const rows = statement.stream({ highWaterMark: size })[Symbol.asyncIterator]();
  const fetch = async (): Promise<Row[]> => {
    const batch: Row[] = [];
    while (batch.length < size) {
      const next = await rows.next();
      if (next.done) break;
      batch.push(mysqlRow(next.value, fields));
    }
    return batch;
  };
  await readOn(
    () => within(fetch()),
    size,
    async (batch) => {
      // Rows that are on their way go with the connection.
      if (!(await onRows(batch))) throw nobodyWaits();
      return true;
    },
  );
}

function foreignFault(error: unknown): unknown {
  if (error instanceof ForeignError || !(error instanceof Error)) return error;
  const { code = '', errno, sqlMessage } = error as { code?: string; errno?: number; sqlMessage?: string };
  const fault = NUMBERS[errno ?? 0] ?? CODES[code] ?? wayFault(error) ?? poolFault(error);
  if (fault !== undefined) return new ForeignError(fault, sqlMessage ?? error.message);
  return sqlMessage === undefined ? error : new ForeignError('sql', sqlMessage);
}

/** The driver gives these no code. */
function poolFault({ message }: Error): ForeignFault | undefined {
  if (/^Queue limit reached/.test(message)) return 'busy';
  return /^Pool is closed|^Can't add new command/.test(message) ? 'lost' : undefined;
}
