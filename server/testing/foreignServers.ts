import { randomBytes } from 'node:crypto';
import { Client } from 'pg';
import type { SourceKind } from '../../engine/plan/compiled.ts';
import { postgresTestUrl } from './testDatabase.ts';

/** Another database for suites that read one, with a table `stock`; `close` removes what was made. */
export interface ForeignServer {
  kind: SourceKind;
  host: string;
  port: number;
  user: string;
  password: string;
  database: string;
  close(): Promise<void>;
}

interface Admin {
  run(text: string): Promise<unknown>;
  end(): Promise<void>;
}

const MYSQL = 'mysql://root@127.0.0.1:3306';

/** MySQL at TEST_MYSQL_URL or on this machine. */
async function mysqlAdmin(url: URL): Promise<Admin> {
  const driver: string = 'mysql2/promise';
  const { createConnection } = await import(driver);
  const config = { host: url.hostname, port: Number(url.port || 3306), user: url.username, password: url.password };
  const connection = await createConnection({ ...config, connectTimeout: 1_000 });
  return { run: (text) => connection.query(text), end: () => connection.end() };
}

async function postgresAdmin(url: URL): Promise<Admin> {
  const client = new Client({ connectionString: url.href, connectionTimeoutMillis: 1_000 });
  await client.connect();
  return { run: (text) => client.query(text), end: () => client.end() };
}

const ROWS = `('A-1', '深圳', 5, 10.50, '2026-01-02 03:04:05'), ('A-1', '洛杉矶', 7, 11.25, '2026-01-03 00:00:00'),
  ('a-2', '深圳', 2, 99.99, NULL), ('B_3', '深圳', NULL, 1.00, '2026-02-01 10:00:00'),
  ('B%4', NULL, 40, 0.01, '2026-02-02 12:00:00')`;

const KINDS = {
  postgres: { admin: postgresAdmin, moment: 'timestamp(0)', url: () => postgresTestUrl() },
  mysql: { admin: mysqlAdmin, moment: 'datetime', url: () => process.env.TEST_MYSQL_URL ?? MYSQL },
} as const;

/** Undefined: none answers where the suites look for it. */
export async function openForeignServer(kind: SourceKind): Promise<ForeignServer | undefined> {
  const { admin, moment, url: urlOf } = KINDS[kind];
  const url = new URL(urlOf());
  const first = await admin(url).catch(() => undefined);
  if (first === undefined) {
    if (kind === 'mysql' && process.env.TEST_MYSQL_URL) throw new Error('TEST_MYSQL_URL does not answer');
    return undefined;
  }
  const database = `weft_foreign_${randomBytes(6).toString('hex')}`;
  await first.run(`CREATE DATABASE ${database}`);
  const own = await admin(Object.assign(new URL(url), { pathname: `/${database}` }));
  if (kind === 'mysql') await own.run(`USE ${database}`);
  await own.run(
    `CREATE TABLE stock (sku varchar(20), warehouse varchar(20), qty integer, price decimal(12, 2), made ${moment})`,
  );
  await own.run(['INSERT INTO stock VALUES', ROWS].join(' '));
  await own.end();
  return {
    kind,
    host: url.hostname,
    port: Number(url.port || (kind === 'mysql' ? 3306 : 5432)),
    user: url.username || 'postgres',
    password: url.password,
    database,
    close: async () => {
      await first.run(`DROP DATABASE ${database}${kind === 'postgres' ? ' WITH (FORCE)' : ''}`);
      await first.end();
    },
  };
}
