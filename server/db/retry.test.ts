import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { findTestPostgres } from '../testing/testDatabase.ts';
import type { Connection, Driver, Statement } from './Connection.ts';
import { type Database, type Session, SqlStateError } from './Database.ts';
import { retryLost } from './retry.ts';
import { createDatabase } from './transactions.ts';

/** A database whose commits lose `times` times against somebody else. */
function losing(times: number, code: string) {
  let left = times;
  const pauses: number[] = [];
  const run = async ({ sql }: Statement) => {
    if (sql === 'COMMIT' && left-- > 0) throw new SqlStateError('lost', code);
    return { rows: [], affected: 0, fields: [] };
  };
  const together: Connection['together'] = (statements) => Promise.all(statements.map(run));
  const connection: Connection = { run, together, script: async () => undefined, abandon: async () => undefined };
  const driver: Driver = {
    kind: 'postgres',
    deadline: 1_000,
    hold: (work) => work(connection),
    listen: async () => async () => undefined,
    close: async () => undefined,
  };
  const retries = { random: () => 0.5, pause: async (milliseconds: number) => pauses.push(milliseconds) };
  return { db: createDatabase(driver, retries), pauses };
}

describe('work that the database undid for another one', () => {
  test.each(['40P01', '40001'])('%s: is done again, each time later', async (code) => {
    const { db, pauses } = losing(3, code);
    let runs = 0;
    const work = async (session: Session) => {
      await session.query('SELECT 1');
      return ++runs;
    };
    expect(await db.transaction(work)).toBe(4);
    expect(pauses).toEqual([20, 40, 80]);
  });

  test('is given up in the end, and anything else at once', async () => {
    const { db, pauses } = losing(99, '40P01');
    const work = (session: Session) => session.query('SELECT 1');
    await expect(db.transaction(work)).rejects.toMatchObject({ code: '40P01' });
    expect(pauses).toHaveLength(4);
    const other = losing(1, '23505');
    await expect(other.db.transaction(work)).rejects.toMatchObject({ code: '23505' });
    expect(other.pauses).toEqual([]);
  });

  test('two who meet do not meet again: the pause is spread', async () => {
    const pauses: number[] = [];
    const pause = async (milliseconds: number) => pauses.push(milliseconds);
    for (const chance of [0, 0.999]) {
      let lost = false;
      await retryLost({ random: () => chance, pause }, async () => {
        if (lost) return;
        lost = true;
        throw new SqlStateError('lost', '40P01');
      });
    }
    expect(pauses[0]).toBe(10);
    expect(pauses[1]).toBeGreaterThan(29);
  });
});

const { found, open } = await findTestPostgres();

describe.runIf(found)('on PostgreSQL', () => {
  let db: Database;
  beforeAll(async () => {
    db = await open();
    await db.query('CREATE TABLE duel (id int PRIMARY KEY, wins int NOT NULL)');
    await db.query('INSERT INTO duel VALUES (1, 0), (2, 0)');
  });
  afterAll(() => db.close());

  test('two transactions that wait for each other are both done', { timeout: 240_000 }, async () => {
    const WIN = 'UPDATE duel SET wins = wins + 1 WHERE id = $1';
    let ready = 0;
    let runs = 0;
    const cross = (first: number, second: number) =>
      db.transaction(async (session) => {
        runs += 1;
        await session.query(WIN, [first]);
        ready += 1;
        while (ready < 2) await new Promise((resolve) => setTimeout(resolve, 5));
        await session.query(WIN, [second]);
      });
    await Promise.all([cross(1, 2), cross(2, 1)]);
    // One of them lost at least once; on a busy machine both may have.
    expect(runs).toBeGreaterThanOrEqual(3);
    expect((await db.query('SELECT wins FROM duel')).rows).toEqual([{ wins: 2 }, { wins: 2 }]);
  });
});
