import { closeSync, mkdtempSync, openSync, rmSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { sampleTables } from '../testing/sampleScreens.ts';
import { type SampleServer, startSample } from '../testing/sampleServer.ts';
import { openTestPglite } from '../testing/testDatabase.ts';
import { checkIntegrity } from './faults.ts';
import { openDatabase } from './open.ts';

const bytes = 64 * 1024 * 1024;

describe('damaged files', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'weft-damaged-'));
  const dataDir = path.join(folder, 'data');
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  test('are found at a start by reading every table, and told of from then on', { timeout: 240_000 }, async () => {
    const whole = await openDatabase({ dataDir });
    await whole.query('CREATE TABLE sound (id int PRIMARY KEY)');
    await whole.query('CREATE TABLE hurt (id int PRIMARY KEY, text varchar(100))');
    await whole.query("INSERT INTO hurt SELECT n, repeat('x', 100) FROM generate_series(1, 1000) n");
    await whole.query('CHECKPOINT');
    expect(await checkIntegrity(whole, bytes)).toEqual({ damaged: [], unread: [] });
    expect(await checkIntegrity(whole, 20_000)).toEqual({ damaged: [], unread: ['hurt'] });
    const { rows } = await whole.query<{ file: string }>("SELECT pg_relation_filepath('hurt') AS file");
    await whole.close();

    const file = openSync(path.join(dataDir, rows[0]?.file ?? ''), 'r+');
    writeSync(file, Buffer.alloc(64, 0xaa), 0, 64, 8192);
    closeSync(file);

    const broken = await openDatabase({ dataDir });
    expect(broken.damage()).toBeUndefined();
    const { damaged } = await checkIntegrity(broken, bytes);
    expect(damaged).toEqual([{ table: 'hurt', message: expect.stringContaining('invalid page') }]);
    expect(broken.damage()).toMatchObject({ kind: 'damaged', code: 'XX001' });
    await expect(broken.query('SELECT max(text) FROM hurt')).rejects.toMatchObject({ kind: 'damaged' });
    expect((await broken.query('SELECT count(*) AS rows FROM sound')).rows).toEqual([{ rows: 0 }]);
    await broken.close();
  });
});

describe('a server whose database has a fault', () => {
  let sample: SampleServer;
  beforeAll(async () => {
    sample = await startSample(await openTestPglite({ filled: sampleTables }));
  });
  afterAll(() => sample.close());
  afterEach(() => sample.db.query("SELECT set_config('default_transaction_read_only', 'off', false)"));

  const health = async () => {
    const reply = await sample.server.app.inject({ url: '/healthz' });
    return { http: reply.statusCode, ...reply.json() };
  };
  const add = (billNo: string) =>
    sample.call('POST', '/online/cgform/api/form/market_bill', {
      body: { billNo },
      headers: { 'idempotency-key': billNo },
    });

  test('says that nothing can be saved, lets read, and saves when it can again', async () => {
    await sample.db.query("SELECT set_config('default_transaction_read_only', 'on', false)");
    expect(await add('F-1')).toMatchObject({ status: 503, message: '数据库处于只读状态，暂时不能保存，请联系管理员' });
    expect(await health()).toMatchObject({
      http: 503,
      database: 'readOnly',
      wayOut: expect.stringContaining('DATABASE_URL'),
    });
    expect(await sample.call('GET', '/online/cgform/api/getData/market_bill')).toMatchObject({ success: true });
    await sample.db.query("SELECT set_config('default_transaction_read_only', 'off', false)");
    expect(await add('F-1')).toMatchObject({ success: true });
  });

  test('says that its files are damaged, and how to go on', async () => {
    const fail = "DO $$ BEGIN RAISE EXCEPTION 'invalid page in block 1' USING ERRCODE = 'XX001'; END $$";
    await expect(sample.db.query(fail)).rejects.toMatchObject({ kind: 'damaged' });
    expect(await health()).toMatchObject({ http: 503, database: 'damaged', wayOut: expect.stringContaining('备份') });
  });
});
