import { type ClientBase, type ClientConfig, Pool, type PoolClient } from 'pg';
import { type Driver, WORK_MEM } from '../Connection.ts';
import { type Database, STATEMENT_DEADLINE } from '../Database.ts';
import { createDatabase } from '../transactions.ts';
import { createPreparedNames } from '../wire.ts';
import { connectPostgres, type PostgresSession, translateError } from './postgresConnection.ts';
import { createPostgresListener } from './postgresListener.ts';

/** Machine code is made anew for each statement: of a report over millions of rows it took a quarter of the time. */
const SETTINGS = `SELECT set_config('TimeZone', $1, false), set_config('DateStyle', 'ISO', false),
  set_config('statement_timeout', $2, false), set_config('jit', 'off', false), set_config('work_mem', '${WORK_MEM}', false)`;

export interface PostgresOptions {
  /** `postgres://…` */
  url: string;
  /** Default milliseconds for a statement; 10 s. */
  deadline?: number;
  /** Connections; 10. */
  connections?: number;
  /** Milliseconds to wait for a free or a new connection; 5 s. */
  wait?: number;
  /** What `timestamp with time zone` is shown in and `now()` counts in; Asia/Shanghai. */
  timeZone?: string | undefined;
  /** An idle connection was lost; the pool has dropped it already. */
  onLost?: (error: Error) => void;
}

/** Opens a pool and asks one question; throws UnavailableError when nothing answers within `wait`. */
export async function openPostgres(options: PostgresOptions): Promise<Database> {
  const driver = createPostgresDriver(options);
  try {
    await driver.hold((connection) => connection.run({ sql: 'SELECT 1', values: [], deadline: driver.deadline }));
  } catch (error) {
    await driver.close();
    throw error;
  }
  return createDatabase(driver);
}

function createPostgresDriver(options: PostgresOptions): Driver {
  const deadline = options.deadline ?? STATEMENT_DEADLINE;
  const wait = options.wait ?? 5_000;
  const config: ClientConfig = {
    connectionString: options.url,
    connectionTimeoutMillis: wait,
    application_name: 'weft',
    keepAlive: true,
  };
  const sessions = new WeakMap<ClientBase, PostgresSession>();
  const pool = new Pool({ ...config, max: options.connections ?? 10 });
  pool.on('error', (error) => options.onLost?.(error));
  // From the first moment on: an error nobody listens to ends the process, and a connection may be ended in the very
  // packet that greets it. The next statement reports it.
  pool.on('connect', (client) => void client.on('error', () => undefined));
  const listener = createPostgresListener(config);

  async function prepare(client: PoolClient): Promise<PostgresSession> {
    const known = sessions.get(client);
    if (known) return known;
    await client.query(SETTINGS, [options.timeZone ?? 'Asia/Shanghai', String(deadline)]);
    const session = { milliseconds: deadline, prepared: createPreparedNames() };
    sessions.set(client, session);
    return session;
  }
  return {
    kind: 'postgres',
    deadline,
    async hold(work) {
      const client = await pool.connect().catch((error: unknown) => {
        throw translateError(error, wait);
      });
      let broken: Error | undefined;
      try {
        const session = await prepare(client).catch((error: unknown) => {
          broken = translateError(error, deadline);
          throw broken;
        });
        const connection = connectPostgres(client, session);
        return await work(connection).finally(() => {
          broken = connection.broken;
        });
      } finally {
        client.release(broken);
      }
    },
    listen: (channel, own, onReturn) =>
      listener.listen(channel, own, onReturn).catch((error: unknown) => {
        throw translateError(error, deadline);
      }),
    async close() {
      await listener.close();
      if (!pool.ended) await pool.end();
    },
  };
}
