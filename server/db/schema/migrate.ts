import { createHash } from 'node:crypto';
import type { Database, Session } from '../Database.ts';
import type { Migration } from '../migrations/Migration.ts';
import { builder, run } from '../sql.ts';
import { executeScript } from './script.ts';

/** A released migration is not what it was when it was applied, or the database is newer than the product. */
export class MigrationError extends Error {
  override readonly name = 'MigrationError';
}

/** Any number will do as long as it is always the same one. */
const ADVISORY_LOCK = 7_305_466;

const DEADLINE = 120_000;

const CREATE_HISTORY = `CREATE TABLE IF NOT EXISTS sys_migration (
  id integer PRIMARY KEY,
  name varchar(200) NOT NULL,
  checksum varchar(64) NOT NULL,
  applied_at timestamp(0) NOT NULL DEFAULT localtimestamp
)`;

/**
 * Brings the system tables to the newest state and answers the ids applied now. Servers that start together wait for
 * each other. Throws MigrationError.
 */
export async function migrate(database: Database, migrations: readonly Migration[]): Promise<number[]> {
  checkOrder(migrations);
  const applied: number[] = [];
  const known = await readHistory(database);
  for (const migration of migrations) {
    // Most starts have nothing to do: they ask once.
    if (known.get(migration.id) === checksumOf(migration)) continue;
    const isNew = await database.transaction((session) => migrateOne(session, migration), { deadline: DEADLINE });
    if (isNew) applied.push(migration.id);
  }
  return applied;
}

const HAS_HISTORY = "SELECT to_regclass('sys_migration') IS NOT NULL AS found";

/** Checksums of what was applied, by id. */
async function readHistory(session: Session): Promise<Map<number, string>> {
  const { rows } = await session.query<{ found: boolean }>(HAS_HISTORY);
  if (rows[0]?.found !== true) return new Map();
  const select = builder.selectFrom('sys_migration').select(['id', 'checksum']);
  const history = await run<{ id: number; checksum: string }>(session, select);
  return new Map(history.rows.map(({ id, checksum }) => [id, checksum]));
}

/** Holds until the transaction ends; every change of tables goes through it. */
export async function serializeChanges(session: Session): Promise<void> {
  await session.query('SELECT pg_advisory_xact_lock($1::bigint)', [ADVISORY_LOCK], { deadline: DEADLINE });
}

/** What a migration is known by: a released one never changes. */
export function checksumOf(migration: Migration): string {
  return createHash('sha256').update(migration.sql).digest('hex');
}

/** Applies a migration in the transaction of the session, unless it has been. Throws MigrationError. */
export async function migrateOne(session: Session, migration: Migration): Promise<boolean> {
  await serializeChanges(session);
  await session.query(CREATE_HISTORY);
  const checksum = checksumOf(migration);
  const history = await run<{ checksum: string }>(
    session,
    builder.selectFrom('sys_migration').select('checksum').where('id', '=', migration.id),
  );
  const known = history.rows[0];
  if (known) {
    if (known.checksum === checksum) return false;
    throw new MigrationError(
      `系统迁移 ${migration.id}（${migration.name}）在执行之后被改动，请恢复原文并另加一个新的迁移`,
    );
  }
  await executeScript(session, migration.sql);
  const { id, name } = migration;
  await run(session, builder.insertInto('sys_migration').values({ id, name, checksum }));
  return true;
}

function checkOrder(migrations: readonly Migration[]): void {
  migrations.forEach((migration, index) => {
    const before = migrations[index - 1];
    if (before && before.id >= migration.id)
      throw new MigrationError(`系统迁移的编号须递增：${before.id}、${migration.id}`);
  });
}
