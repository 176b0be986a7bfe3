import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestDatabases, openTestPlainLogin } from '../../testing/testDatabase.ts';
import { allRows, type Database } from '../Database.ts';
import { systemMigrations } from '../migrations/list.ts';
import { systemTableNames } from '../migrations/systemTables.ts';
import { MigrationError, migrate } from './migrate.ts';
import { verifyRls } from './verifyRls.ts';

const databases = await openTestDatabases();

describe.each(databases)('system migrations on $kind', ({ open }) => {
  let db: Database;

  beforeAll(async () => {
    db = await open({ migrated: false });
  });
  afterAll(() => db.close());

  it('run once, also when two servers start together', async () => {
    const applied = await Promise.all([migrate(db, systemMigrations), migrate(db, systemMigrations)]);
    expect(applied.flat().sort((left, right) => left - right)).toEqual(
      systemMigrations.map((migration) => migration.id),
    );
    expect(await migrate(db, systemMigrations)).toEqual([]);
    const tables = await db.query<{ name: string }>(
      "SELECT table_name AS name FROM information_schema.tables WHERE table_schema = current_schema() AND table_name LIKE 'sys%'",
    );
    expect(new Set(tables.rows.map((row) => row.name))).toEqual(systemTableNames);
    expect((await db.query("SELECT key FROM sys_setting WHERE key LIKE 'wall.%'")).rows).toEqual([]);
  });

  it('refuse a text that was changed after it had run', async () => {
    const changed = systemMigrations.map((migration) => ({ ...migration, sql: `${migration.sql}-- changed` }));
    await expect(migrate(db, changed)).rejects.toBeInstanceOf(MigrationError);
    await expect(migrate(db, changed)).rejects.toThrow('系统迁移 1（system tables）在执行之后被改动');
  });

  it('leave nothing of one that fails half-way', async () => {
    const sql = 'CREATE TABLE half (id int); SELECT 1 / 0;';
    await expect(migrate(db, [{ id: 900, name: 'half', sql }])).rejects.toMatchObject({ code: '22012' });
    await expect(db.query('SELECT 1 FROM half')).rejects.toMatchObject({ code: '42P01' });
    expect(await migrate(db, [{ id: 900, name: 'half', sql: 'CREATE TABLE half (id int)' }])).toEqual([900]);
  });

  it('must be numbered upwards', async () => {
    const one = { id: 2, name: 'two', sql: 'SELECT 1' };
    await expect(migrate(db, [one, { ...one, id: 1 }])).rejects.toThrow('编号须递增');
  });

  it('keep users, roles and dictionaries of tenants apart (A065, A077)', async () => {
    await db.transaction(async (session) => {
      await session.query("INSERT INTO sys_tenant (id, name) VALUES ('1', 'one'), ('2', 'two')");
      await session.query(
        `INSERT INTO sys_user (id, tenant_id, username, password_hash)
         VALUES ('u1', '1', 'ann', 'secret'), ('u2', '2', 'bob', 'secret')`,
      );
      await session.query(
        "INSERT INTO sys_role (id, tenant_id, role_code, role_name) VALUES ('r1', '1', 'a', 'A'), ('r2', '2', 'a', 'A')",
      );
      await session.query("INSERT INTO sys_user_role VALUES ('u1', 'r1'), ('u2', 'r2')");
      await session.query(
        "INSERT INTO sys_dict (id, tenant_id, dict_code, dict_name) VALUES ('d0', NULL, 'all', 'All'), ('d1', '1', 'own', 'Own')",
      );
    });
    const as = (tenant: string, sql: string): Promise<unknown[]> =>
      db.withTenant(allRows(tenant), async (session) =>
        (await session.query(sql)).rows.map((row) => Object.values(row)[0]),
      );
    expect(await as('1', 'SELECT username FROM sys_user')).toEqual(['ann']);
    expect(await as('2', 'SELECT id FROM sys_role')).toEqual(['r2']);
    expect(await as('2', 'SELECT user_id FROM sys_user_role')).toEqual(['u2']);
    expect(await as('1', 'SELECT id FROM sys_dict ORDER BY id')).toEqual(['d0', 'd1']);
    expect(await as('2', 'SELECT id FROM sys_dict')).toEqual(['d0']);
    expect(await as('2', "DELETE FROM sys_dict WHERE id IN ('d0', 'd1') RETURNING id")).toEqual([]);
    await expect(as('2', "INSERT INTO sys_user_role VALUES ('u1', 'r2')")).rejects.toMatchObject({ code: '42501' });
    await expect(as('1', 'SELECT password_hash FROM sys_user')).rejects.toMatchObject({ code: '42501' });
    await expect(as('1', 'SELECT token_hash FROM sys_session')).rejects.toMatchObject({ code: '42501' });
  });
});

describe.runIf(databases.some((database) => database.kind === 'postgres'))('a plain login on PostgreSQL', () => {
  let db: Database;

  beforeAll(async () => {
    db = await openTestPlainLogin();
  });
  afterAll(() => db.close());

  it('gets the row-level security it may set up and learns what is missing', async () => {
    await migrate(db, systemMigrations);
    const walls = await verifyRls(db);
    expect(walls.filter((wall) => wall.required && !wall.holds)).toEqual([]);
    expect(walls.find((wall) => wall.name === 'login')?.holds).toBe(true);
    expect(walls.find((wall) => wall.name === 'setConfig')?.holds).toBe(false);
    expect(walls.find((wall) => wall.name === 'reportRole')?.holds).toBe(false);
  });
});
