import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestDatabases } from '../testing/testDatabase.ts';
import { allRows, type Database } from './Database.ts';
import { grantStatements, rlsStatements } from './schema/tables.ts';

const databases = await openTestDatabases();

describe.each(databases)('what is asked together on $kind', ({ kind, open }) => {
  let db: Database;
  const own = allRows('1');

  beforeAll(async () => {
    db = await open();
    await db.query('CREATE TABLE stock (id int, tenant_id varchar(36), name varchar(50))');
    const roles = new Set(['weft_app', 'weft_report']);
    for (const statement of [...rlsStatements('stock'), ...grantStatements('stock', roles)]) await db.query(statement);
    for (const tenant of ['1', '2'])
      await db.withTenant(allRows(tenant), (session) =>
        session.query('INSERT INTO stock SELECT n, $1, $1 FROM generate_series(1, 3) n', [tenant]),
      );
  });
  afterAll(() => db.close());

  it('is answered one by one, for one tenant and by its role', async () => {
    const [rows, count, role] = await db.readTogether(own, [
      { sql: 'SELECT id, name FROM stock WHERE id > $1 ORDER BY id', values: [1] },
      { sql: 'SELECT count(*)::int AS total FROM stock', values: [] },
      { sql: 'SELECT current_user AS role', values: [] },
    ]);
    expect(rows?.rows).toEqual([
      { id: 2, name: '1' },
      { id: 3, name: '1' },
    ]);
    expect(rows?.fields.map(({ name }) => name)).toEqual(['id', 'name']);
    expect(count?.rows).toEqual([{ total: 3 }]);
    expect(role?.rows).toEqual([{ role: 'weft_app' }]);
    // Tenant and role end with it.
    const after = "SELECT current_user AS role, coalesce(current_setting('app.tenant', true), '') AS tenant";
    expect((await db.query(after)).rows[0]).toMatchObject({ tenant: '' });
    expect((await db.query(after)).rows[0]).not.toMatchObject({ role: 'weft_app' });
  });

  it('asks one moment of the data, and writes nothing when one of them fails', async () => {
    const failing = db.readTogether(own, [
      { sql: "INSERT INTO stock VALUES (9, '1', 'nine')", values: [] },
      { sql: 'SELECT 1 / $1::int AS never', values: [0] },
      { sql: 'SELECT 1 AS one', values: [] },
    ]);
    await expect(failing).rejects.toMatchObject({ code: '22012' });
    const [count] = await db.readTogether(own, [{ sql: 'SELECT count(*)::int AS total FROM stock', values: [] }]);
    expect(count?.rows).toEqual([{ total: 3 }]);
  });

  it('wants a tenant and is refused inside a transaction', async () => {
    expect(() => db.readTogether(allRows(''), [])).toThrow('a tenant is required');
    const nested = db.transaction(async () => db.readTogether(own, []));
    await expect(nested).rejects.toThrow('inside its own transaction');
  });

  it.runIf(kind === 'postgres')('goes without what runs over its share, and what stands behind it', async () => {
    const allowed = async () => (await db.query('SHOW statement_timeout')).rows;
    const before = await allowed();
    const [first, slow, behind] = await db.readTogether(own, [
      { sql: 'SELECT count(*)::int AS total FROM stock', values: [] },
      { sql: 'SELECT pg_sleep(20)', values: [], share: 50 },
      { sql: 'SELECT 1 AS one', values: [] },
    ]);
    expect(first?.rows).toEqual([{ total: 3 }]);
    expect([slow, behind]).toEqual([undefined, undefined]);
    // The share was that statement's alone.
    const [quick, next] = await db.readTogether(own, [
      { sql: 'SELECT 1 AS one', values: [], share: 50 },
      { sql: 'SELECT pg_sleep(0.2) IS NULL AS slept', values: [] },
    ]);
    expect([quick?.rows, next?.rows]).toEqual([[{ one: 1 }], [{ slept: false }]]);
    expect((await db.query('SELECT pg_sleep(0.2) IS NULL AS slept')).rows).toEqual([{ slept: false }]);
    expect(await allowed()).toEqual(before);
  });

  it('reads a text anew when its table has changed since', async () => {
    const reading = { sql: 'SELECT name FROM stock WHERE id = $1', values: [1] };
    const name = async () => (await db.readTogether(own, [reading]))[0]?.rows;
    for (let times = 0; times < 12; times++) expect(await name()).toEqual([{ name: '1' }]);
    await db.query('ALTER TABLE stock ALTER COLUMN name TYPE text');
    for (let times = 0; times < 12; times++) expect(await name()).toEqual([{ name: '1' }]);
  });
});
