import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { BoardData, BoardRow } from '../../engine/boards/BoardData.ts';
import { dataPartsOf, dimensionsOf, measuresOf } from '../../engine/boards/parts.ts';
import { decimalIn } from '../../engine/measures/arithmetic.ts';
import { evaluateMeasure } from '../../engine/measures/evaluate.ts';
import type { BoardDataPart, BoardPlan } from '../../engine/plan/board.ts';
import { HOME_TENANT } from '../config/builtIn.ts';
import { allRows, type Database } from '../db/Database.ts';
import { generateOrders } from '../demo/generateOrders.ts';
import { insertRecords } from '../demo/insertRecords.ts';
import { type Headers, type ProductServer, shippedTables, startProductServer } from '../testing/productServer.ts';
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
    const db: Database = recording(await open({ filled: shippedTables }), texts);
    server = await startProductServer(db);
    admin = await server.signIn();
    const { context } = server;
    const model = context.compiled().models.get('market/order');
    const found = context.compiled().plans.get('dashboard/analysis');
    if (model === undefined || found?.type !== 'board') throw new Error('no board');
    plan = found;
    const orders = generateOrders(5, { orders: 900 });
    await db.withTenant(allRows(HOME_TENANT), (session) => insertRecords(context, session, model, orders));
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
      'forbidden',
      'forbidden',
      undefined,
      undefined,
    ]);
    const amount = partWith((part) => part.type === 'figure' && part.measure === 'amount');
    expect((await server.call(operator, 'GET', `${ROWS}?part=${amount.id}`)).status).toBe(403);
    const orders = partWith((part) => part.type === 'figure' && part.measure === 'orders');
    const rows = (await server.call(operator, 'GET', `${ROWS}?part=${orders.id}`)).result.records;
    expect(rows.some((row: BoardRow) => 'amount' in row)).toBe(false);
  });

  describe('of several models', () => {
    const MONITOR = '/dashboard/board/data/dashboard_monitor';
    const refund = { orderId: '1', shop: 'AMZ-US', qty: 1, amount: '2.50', kind: 'refund', currency: 'USD' };
    let monitor: BoardPlan;
    const figure = (model: string, measure: string): string =>
      dataPartsOf(monitor.parts).find(
        (part) => part.type === 'figure' && part.source === model && part.measure === measure,
      )?.id ?? '';
    const readMonitor = async (query: string, headers = admin): Promise<BoardData> =>
      (await server.call(headers, 'GET', `${MONITOR}?${query}`)).result;

    beforeAll(async () => {
      const { context } = server;
      const model = context.compiled().models.get('market/refund');
      const found = context.compiled().plans.get('dashboard/monitor');
      if (model === undefined || found?.type !== 'board') throw new Error('no board');
      monitor = found;
      const refunds = [
        { ...refund, refundedOn: '2026-10-31' },
        { ...refund, refundedOn: '2026-10-25' },
        { ...refund, refundedOn: '2026-10-26', shop: 'AMZ-UK' },
        { ...refund, refundedOn: '2026-10-30', currency: 'GBP' },
        { ...refund, refundedOn: '2026-10-24' },
      ];
      await context.db.withTenant(allRows(HOME_TENANT), (session) => insertRecords(context, session, model, refunds));
    });

    test('each part counts its own model by its own day; filters both know reach it', async () => {
      const all = await readMonitor('f_currency=USD');
      expect(all.range).toEqual({ from: '2026-10-25', to: '2026-10-31' });
      const [count, amount] = [figure('market/refund', 'refunds'), figure('market/refund', 'amount')];
      expect(all.parts[count]).toMatchObject({ rows: [{ refunds: 3 }], before: { refunds: 1 } });
      expect(all.parts[amount]?.rows).toEqual([{ amount: 7.5 }]);
      expect((await readMonitor('f_currency=USD&f_shop=AMZ-UK')).parts[count]?.rows).toEqual([{ refunds: 1 }]);
      const rows = `${MONITOR.replace('data', 'rows')}?f_currency=USD&part=${count}`;
      const behind = (await server.call(admin, 'GET', rows)).result;
      expect(behind.records.map((row: BoardRow) => row.refundedOn)).toEqual(['2026-10-31', '2026-10-26', '2026-10-25']);
    });

    test('a part of a report is handed the period and filters, and its rows add up to its figures', async () => {
      const part = dataPartsOf(monitor.parts).find(({ source }) => source === 'report:market/state-months');
      const measure = server.context
        .compiled()
        .reports.get('market/state-months')
        ?.measures.find(({ key }) => key === 'amount');
      if (part === undefined || measure === undefined) throw new Error('no report on the board');
      const query = 'period=2026-09-01,2026-10-31&f_currency=USD';
      const { rows = [] } = (await readMonitor(query)).parts[part.id] ?? {};
      expect(rows.length).toBeGreaterThan(1);
      const own = await server.context.db.query<{ state: string; amount: string }>(
        `SELECT coalesce(upper(trim(ship_state)), '（空）') AS state, sum(amount) FILTER (WHERE status <> 'Cancelled')::text AS amount FROM market_order
         WHERE currency = 'USD' AND order_date BETWEEN '2026-09-01' AND '2026-10-31' GROUP BY 1`,
      );
      const amounts = new Map(own.rows.map((row) => [row.state, Number(row.amount)]));
      for (const row of rows) {
        expect(row.amount, String(row.state)).toBe(amounts.get(String(row.state)));
        const asked = `${query}&part=${part.id}&pageSize=100&g_state=${encodeURIComponent(String(row.state))}`;
        const behind = (await server.call(admin, 'GET', `${MONITOR.replace('data', 'rows')}?${asked}`)).result;
        expect(decimalIn(row.amount)).toBe(evaluateMeasure(measure, behind.records));
      }
      const operator = (await readMonitor(query, await server.signIn('yunying'))).parts[part.id];
      expect(operator).toEqual({ rows: [], error: 'forbidden' });
    });

    test('who may read one of the models sees its parts, and of no currency a sum of several', async () => {
      const { db } = server.context;
      await db.query(`DELETE FROM sys_role_grant WHERE code ~ '^(market.order|market:order:.*)$'`);
      await db.query('UPDATE sys_user SET rights_version = rights_version + 1');
      const data = await readMonitor('period=2026-10-20,2026-10-31', await server.signIn('yunying'));
      expect(data.parts[figure('market/order', 'orders')]?.error).toBe('forbidden');
      expect(data.filters).toEqual({ currency: 'USD' });
      expect(data.parts[figure('market/refund', 'refunds')]?.rows).toEqual([{ refunds: 4 }]);
    });
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
