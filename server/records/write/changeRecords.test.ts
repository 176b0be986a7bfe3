import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Database, type Session, UnavailableError } from '../../db/Database.ts';
import { sampleTables } from '../../testing/sampleScreens.ts';
import { type SampleServer, startSample } from '../../testing/sampleServer.ts';
import { openTestDatabases } from '../../testing/testDatabase.ts';

const api = '/online/cgform/api';
const databases = await openTestDatabases();

/** A database whose work for a tenant fails at a statement, or after it was kept. */
function breakable(db: Database) {
  const fault = { atStatement: 0, afterCommit: false };
  const counting = (session: Session): Session => ({
    query: async (sql, values, options) => {
      fault.atStatement -= 1;
      if (fault.atStatement === 0) throw new UnavailableError('the line went dead');
      return session.query(sql, values, options);
    },
  });
  const broken: Database = {
    ...db,
    withTenant: async (scope, work, options) => {
      const result = await db.withTenant(scope, (session) => work(counting(session)), options);
      if (fault.afterCommit) throw new UnavailableError('the answer of the commit was lost');
      return result;
    },
  };
  return { db: broken, fault };
}

describe.each(databases)('FA02: a save with sub-tables that fails at any step, on $kind', ({ open }) => {
  let sample: SampleServer;
  let own: Database;
  let fault: { atStatement: number; afterCommit: boolean };

  beforeAll(async () => {
    own = await open({ filled: sampleTables });
    const made = breakable(own);
    fault = made.fault;
    sample = await startSample(made.db);
  });
  afterAll(async () => {
    await sample.close();
  });

  /** Everything the three tables hold, as text. */
  async function stored(): Promise<string> {
    const tables = ['market_bill', 'market_bill_line', 'market_bill_note'];
    const select = (table: string) => `SELECT * FROM ${table} ORDER BY id`;
    const found = await Promise.all(tables.map((table) => own.query(select(table))));
    return JSON.stringify(found.map(({ rows }) => rows));
  }

  /** Lets statement 1, 2, 3 … fail until a run passes untouched; nothing may stay of the others. */
  async function failEverywhere(ask: () => ReturnType<SampleServer['call']>): Promise<number> {
    const before = await stored();
    for (let step = 1; step < 60; step += 1) {
      fault.atStatement = step;
      const reply = await ask();
      if (fault.atStatement > 0) {
        fault.atStatement = 0;
        expect(reply).toMatchObject({ success: true });
        return step - 1;
      }
      expect(reply).toMatchObject({ status: 503, success: false });
      expect(await stored()).toBe(before);
    }
    throw new Error('never passed');
  }

  const children = {
    market_bill_line: [{ sku: 'a', qty: 1 }, { sku: 'b' }],
    market_bill_note: [{ note: '一', serial: 'n1' }],
  };

  test('adding, changing, saving a grid and removing: all tables or none', async () => {
    const add = () => sample.call('POST', `${api}/form/market_bill`, { body: { billNo: 'K-1', ...children } });
    expect(await failEverywhere(add)).toBeGreaterThan(3);
    const list = await sample.call('GET', `${api}/getData/market_bill`);
    const { id } = list.result.records[0];
    const record = (await sample.call('GET', `${api}/form/market_bill/${id}`)).result;
    const [kept] = record.market_bill_line;
    const changed = {
      ...record,
      billNo: 'K-2',
      market_bill_line: [{ ...kept, qty: 8 }, { sku: 'c' }],
      market_bill_note: [],
    };
    expect(
      await failEverywhere(() => sample.call('PUT', `${api}/form/market_bill`, { body: changed })),
    ).toBeGreaterThan(5);
    const batch = { added: [{ billNo: 'K-3' }], changed: [{ id, version: 2, buyer: '王芳' }] };
    expect(
      await failEverywhere(() => sample.call('PUT', `${api}/saveAll/market_bill`, { body: batch })),
    ).toBeGreaterThan(3);
    expect(await failEverywhere(() => sample.call('DELETE', `${api}/form/market_bill/${id}`))).toBeGreaterThan(3);
    expect(await stored()).not.toContain('"c"');
  });

  test('an answer lost after the commit: repeating under the same key tells the first outcome', async () => {
    const more = { body: { billNo: 'K-9', ...children }, headers: { 'idempotency-key': 'lost' } };
    fault.afterCommit = true;
    const lost = await sample.call('POST', `${api}/form/market_bill`, more);
    fault.afterCommit = false;
    expect(lost).toMatchObject({ status: 503, success: false });
    const before = await stored();
    const again = await sample.call('POST', `${api}/form/market_bill`, more);
    expect(again).toMatchObject({ success: true });
    expect(await stored()).toBe(before);
    expect((await sample.call('GET', `${api}/form/market_bill/${again.result}`)).result).toMatchObject({
      billNo: 'K-9',
    });
  });
});
