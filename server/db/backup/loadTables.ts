import { type Session, SqlStateError } from '../Database.ts';
import type { Migration } from '../migrations/Migration.ts';
import { systemTableNames } from '../migrations/systemTables.ts';
import { checksumOf, MigrationError, migrateOne } from '../schema/migrate.ts';
import { createIndex, grantStatements, quoteFound, rlsStatements, standardColumns } from '../schema/tables.ts';
import { type KeptTable, passingTables, readKept } from './shape.ts';

const DEADLINE = 60 * 60_000;

/** Types a backup may name; anything else did not come from the product. */
const TYPE = /^[a-z][a-z0-9_ ]*(?:\(\d+(?:,\s?-?\d+)?\))?(?: with(?:out)? time zone)?(?:\[\])?$/;

const FOREIGN_KEYS = `SELECT c.relname AS table, o.conname AS name, pg_get_constraintdef(o.oid) AS definition
  FROM pg_constraint o JOIN pg_class c ON c.oid = o.conrelid
  WHERE o.contype = 'f' AND c.relnamespace = current_schema()::regnamespace ORDER BY 1, 2`;
/** Functions that migrations made, for their tables to call. */
const FUNCTIONS = `SELECT p.oid::regprocedure::text AS signature FROM pg_proc p
  WHERE p.pronamespace = current_schema()::regnamespace AND starts_with(p.proname, 'sys_')
    AND NOT EXISTS (SELECT 1 FROM pg_depend d WHERE d.objid = p.oid AND d.deptype = 'e')`;
const ROLES = "SELECT rolname AS role FROM pg_roles WHERE rolname IN ('weft_app', 'weft_report')";

/** What a backup says of the database it was made of. */
export interface BackupShape {
  /** System migrations it had been through. */
  migrations: { id: number; name: string; checksum: string }[];
  tables: KeptTable[];
}

/** Fills the tables of a backup in the session's transaction. */
export interface TableLoader {
  /** Rows as JSON arrays of texts, in the order of the columns the backup names. */
  load(table: string, lines: readonly string[]): Promise<void>;
  /** Keys, walls and indexes, then the migrations that are newer than the backup. */
  finish(): Promise<void>;
}

/** How many rows each of the product's tables has; without row-level security only a login above it sees them all. */
export async function countRows(session: Session, names: readonly string[]): Promise<Map<string, number>> {
  const counts = new Map<string, number>();
  for (const name of names) {
    const answer = await session.query<{ rows: number }>(`SELECT count(*) AS rows FROM ${quoteFound(name)}`, [], {
      deadline: DEADLINE,
    });
    counts.set(name, answer.rows[0]?.rows ?? 0);
  }
  return counts;
}

/** Throws MigrationError where the backup was made by a newer product, or by one whose migrations were other ones. */
export function checkShape(shape: BackupShape, migrations: readonly Migration[]): void {
  for (const { id, name, checksum } of shape.migrations) {
    const known = migrations.find((migration) => migration.id === id);
    if (!known)
      throw new MigrationError(`备份来自更新的版本（系统迁移 ${id}：${name}），请先升级本产品，再恢复这个备份`);
    if (checksumOf(known) !== checksum)
      throw new MigrationError(`备份的系统迁移 ${id}（${name}）与本产品的不同，请用做备份的那个版本恢复`);
  }
  for (const { name, columns } of shape.tables) {
    const strange = columns.find(({ type }) => !TYPE.test(type));
    if (strange) throw new MigrationError(`备份中表 ${name} 的列 ${strange.name} 类型不认识：${strange.type}`);
  }
}

/**
 * Puts the tables of a backup in the place of those that are there, empty and as they were then. Everything is undone
 * with the session's transaction.
 */
export async function openLoader(
  session: Session,
  shape: BackupShape,
  migrations: readonly Migration[],
): Promise<TableLoader> {
  checkShape(shape, migrations);
  await removeTables(session);
  const then = new Set(shape.migrations.map(({ id }) => id));
  for (const migration of migrations) if (then.has(migration.id)) await migrateOne(session, migration);
  const made = new Map((await readKept(session)).tables.map((table) => [table.name, table]));
  for (const table of shape.tables) await makeTable(session, table, made.get(table.name));
  const keys = await session.query<{ table: string; name: string; definition: string }>(FOREIGN_KEYS);
  for (const { table, name } of keys.rows)
    await change(session, `ALTER TABLE ${quoteFound(table)} DROP CONSTRAINT ${quoteFound(name)}`);
  const filled = shape.tables.filter(({ name }) => !passingTables.has(name));
  // What triggers make of a change is in the backup as well.
  for (const { name } of filled) await change(session, `ALTER TABLE ${quoteFound(name)} DISABLE TRIGGER USER`);
  // Migrations bring rows of their own; what was kept of them comes with the backup.
  if (filled.length > 0) await change(session, `TRUNCATE ${filled.map(({ name }) => quoteFound(name)).join(', ')}`);
  const walled = filled.filter(({ name }) => made.get(name)?.walled);
  for (const { name } of walled) await change(session, `ALTER TABLE ${quoteFound(name)} NO FORCE ROW LEVEL SECURITY`);
  const inserts = new Map(filled.map((table) => [table.name, insertInto(table)]));
  return {
    async load(table, lines) {
      const insert = inserts.get(table);
      if (insert === undefined) throw new MigrationError(`备份中有一个没有说明的表：${table}`);
      await session.query(insert, [`[${lines.join(',')}]`], { deadline: DEADLINE });
    },
    async finish() {
      for (const { table, name, definition } of keys.rows)
        await change(session, `ALTER TABLE ${quoteFound(table)} ADD CONSTRAINT ${quoteFound(name)} ${definition}`);
      for (const { name } of walled) await change(session, `ALTER TABLE ${quoteFound(name)} FORCE ROW LEVEL SECURITY`);
      for (const { name } of filled) await change(session, `ALTER TABLE ${quoteFound(name)} ENABLE TRIGGER USER`);
      const roles = new Set((await session.query<{ role: string }>(ROLES)).rows.map(({ role }) => role));
      for (const table of shape.tables) await closeTable(session, table, made.get(table.name), roles);
      for (const migration of migrations) if (!then.has(migration.id)) await migrateOne(session, migration);
      // The embedded database never does it by itself.
      for (const { name } of filled) await change(session, `ANALYZE ${quoteFound(name)}`);
    },
  };
}

async function change(session: Session, statement: string): Promise<void> {
  await session.query(statement, [], { deadline: DEADLINE });
}

/** Without CASCADE: a view of somebody else's over them stops the restore and is not lost. */
async function removeTables(session: Session): Promise<void> {
  const { tables, views } = await readKept(session);
  try {
    for (const view of views) await change(session, `DROP VIEW ${quoteFound(view)}`);
    if (tables.length > 0) await change(session, `DROP TABLE ${tables.map(({ name }) => quoteFound(name)).join(', ')}`);
    // Quoted by the database where it has to be.
    const functions = await session.query<{ signature: string }>(FUNCTIONS);
    for (const { signature } of functions.rows) await change(session, `DROP FUNCTION ${signature}`);
  } catch (error) {
    if (!(error instanceof SqlStateError) || error.code !== '2BP01') throw error;
    throw new MigrationError(`数据库中有别的对象依赖本产品的表，恢复没有进行，请先处理：${error.message}`);
  }
}

async function makeTable(session: Session, table: KeptTable, made: KeptTable | undefined): Promise<void> {
  const name = quoteFound(table.name);
  if (made) {
    const there = new Set(made.columns.map((column) => column.name));
    for (const column of table.columns)
      if (!there.has(column.name))
        await change(session, `ALTER TABLE ${name} ADD COLUMN ${quoteFound(column.name)} ${column.type}`);
    return;
  }
  const columns = table.columns.map((column) => {
    const standard = table.recorded ? standardColumns.get(column.name) : undefined;
    return `${quoteFound(column.name)} ${standard ?? column.type}`;
  });
  await change(session, `CREATE TABLE ${name} (${columns.join(', ')})`);
}

async function closeTable(
  session: Session,
  table: KeptTable,
  made: KeptTable | undefined,
  roles: ReadonlySet<string>,
): Promise<void> {
  const isSystem = systemTableNames.has(table.name);
  const there = new Set(made?.indexes.map((index) => index.name));
  // What was set aside is kept for its rows alone.
  const missing = isSystem || table.recorded ? table.indexes.filter(({ name }) => !there.has(name)) : [];
  for (const index of missing) await change(session, createIndex(table.name, index));
  if (isSystem || !table.walled) return;
  const grants = table.recorded ? grantStatements(table.name, roles) : [];
  for (const statement of [...rlsStatements(table.name), ...grants]) await change(session, statement);
}

function insertInto({ name, columns }: KeptTable): string {
  const names = columns.map((column) => quoteFound(column.name)).join(', ');
  const values = columns.map(({ type }, at) => `(line->>${at})::${type}`).join(', ');
  return `INSERT INTO ${quoteFound(name)} (${names}) SELECT ${values} FROM jsonb_array_elements($1::jsonb) AS line`;
}
