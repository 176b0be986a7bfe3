import { type ClientBase, DatabaseError, Pool, type PoolClient } from 'pg';
import { readCursor } from '../batches.ts';
import { DeadlineError, type Session, SqlStateError, UnavailableError } from '../Database.ts';
import { connectPostgres, type PostgresSession } from '../postgres/postgresConnection.ts';
import { createPreparedNames } from '../wire.ts';
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

const SETTINGS = `SELECT set_config('TimeZone', $1, false), set_config('DateStyle', 'ISO', false),
  set_config('statement_timeout', $2, false), set_config('default_transaction_read_only', 'on', false),
  set_config('standard_conforming_strings', 'on', false), set_config('lock_timeout', $2, false)`;

/** By SQLSTATE, the longest first. */
const STATES: readonly [string, ForeignFault][] = [
  ['28P01', 'password'],
  ['28000', 'password'],
  ['3D000', 'database'],
  ['42501', 'right'],
  ['53300', 'full'],
  ['57014', 'slow'],
  ['08', 'lost'],
  ['57P', 'lost'],
];

/** A pool over another PostgreSQL; nothing is connected before something is read. */
export function openForeignPostgres(settings: ForeignSettings): ForeignDatabase {
  const { host, tls, deadline, wait } = settings;
  const sessions = new WeakMap<ClientBase, PostgresSession>();
  const pool = new Pool({
    host,
    port: settings.port,
    database: settings.database,
    stream: () => new JudgedSocket(settings),
    user: settings.user,
    password: settings.password,
    ssl: tls === 'none' ? false : { servername: host, rejectUnauthorized: tls === 'checked' },
    max: settings.connections,
    connectionTimeoutMillis: wait,
    idleTimeoutMillis: settings.idle,
    application_name: 'weft reports',
    keepAlive: true,
  });
  // A connection that is lost while nobody uses it has left the pool already.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => void client.on('error', () => undefined));

  async function take(left: Promise<never>): Promise<PoolClient> {
    const isFull = pool.idleCount === 0 && pool.totalCount >= settings.connections;
    const taken = pool.connect();
    try {
      return await Promise.race([taken, left]);
    } catch (error) {
      // One that comes after all is the next one's.
      taken.then((client) => client.release()).catch(() => undefined);
      const late = /timeout/i.test(String(error));
      throw late ? new ForeignError(isFull ? 'busy' : 'timeout', String(error)) : foreignFault(error);
    }
  }

  async function hold<T>(
    client: PoolClient,
    work: (session: Session) => Promise<T>,
    { within, left }: { within: number; left: Promise<never> },
  ): Promise<T> {
    const known = sessions.get(client);
    const session = known ?? { milliseconds: deadline, prepared: createPreparedNames() };
    const connection = connectPostgres(client, session);
    const away = new UnavailableError('nobody waits for it');
    left.catch(() => connection.abandon(away));
    const say = (sql: string) => connection.run({ sql, values: [], deadline: within });
    try {
      if (known === undefined) {
        await connection.run({ sql: SETTINGS, values: [settings.timeZone, String(deadline)], deadline });
        sessions.set(client, session);
      }
      try {
        await say('BEGIN READ ONLY');
        const answer = await work({
          query: async <R>(sql: string, values: Parameters<Session['query']>[1] = []) => {
            const result = await connection.run({ sql, values, deadline: within });
            return { ...result, rows: result.rows as R[] };
          },
        });
        await say('COMMIT');
        return answer;
      } catch (error) {
        await say('ROLLBACK').catch(() => undefined);
        throw error;
      }
    } catch (error) {
      throw error === away ? nobodyWaits() : foreignFault(error);
    } finally {
      client.release(connection.broken);
    }
  }

  async function read<T>(work: (session: Session) => Promise<T>, reading: ForeignReading): Promise<T> {
    const { left, forget } = leaving(reading.signal);
    try {
      return await hold(await take(left), work, { within: reading.deadline ?? deadline, left });
    } finally {
      forget();
    }
  }
  return {
    read,
    readInBatches: (selection, size, onRows, reading) =>
      read((session) => readCursor(session, selection, { size }, onRows), reading),
    close: () => (pool.ended ? Promise.resolve() : pool.end()),
  };
}

/** What was thrown on the way as a ForeignError; a bug of those who read stays what it is. */
function foreignFault(error: unknown): unknown {
  if (error instanceof ForeignError) return error;
  if (error instanceof DeadlineError) return new ForeignError('slow', error.message);
  if (error instanceof SqlStateError || error instanceof DatabaseError) {
    const { code = '' } = error;
    const [, fault = 'sql'] = STATES.find(([state]) => code.startsWith(state)) ?? [];
    return new ForeignError(fault, error.message);
  }
  const way = wayFault(error);
  if (way !== undefined) return new ForeignError(way, String(error));
  if (error instanceof UnavailableError || /terminated|closed|calling end/i.test(String(error)))
    return new ForeignError('lost', String(error));
  return error;
}
