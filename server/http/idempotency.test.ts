import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Database, UnavailableError } from '../db/Database.ts';
import { sampleTables } from '../testing/sampleScreens.ts';
import { type SampleServer, startSample } from '../testing/sampleServer.ts';
import { openTestDatabases } from '../testing/testDatabase.ts';

const url = '/online/cgform/api/form/market_bill';
const LEFT = 'INSERT INTO sys_idempotency (user_id, key, body_hash, created_at) SELECT id, $1, $2, $3 FROM sys_user';

/** A database that goes away right before a save is kept, as often as asked. */
function losing(db: Database) {
  const fault = { saves: 0 };
  const lossy: Database = {
    ...db,
    withTenant: (scope, work, options) =>
      db.withTenant(
        scope,
        async (session) => {
          const done = await work(session);
          if (fault.saves > 0 && fault.saves-- > 0) throw new UnavailableError('the line went dead');
          return done;
        },
        options,
      ),
  };
  return { db: lossy, fault };
}

describe.each(await openTestDatabases())('keys whose work did not end, on $kind', ({ open }) => {
  let sample: SampleServer;
  let own: Database;
  let fault: { saves: number };

  beforeAll(async () => {
    own = await open({ filled: sampleTables });
    const made = losing(own);
    fault = made.fault;
    sample = await startSample(made.db);
  });
  afterAll(() => sample.close());

  const add = (billNo: string, key = billNo) =>
    sample.call('POST', url, { body: { billNo }, headers: { 'idempotency-key': key } });
  const kept = async (billNo: string) =>
    (await own.query('SELECT id FROM market_bill WHERE bill_no = $1', [billNo])).rows.length;

  test('a save that the database went away from is done by the next try, once', async () => {
    fault.saves = 2;
    expect(await add('L-1')).toMatchObject({ status: 503 });
    expect(await add('L-1')).toMatchObject({ status: 503 });
    expect(await kept('L-1')).toBe(0);
    const done = await add('L-1');
    expect(done).toMatchObject({ success: true });
    const again = await add('L-1');
    expect(again.headers['idempotency-replayed']).toBe('true');
    expect(again.result).toBe(done.result);
    expect(await kept('L-1')).toBe(1);
  });

  test('a key that a process of an earlier version took with it is free', async () => {
    await own.query(LEFT, ['L-2', 'of another body', sample.server.clock.now().getTime()]);
    expect(await add('L-2')).toMatchObject({ success: true });
    expect(await kept('L-2')).toBe(1);
  });

  test('whoever comes while the work is done waits for its reply', async () => {
    const replies = await Promise.all(Array.from({ length: 8 }, () => add('L-3')));
    expect(new Set(replies.map(({ text }) => text)).size).toBe(1);
    expect(replies[0]).toMatchObject({ success: true });
    expect(await kept('L-3')).toBe(1);
  });

  test('one that fails lets the next one do it', async () => {
    fault.saves = 3;
    const replies = await Promise.all(Array.from({ length: 6 }, () => add('L-4')));
    expect(replies.map(({ status }) => status).filter((status) => status === 503)).toHaveLength(3);
    expect(replies.filter(({ success }) => success)).toHaveLength(3);
    expect(await kept('L-4')).toBe(1);
  });

  test('a request refused by a rule keeps nothing of its key', async () => {
    expect(await add('', 'L-5')).toMatchObject({ success: false });
    expect(await add('L-5')).toMatchObject({ success: true });
  });
});

const [, postgres] = await openTestDatabases();

describe.runIf(postgres)('two processes over one database', () => {
  test('the same save sent to both at once is done once', { timeout: 240_000 }, async () => {
    const first = await startSample(
      await (postgres?.open({ filled: sampleTables }) ?? Promise.reject(new Error('no PostgreSQL answers'))),
    );
    // The second server is another process to the first: nothing but the database is shared.
    const second = await startSample({ ...first.db, close: async () => undefined });
    const more = { body: { billNo: 'B-1' }, headers: { 'idempotency-key': 'both' } };
    const replies = await Promise.all([first, second, first, second].map((each) => each.call('POST', url, more)));
    expect(new Set(replies.map(({ text }) => text)).size).toBe(1);
    expect((await first.db.query('SELECT id FROM market_bill')).rows).toHaveLength(1);
    await second.close();
    await first.close();
  });
});
