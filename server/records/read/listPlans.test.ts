import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { HOME_TENANT } from '../../config/builtIn.ts';
import { allRows, type Database, type Reading } from '../../db/Database.ts';
import { planOf } from '../../db/estimate.ts';
import { type Headers, type ProductServer, shippedTables, startProductServer } from '../../testing/productServer.ts';
import { openTestDatabases } from '../../testing/testDatabase.ts';

const LIST = '/online/cgform/api/getData/market_order';
const databases = await openTestDatabases();

interface PlanNode {
  'Node Type': string;
  'Index Name'?: string;
  Plans?: PlanNode[];
}

const nodesOf = (plan: PlanNode): PlanNode[] => [plan, ...(plan.Plans ?? []).flatMap(nodesOf)];

/** Every third order has no state: what is empty stands last, both ways. */
const FILL = `insert into market_order (id, tenant_id, create_time, order_id, line_no, order_date, status, ship_state)
  select $1 || '-' || n, $1, timestamp '2026-01-01' + n * interval '1 minute', 'O-' || (n * 7919 % 20011), n,
    date '2025-11-01' + (n * 31 % 365), (array['Shipped', 'Pending', 'Cancelled'])[1 + n % 3],
    case when n % 3 > 0 then 'S' || n % 40 end
  from generate_series(1, $2::int) n`;

describe.each(databases)('plans of lists on $kind', ({ open }) => {
  let server: ProductServer;
  let db: Database;
  let headers: Headers;
  /** What went to the database together, a list a journey. */
  const asked: (readonly Reading[])[] = [];

  beforeAll(async () => {
    db = await open({ filled: shippedTables });
    const watched: Database = {
      ...db,
      readTogether: (scope, readings) => {
        asked.push(readings);
        return db.readTogether(scope, readings);
      },
    };
    server = await startProductServer(watched);
    for (const [tenant, rows] of [
      [HOME_TENANT, 20_000],
      ['2000', 2_000],
    ] as const)
      await db.withTenant(allRows(tenant), (session) => session.query(FILL, [tenant, rows]), { deadline: 60_000 });
    await db.query('vacuum analyze market_order');
    headers = await server.signIn();
  });
  afterAll(() => server.close());

  /** The nodes of the plan of what is sent for a page's rows, by name. */
  const planned = async (query: string): Promise<PlanNode[]> => {
    asked.length = 0;
    const reply = await server.call(headers, 'GET', `${LIST}?${query}`);
    expect(reply.result.records.length).toBeGreaterThan(0);
    const [rows] = asked[0] ?? [];
    if (!rows) throw new Error('nothing was asked');
    const [plan] = await db.readTogether(allRows(HOME_TENANT), [planOf(rows)]);
    const [root] = (plan?.rows[0]?.['QUERY PLAN'] ?? []) as { Plan: PlanNode }[];
    if (!root) throw new Error('nothing was planned');
    return nodesOf(root.Plan);
  };
  const kinds = (nodes: readonly PlanNode[]) => nodes.map((node) => node['Node Type']);
  const indexes = (nodes: readonly PlanNode[]) => nodes.flatMap((node) => node['Index Name'] ?? []);

  test.each([
    ['as it opens', '', 'ix_market_order_order_date_desc'],
    ['upwards', 'column=orderDate&order=asc', 'ix_market_order_order_date_asc'],
    ['by any indexed column', 'column=orderId&order=desc', 'ix_market_order_order_id_desc'],
    ['by one that may be empty', 'column=shipState&order=desc', 'ix_market_order_ship_state_desc'],
    ['upwards by one that may be empty', 'column=shipState&order=asc', 'ix_market_order_ship_state_asc'],
    ['by when it was made', 'column=createTime&order=desc', 'ix_market_order_page'],
    ['with conditions', 'status=Shipped&lineNo=%3E5', 'ix_market_order_order_date_desc'],
  ])('a list %s reads its page in the order of an index', async (_name, query, index) => {
    const nodes = await planned(query);
    expect(indexes(nodes)).toContain(index);
    expect(kinds(nodes).filter((kind) => /Sort|Seq Scan|Bitmap/.test(kind))).toEqual([]);
  });

  test('a page far behind passes over entries of the index, and over no rows', async () => {
    const nodes = await planned('pageNo=1000&pageSize=10');
    const scans = nodes.filter((node) => /Scan/.test(node['Node Type']) && node['Index Name']);
    expect(scans.map((node) => [node['Node Type'], node['Index Name']])).toContainEqual([
      'Index Only Scan',
      'ix_market_order_order_date_desc',
    ]);
    expect(kinds(nodes)).not.toContain('Seq Scan');
  });

  test('what is looked for by a part of it is counted only where its first page is full', async () => {
    const journeys = async (query: string): Promise<number[]> => {
      asked.length = 0;
      expect((await server.call(headers, 'GET', `${LIST}?${query}`)).result.total).toBeGreaterThan(0);
      return asked.map((readings) => readings.length);
    };
    expect(await journeys('orderId=*O-777*&pageSize=100')).toEqual([1]);
    // What is not counted in its share, on a busy machine, is asked for once more behind these.
    expect((await journeys('orderId=*O-7*&pageSize=10')).slice(0, 2)).toEqual([1, 1]);
    expect((await journeys('orderId=O-7919&pageSize=10')).slice(0, 1)).toEqual([2]);
  });

  test('and has the rows that stand there in the order of all', async () => {
    const page = async (query: string) =>
      (await server.call(headers, 'GET', `${LIST}?${query}`)).result.records.map(({ id }: { id: string }) => id);
    const all = await page('pageNo=2&pageSize=1000&column=shipState&order=desc');
    expect(await page('pageNo=101&pageSize=10&column=shipState&order=desc')).toEqual(all.slice(0, 10));
    expect(await page('pageNo=200&pageSize=10&column=shipState&order=desc')).toEqual(all.slice(-10));
  });
});
