import { createHash, randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Client } from 'pg';
import type { Database } from '../db/Database.ts';
import { systemMigrations } from '../db/migrations/list.ts';
import { scratchTemplate } from '../db/pglite/build.ts';
import { openPglite } from '../db/pglite/openPglite.ts';
import { openPostgres } from '../db/postgres/openPostgres.ts';
import { checksumOf, migrate } from '../db/schema/migrate.ts';

export interface TestDatabaseOptions {
  /** Milliseconds for a statement that says none; default `PATIENT`. */
  deadline?: number;
  /** Apply the system migrations; default true. */
  migrated?: boolean;
  /** What else it holds. */
  filled?: Filling;
}

/** What many suites begin with: made once, then copied. */
export interface Filling {
  /** Another one where what it makes is another. */
  key(): Promise<string>;
  fill(database: Database): Promise<void>;
}

/** A kind of database a suite runs on: `describe.each(await openTestDatabases())('… on $kind', ({ open }) => …)`. */
export interface TestDatabase {
  kind: 'pglite' | 'postgres';
  /** A fresh database; closing it removes it. */
  open(options?: TestDatabaseOptions): Promise<Database>;
}

/** A guard against hanging, no measure: a busy machine is no failure. */
const PATIENT = 120_000;

const TEMPLATES = 'weft_template_';

const LOCAL = 'postgres://postgres@127.0.0.1:5432/test';

/** Where the suites look for PostgreSQL. */
export function postgresTestUrl(): string {
  return process.env.TEST_DATABASE_URL ?? LOCAL;
}

/** PGlite in memory always, PostgreSQL where TEST_DATABASE_URL or the local server answers. */
export async function openTestDatabases(): Promise<TestDatabase[]> {
  const url = postgresTestUrl();
  const kinds: TestDatabase[] = [{ kind: 'pglite', open: openTestPglite }];
  if (await answers(url)) kinds.push({ kind: 'postgres', open: (options) => openTestPostgres(url, options) });
  else if (process.env.TEST_DATABASE_URL) throw new Error('TEST_DATABASE_URL does not answer');
  return kinds;
}

/** For what several servers share: the embedded database belongs to one process. `open` throws where none answers. */
export async function findTestPostgres(): Promise<Pick<TestDatabase, 'open'> & { found: boolean }> {
  const postgres = (await openTestDatabases()).find(({ kind }) => kind === 'postgres');
  const open = () => Promise.reject(new Error('no PostgreSQL answers'));
  return { found: postgres !== undefined, open: postgres?.open ?? open };
}

/** PGlite in memory with the system tables. */
export async function openTestPglite(options: TestDatabaseOptions = {}): Promise<Database> {
  const { deadline = PATIENT } = options;
  const template = await filledTemplate(options);
  // Opened again after a crash it starts from the template as well.
  return openPglite({ dataDir: 'memory://', deadline, template });
}

/** A fresh database owned by a login that is no superuser and may create no roles; closing it removes both. */
export async function openTestPlainLogin(): Promise<Database> {
  const url = postgresTestUrl();
  const name = freshName();
  await asAdmin(url, `CREATE ROLE ${name} LOGIN PASSWORD '${name}'`);
  await asAdmin(url, `CREATE DATABASE ${name} OWNER ${name}`);
  const own = addressOf(url, name);
  own.username = name;
  own.password = name;
  const database = await openPostgres({ url: own.href });
  return closingWith(database, async () => {
    await asAdmin(url, `DROP DATABASE IF EXISTS ${name} WITH (FORCE)`);
    await asAdmin(url, `DROP ROLE IF EXISTS ${name}`);
  });
}

/** A database for servers in processes of their own. */
export interface TestAddress {
  url: string;
  /** Looks at it from outside. */
  db: Database;
  remove(): Promise<void>;
}

/** The way to such a database, empty but for what is asked for; undefined where no PostgreSQL answers. */
export async function findTestAddresses(): Promise<
  ((options?: TestDatabaseOptions) => Promise<TestAddress>) | undefined
> {
  const url = postgresTestUrl();
  if (!(await answers(url))) return undefined;
  return async (options = { migrated: false }) => {
    const name = freshName();
    const template = options.migrated === false ? 'template1' : await postgresTemplate(url, options);
    await asAdmin(url, `CREATE DATABASE ${name} TEMPLATE ${template}`);
    const own = addressOf(url, name).href;
    const db = await openPostgres({ url: own });
    const remove = async (): Promise<void> => {
      await db.close();
      await asAdmin(url, `DROP DATABASE IF EXISTS ${name} WITH (FORCE)`);
    };
    return { url: own, db, remove };
  };
}

/** Makes a data directory that a server finds as another has left it; without options the system tables are there. */
export async function fillTestDirectory(dataDir: string, options: TestDatabaseOptions = {}): Promise<void> {
  const template = await filledTemplate(options);
  await (await openPglite({ dataDir, template })).close();
}

/** A template with what a database is to hold: to make it takes longer than everything else of an opening. */
async function filledTemplate(options: TestDatabaseOptions): Promise<string> {
  if (options.migrated === false) return scratchTemplate();
  const template = scratchTemplate().replace(/\.tar$/, `-${await contentKey(options)}.tar`);
  if (existsSync(template)) return template;
  const dataDir = await mkdtemp(path.join(tmpdir(), 'weft-template-'));
  try {
    const empty = await openPglite({ dataDir, template: scratchTemplate(), deadline: PATIENT });
    await fill(empty, options);
    await empty.close();
    // An opening without its template writes it.
    await (await openPglite({ dataDir, template })).close();
  } finally {
    await rm(dataDir, { recursive: true, force: true });
  }
  return template;
}

/** The same for what will be in two databases. */
async function contentKey({ filled }: TestDatabaseOptions): Promise<string> {
  const hash = createHash('sha256').update(systemMigrations.map(checksumOf).join());
  if (filled) hash.update(await filled.key());
  return hash.digest('hex').slice(0, 16);
}

async function fill(database: Database, { filled }: TestDatabaseOptions): Promise<void> {
  await migrate(database, systemMigrations);
  await filled?.fill(database);
}

/** By the name of the template. */
const made = new Map<string, Promise<string>>();

/** The template's name; those of other days are removed when one is made. */
async function postgresTemplate(url: string, options: TestDatabaseOptions): Promise<string> {
  const today = new Date().toISOString().slice(0, 10).replaceAll('-', '');
  const template = `${TEMPLATES}${today}_${await contentKey(options)}`;
  const making = made.get(template) ?? makeTemplate(url, template, options);
  made.set(template, making);
  return making;
}

async function makeTemplate(url: string, template: string, options: TestDatabaseOptions): Promise<string> {
  const found = await asAdmin(url, 'SELECT datname AS name FROM pg_database');
  if (found.some(({ name }) => name === template)) return template;
  const today = template.slice(0, TEMPLATES.length + 8);
  const old = found.filter(({ name }) => name.startsWith(TEMPLATES) && !name.startsWith(today));
  for (const { name } of old) await asAdmin(url, `DROP DATABASE IF EXISTS ${name}`);
  const name = freshName();
  await asAdmin(url, `CREATE DATABASE ${name}`);
  const database = await openPostgres({ url: addressOf(url, name).href, deadline: PATIENT });
  await fill(database, options);
  await database.close();
  // Somebody else may have made it meanwhile.
  await asAdmin(url, `ALTER DATABASE ${name} RENAME TO ${template}`).catch(() => asAdmin(url, `DROP DATABASE ${name}`));
  return template;
}

async function openTestPostgres(url: string, options: TestDatabaseOptions = {}): Promise<Database> {
  const name = freshName();
  const template = options.migrated === false ? 'template1' : await postgresTemplate(url, options);
  const create = `CREATE DATABASE ${name} TEMPLATE ${template}`;
  // Nothing here outlives the server: to wait for its disk at every commit would be most of what suites do.
  await asAdmin(url, create, `ALTER DATABASE ${name} SET synchronous_commit = off`);
  const database = await openPostgres({ url: addressOf(url, name).href, deadline: options.deadline ?? PATIENT });
  return closingWith(database, () => asAdmin(url, `DROP DATABASE IF EXISTS ${name} WITH (FORCE)`));
}

function freshName(): string {
  return `weft_test_${process.pid}_${randomBytes(4).toString('hex')}`;
}

function addressOf(url: string, name: string): URL {
  const own = new URL(url);
  own.pathname = `/${name}`;
  return own;
}

function closingWith(database: Database, after: () => Promise<unknown>): Database {
  return {
    ...database,
    close: async () => {
      await database.close();
      await after();
    },
  };
}

async function asAdmin(url: string, ...statements: string[]): Promise<{ name: string }[]> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    let rows: { name: string }[] = [];
    for (const statement of statements) ({ rows } = await client.query(statement));
    return rows;
  } finally {
    await client.end();
  }
}

async function answers(url: string): Promise<boolean> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: 1_000 });
  try {
    await client.connect();
    return true;
  } catch {
    return false;
  } finally {
    await client.end().catch(() => undefined);
  }
}

/** Connections of its own to the PostgreSQL database that `db` is open on, as a second server of a test has them. */
export async function reopen(db: Database): Promise<Database> {
  const { rows } = await db.query<{ name: string }>('SELECT current_database() AS name');
  const url = new URL(postgresTestUrl());
  url.pathname = `/${rows[0]?.name}`;
  return openPostgres({ url: url.href });
}
