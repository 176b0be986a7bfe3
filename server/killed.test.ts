import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { builtServer } from '../scripts/setup/backend.mjs';
import type { Database } from './db/Database.ts';
import { openDatabase } from './db/open.ts';
import { SELECT_POSITIONS, type Survived, startMortal, survive } from './testing/mortal.ts';
import { shippedTables } from './testing/productServer.ts';
import { fillTestDirectory, findTestAddresses } from './testing/testDatabase.ts';

/** WEFT_THOROUGH: fifty deaths a database. */
const deathsOf = (usual: number): number => (process.env.WEFT_THOROUGH ? 50 : usual);
const LIMIT = 60_000 + deathsOf(2) * 30_000;
const WRITERS = 6;

const ends: (() => Promise<void> | void)[] = [];
afterEach(async () => {
  for (const end of ends.splice(0).reverse()) await end();
});

async function mortal(variables: Record<string, string>) {
  const server = await startMortal(await builtServer(), variables);
  ends.push(server.kill);
  return server;
}

function expectSurvived(survived: Survived): void {
  expect(survived).toMatchObject({ refused: [], different: [], doubled: [] });
  expect(survived.acknowledged).toBeGreaterThan(WRITERS);
  expect(survived.repeats).toBeGreaterThan(0);
}

const readFrom = async (db: Database) => (await db.query<{ code: string; times: number }>(SELECT_POSITIONS)).rows;

test('kill −9 under writers: what was acknowledged is kept, every repeat succeeds once', {
  timeout: LIMIT,
}, async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'weft-killed-'));
  ends.push(() => rmSync(folder, { recursive: true, force: true }));
  const dataDir = path.join(folder, 'data');
  await fillTestDirectory(dataDir, { filled: shippedTables });
  const { base, start, kill } = await mortal({ DATA_DIR: dataDir });
  const fail = () => kill().then(start);
  const survived = await survive(base, { writers: WRITERS, deaths: deathsOf(1) }, fail, async () => {
    await kill();
    const db = await openDatabase({ dataDir });
    ends.push(() => db.close());
    return readFrom(db);
  });
  expectSurvived(survived);
});

const openAddress = await findTestAddresses();
const CUT =
  'SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()';

test.runIf(openAddress)(
  'the same over PostgreSQL, whose connections are cut as well',
  { timeout: 2 * LIMIT },
  async () => {
    if (!openAddress) throw new Error('no PostgreSQL answers');
    const { url, db, remove } = await openAddress({ filled: shippedTables });
    ends.push(remove);
    const { base, start, kill } = await mortal({ DATABASE_URL: url });
    const die = async (death: number): Promise<void> => {
      if (death % 2 === 1) await kill().then(start);
      else await db.query(CUT);
    };
    expectSurvived(await survive(base, { writers: WRITERS, deaths: deathsOf(2) }, die, () => readFrom(db)));
  },
);
