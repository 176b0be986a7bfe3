import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { BoardData, BoardRow } from '../../engine/boards/BoardData.ts';
import { dataPartsOf, dimensionsOf, measuresOf } from '../../engine/boards/parts.ts';
import { decimalIn } from '../../engine/measures/arithmetic.ts';
import { evaluateMeasure } from '../../engine/measures/evaluate.ts';
import type { BoardDataPart, BoardPlan } from '../../engine/plan/board.ts';
import { HOME_TENANT } from '../config/builtIn.ts';
import type { Database } from '../db/Database.ts';
import { generateOrders } from '../demo/generateOrders.ts';
import { insertRecords } from '../demo/insertRecords.ts';
import { type Headers, type ProductServer, startProductServer } from '../testing/productServer.ts';
import { recording } from '../testing/sampleScreens.ts';
import { openTestDatabases } from '../testing/testDatabase.ts';

const DATA = '/dashboard/board/data/dashboard_analysis';
const ROWS = '/dashboard/board/rows/dashboard_analysis';

describe.each(await openTestDatabases())('boards on $kind', ({ open }) => {
  let server: ProductServer;
  let admin: Headers;
  let plan: BoardPlan;
  const texts: string[] = [];

  beforeAll(async () => {
    const db: Database = recording(await open(), texts);
    server = await startProductServer(db);
    admin = await server.signIn();
    const { context } = server;
    const model = context.compiled().models.get('market/order');
    const found = context.compiled().plans.get('dashboard/analysis');
    if (model === undefined || found?.type !== 'board') throw new Error('no board');
    plan = found;
    const orders = generateOrders(5, { orders: 900 });
    await db.withTenant({ tenant: HOME_TENANT }, (session) => insertRecords(context, session, model, orders));
  });
  afterAll(() => server.close());

  const read = async (query: string, headers = admin): Promise<BoardData> => {
    const reply = await server.call(headers, 'GET', `${DATA}?${query}`);
    expect(reply).toMatchObject({ success: true });
    return reply.result;
  };
  const partWith = (fits: (part: BoardDataPart) => boolean): BoardDataPart => {
    const part = dataPartsOf(plan.parts).find(fits);
    if (part === undefined) throw new Error('no such part');
    return part;
  };

  test('periods end with the newest day, the commonest currency is chosen, and the days before are compared', async () => {
    const { range, before, newest, filters, parts } = await read('');
    expect(newest).toBe('2026-10-31');
    expect(range).toEqual({ from: '2026-10-02', to: '2026-10-31' });
    expect(before).toEqual({ from: '2026-09-02', to: '2026-10-01' });
    const counted = await server.context.db.query<{ currency: string }>(
      'SELECT currency, count(*) FROM market_order GROUP BY 1 ORDER BY 2 DESC, 1',
    );
    expect(filters).toEqual({ currency: counted.rows[0]?.currency });
    const orders = parts[partWith((part) => part.type === 'figure' && part.measure === 'orders').id];
    const [own] = (
      await server.context.db.query<{ now: number; before: number }>(
        `SELECT count(distinct order_id) FILTER (WHERE order_date >= '2026-10-02')::int AS now,
                count(distinct order_id) FILTER (WHERE order_date BETWEEN '2026-09-02' AND '2026-10-01')::int AS before
         FROM market_order WHERE currency = $1`,
        [counted.rows[0]?.currency ?? ''],
      )
    ).rows;
    expect(orders?.rows[0]?.orders).toBe(own?.now);
    expect(orders?.before?.orders).toBe(own?.before);
    expect(orders?.spark?.length).toBeGreaterThan(20);
  });

  test('two hundred figures are what the rows behind them add up to', { timeout: 240_000 }, async () => {
    const { measures } = server.context.compiled().models.get('market/order') ?? { measures: [] };
    let random = 7;
    const pick = <T>(from: readonly T[]): T => {
      random = (random * 1_103_515_245 + 12_345) % 2_147_483_648;
      const found = from[Math.floor((random / 2_147_483_648) * from.length)];
      if (found === undefined) throw new Error('nothing to pick');
      return found;
    };
    const queries = [
      '',
      'grain=week',
      'period=lastMonth&grain=month',
      'f_category=T-shirt',
      'period=2026-01-01,2026-06-30&f_currency=GBP',
    ];
    const answers = await Promise.all(queries.map(async (query) => ({ query, data: await read(query) })));
    const cells = answers.flatMap(({ query, data }) =>
      dataPartsOf(plan.parts).flatMap((part) =>
        (data.parts[part.id]?.rows ?? []).flatMap((row) => measuresOf(part).map((key) => ({ query, part, row, key }))),
      ),
    );
    expect(cells.length).toBeGreaterThan(200);
    for (let count = 0; count < 200; count++) {
      const { query, part, row, key } = pick(cells);
      const group = dimensionsOf(part).map((each) => `g_${each}=${encodeURIComponent(String(row[each] ?? ''))}`);
      const reply = await server.call(
        admin,
        'GET',
        `${ROWS}?${[query, `part=${part.id}`, 'pageSize=1000', ...group].join('&')}`,
      );
      const { records, total } = reply.result;
      expect(records.length).toBe(total);
      const measure = measures.find((each) => each.key === key);
      const again = measure && evaluateMeasure(measure, records);
      expect(decimalIn(row[key]), `${query} ${part.id} ${key} ${JSON.stringify(row)}`).toBe(again);
    }
  });

  test('one statement answers all figures of the same days, and a part alone asks for itself', async () => {
    texts.length = 0;
    await read('');
    const whole = texts.filter((text) => /from "market_order"/.test(text) && /as "a0"/.test(text));
    // Figures now and before; their way through the days, which a chart asks for too; two charts and a table.
    expect(whole.length).toBe(6);
    const chart = partWith((part) => part.type === 'chart');
    const alone = await read(`parts=${chart.id}`);
    expect(Object.keys(alone.parts)).toEqual([chart.id]);
  });

  test('a restricted column closes the parts that tell of it, and no other', async () => {
    const operator = await server.signIn('yunying');
    const { parts } = await read('', operator);
    const errors = (key: string) => parts[partWith((part) => part.type === 'figure' && part.measure === key).id]?.error;
    expect([errors('amount'), errors('averageOrder'), errors('orders'), errors('units')]).toEqual([
      ...['forbidden', 'forbidden'],
      ...[undefined, undefined],
    ]);
    const amount = partWith((part) => part.type === 'figure' && part.measure === 'amount');
    expect((await server.call(operator, 'GET', `${ROWS}?part=${amount.id}`)).status).toBe(403);
    const orders = partWith((part) => part.type === 'figure' && part.measure === 'orders');
    const rows = (await server.call(operator, 'GET', `${ROWS}?part=${orders.id}`)).result.records;
    expect(rows.some((row: BoardRow) => 'amount' in row)).toBe(false);
  });

  test('another tenant has nothing, who may read no orders sees no figure, and nobody asks beyond the plan', async () => {
    const other = await read('', await server.signIn('other'));
    expect(Object.values(other.parts).flatMap(({ rows }) => rows.map(({ orders = 0 }) => orders ?? 0))).not.toContain(
      1,
    );
    expect(
      other.parts[partWith((part) => part.type === 'figure' && part.measure === 'orders').id]?.rows[0]?.orders,
    ).toBe(0);
    await server.context.db.query('DELETE FROM sys_role_grant');
    await server.context.db.query('UPDATE sys_user SET rights_version = rights_version + 1');
    const closed = await read('', await server.signIn('yunying'));
    expect(new Set(Object.values(closed.parts).map(({ error }) => error))).toEqual(new Set(['forbidden']));
    for (const query of ['f_orderId=1', 'f_remark=x', 'period=soon', `f_category=${'x'.repeat(300)}`])
      expect((await server.call(admin, 'GET', `${DATA}?${query}`)).success, query).toBe(false);
    expect((await server.call(admin, 'GET', `${DATA.replace('dashboard_analysis', 'market_order')}`)).success).toBe(
      false,
    );
    expect((await server.app.inject({ method: 'GET', url: DATA })).statusCode).toBe(401);
  });
});
