import { afterEach, expect, test } from 'vitest';
import { findTestPostgres, openTestPglite } from '../testing/testDatabase.ts';
import type { Database } from './Database.ts';
import { keepUp, tendDue } from './upkeep.ts';

const postgres = await findTestPostgres();
let db: Database;
afterEach(() => db.close());

const plan = async (sql: string): Promise<string> =>
  (await db.query<{ 'QUERY PLAN': string }>(`EXPLAIN ${sql}`)).rows.map((row) => row['QUERY PLAN']).join('\n');

test('the embedded planner learns how large tables are, and dead rows are freed, when enough has changed', async () => {
  db = await openTestPglite();
  await keepUp(db);
  await db.query('CREATE TABLE line (id integer PRIMARY KEY, tenant text, shop text, at integer, note text)');
  await db.query('CREATE INDEX ON line (tenant, at)');
  await db.query("INSERT INTO line SELECT n, 'a', 'b', n, repeat('x', 200) FROM generate_series(1, 20000) n");
  const page = "SELECT * FROM line WHERE tenant = 'a' AND shop = 'b' ORDER BY at LIMIT 10";
  expect(await plan(page)).toContain('Sort');
  expect(await keepUp(db)).toEqual(['line']);
  expect(await plan(page)).not.toContain('Sort');
  expect(await keepUp(db)).toEqual([]);
  await db.query('UPDATE line SET at = at + 1');
  expect(await keepUp(db)).toEqual(['line']);
  const { rows } = await db.query("SELECT n_dead_tup AS dead FROM pg_stat_user_tables WHERE relname = 'line'");
  expect(rows).toEqual([{ dead: 0 }]);
  expect(await keepUp(db)).toEqual([]);
});

test.runIf(postgres.found)('on a database server too, whose own upkeep comes later than a first filling', async () => {
  db = await postgres.open();
  await db.query('CREATE TABLE line (id integer PRIMARY KEY)');
  await db.query('INSERT INTO line SELECT n FROM generate_series(1, 20000) n');
  expect(await tendDue(db)).toContain('line');
  const { rows } = await db.query("SELECT reltuples AS rows FROM pg_class WHERE oid = 'line'::regclass");
  expect(rows).toEqual([{ rows: 20_000 }]);
});
