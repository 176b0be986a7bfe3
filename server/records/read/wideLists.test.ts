import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { allRows } from '../../db/Database.ts';
import { sampleTables } from '../../testing/sampleScreens.ts';
import { type SampleServer, startSample } from '../../testing/sampleServer.ts';
import { openTestDatabases } from '../../testing/testDatabase.ts';

const ROWS = 31_000;
const databases = await openTestDatabases();

describe.each(databases)('a list too wide to be counted on $kind', ({ open }) => {
  let sample: SampleServer;

  beforeAll(async () => {
    sample = await startSample(await open({ filled: sampleTables }));
    // Nobody else shall count meanwhile.
    await sample.db.query('alter table market_goods set (autovacuum_enabled = false)');
    const fill = (tenant: string, rows: number) =>
      sample.db.withTenant(allRows(tenant), (session) =>
        session.query(
          `insert into market_goods (id, name, qty, create_time)
            select $1 || '-' || n, 'wide', n, timestamp '2026-01-01' + n * interval '1 second'
            from generate_series(1, $2::int) n`,
          [tenant, rows],
        ),
      );
    await fill('1000', ROWS);
    await fill('2000', ROWS / 10);
    await sample.db.query('analyze market_goods');
    // As if there were a hundred times as many: the planner goes by how many stand on a page.
    await sample.db.query("update pg_class set reltuples = reltuples * 100 where relname = 'market_goods'");
  });
  afterAll(async () => {
    await sample.close();
  });

  const list = async (query: Record<string, string> = {}, as = 'admin') => {
    const reply = await sample.call('GET', '/online/cgform/api/getData/market_goods', { query, as });
    return reply.result;
  };

  test('in front its total is what the planner expects, and the answer says so', async () => {
    const { total, totalEstimated, pages, records } = await list();
    expect(records).toHaveLength(10);
    expect(totalEstimated).toBe(true);
    expect(total).toBeGreaterThan(ROWS * 90);
    expect(pages).toBe(Math.ceil(total / 10));
    expect((await list({ pageNo: '1000' })).totalEstimated).toBe(true);
  });

  test('what is expected is narrowed by conditions and by the tenant, whose rows alone it counts', async () => {
    const all = (await list()).total;
    // Another tenant's own rows are fewer than any estimate: they are counted.
    const theirs = await list({}, 'other');
    expect(theirs).toMatchObject({ total: ROWS / 10 });
    expect(theirs).not.toHaveProperty('totalEstimated');
    const upper = await list({ qty: `>${ROWS / 2}` });
    expect(upper).toMatchObject({ total: ROWS / 2 });
    const most = await list({ qty: '>100' });
    expect(most.totalEstimated).toBe(true);
    // By far nearer to the tenant's own than to everybody's.
    expect(all).toBeLessThan(ROWS * 104);
    expect(most.total).toBeLessThanOrEqual(all);
  });

  test('its last pages stand on a counted total, and behind them it is told as well', async () => {
    const { pages } = await list();
    const beyond = await list({ pageNo: String(pages) });
    expect(beyond).toMatchObject({ records: [], total: ROWS, pages: ROWS / 10 });
    expect(beyond).not.toHaveProperty('totalEstimated');
    // Far behind the rows and still in front of what is expected.
    sample.server.clock.advance(10_000);
    expect(await list({ pageNo: String(ROWS / 5) })).toMatchObject({ records: [], total: ROWS });
    sample.server.clock.advance(10_000);
    const last = await list({ pageNo: String(ROWS / 10), column: 'qty', order: 'asc' });
    expect(last.records.map((row: { qty: number }) => row.qty).at(-1)).toBe(ROWS);
  });

  test('a page far behind has the rows that stand there', async () => {
    const page = (pageNo: number) => list({ pageNo: String(pageNo), column: 'qty', order: 'asc', pageSize: '100' });
    const quantities = async (pageNo: number) =>
      (await page(pageNo)).records.map((row: { qty: number }) => row.qty) as number[];
    expect(await quantities(200)).toEqual(Array.from({ length: 100 }, (_, at) => 19_901 + at));
  });

  test('a list of all and the interface of other clients have counted totals', async () => {
    sample.server.clock.advance(10_000);
    expect(await list({ pageSize: '-521' })).toMatchObject({ total: ROWS, size: 10_000 });
    expect(await list({ pageSize: '-521' })).not.toHaveProperty('totalEstimated');
  });
});
