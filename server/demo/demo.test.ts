import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createExpressions } from '../../engine/expressions/expressions.ts';
import type { Compiled, Model } from '../../engine/plan/compiled.ts';
import { checkRow } from '../../engine/rules/checkRow.ts';
import { optionsOf } from '../../engine/values/optionsOf.ts';
import { valueTypes } from '../../engine/values/valueTypes.ts';
import { allRows, type Database, type Session } from '../db/Database.ts';
import { createIds } from '../db/recordIds.ts';
import { applySchema, planSchema } from '../db/schema/planSchema.ts';
import { shippedScreens } from '../testing/productServer.ts';
import { openTestPglite } from '../testing/testDatabase.ts';
import { formRecords, pickerRecords } from './formRecords.ts';
import { generateOrders } from './generateOrders.ts';
import { loadDemoOrders } from './loadDemoOrders.ts';
import type { OrderRow } from './OrderRow.ts';

const orders = generateOrders(1);

async function declared(): Promise<Compiled> {
  return shippedScreens();
}

function orderModel(compiled: Compiled): Model {
  const model = compiled.models.get('market/order');
  if (!model) throw new Error('market/order is not declared');
  return model;
}

function countBy(rows: readonly OrderRow[], key: (row: OrderRow) => string): Map<string, number> {
  const counts = new Map<string, number>();
  for (const row of rows) counts.set(key(row), (counts.get(key(row)) ?? 0) + 1);
  return counts;
}

function share(rows: readonly OrderRow[], which: (row: OrderRow) => boolean): number {
  return rows.filter(which).length / rows.length;
}

describe('generated orders', () => {
  it('are the same for the same seed, and others for another', () => {
    expect(generateOrders(1)).toEqual(orders);
    expect(generateOrders(2)[0]).not.toEqual(orders[0]);
  });

  it('are more than twenty thousand over twelve months and five storefronts', () => {
    const ids = countBy(orders, (row) => row.orderId);
    expect(ids.size).toBeGreaterThan(20_000);
    expect(ids.size).toBeLessThan(24_000);
    expect(orders.length).toBeGreaterThan(ids.size * 1.15);
    expect(countBy(orders, (row) => row.orderDate.slice(0, 7)).size).toBe(12);
    expect(orders[0]?.orderDate).toBe('2025-11-01');
    expect(orders.at(-1)?.orderDate).toBe('2026-10-31');
    expect([...countBy(orders, (row) => row.salesChannel).keys()].sort()).toEqual(
      ['Amazon.co.jp', 'Amazon.co.uk', 'Amazon.com', 'Amazon.de', 'eBay'].sort(),
    );
    expect(new Set(orders.map((row) => `${row.orderId}/${row.lineNo}`)).size).toBe(orders.length);
  });

  it('follow the seasons of the trade', () => {
    const months = countBy(orders, (row) => row.orderDate.slice(0, 7));
    expect(months.get('2025-12') ?? 0).toBeGreaterThan(1.3 * (months.get('2026-02') ?? 0));
    const days = countBy(
      orders.filter((row) => row.salesChannel !== 'eBay'),
      (row) => row.orderDate,
    );
    expect(days.get('2026-07-09') ?? 0).toBeGreaterThan(2 * (days.get('2026-07-02') ?? 0));
    expect(days.get('2025-11-28') ?? 0).toBeGreaterThan(1.7 * (days.get('2025-11-14') ?? 0));
    const ebay = countBy(
      orders.filter((row) => row.salesChannel === 'eBay'),
      (row) => row.orderDate,
    );
    const primeWeek = ['2026-07-08', '2026-07-09', '2026-07-10', '2026-07-11'].map((day) => ebay.get(day) ?? 0);
    expect(Math.max(...primeWeek)).toBeLessThan(25);
  });

  it('hold cancellations, returns, businesses and orders of several lines in believable shares', () => {
    expect(share(orders, (row) => row.status === 'Cancelled')).toBeCloseTo(0.053, 1);
    expect(share(orders, (row) => /Return/.test(row.status))).toBeGreaterThan(0.05);
    expect(share(orders, (row) => row.b2b === 'Y')).toBeGreaterThan(0.03);
    expect(share(orders, (row) => row.lineNo > 1)).toBeGreaterThan(0.1);
    expect(orders.filter((row) => row.status === 'Cancelled').every((row) => row.qty === 0 && row.amount === 0)).toBe(
      true,
    );
    expect(orders.every((row) => /^[\u4e00-\u9fa5]{2,3}$/.test(row.owner))).toBe(true);
    const fresh = orders.filter((row) => row.orderDate === '2026-10-31');
    expect(share(fresh, (row) => row.status === 'Shipped - Delivered to Buyer')).toBe(0);
    expect(share(fresh, (row) => /Pending|Cancelled/.test(row.status))).toBeGreaterThan(0.4);
  });

  it('can end on another day', () => {
    const others = generateOrders(1, { until: '2027-02-28', orders: 500 });
    expect(others.at(-1)?.orderDate).toBe('2027-02-28');
    expect(others.length).toBeLessThan(800);
  });
});

describe('the demo in the database', () => {
  let db: Database;
  let compiled: Compiled;

  beforeAll(async () => {
    compiled = await declared();
    db = await openTestPglite();
    await applySchema(db, await planSchema(db, [...compiled.models.values()]), { confirm: false });
  });
  afterAll(() => db.close());

  it('breaks no rule of the model', () => {
    const { fields } = orderModel(compiled);
    const options = fields.map(({ cell, dictCode }) =>
      optionsOf(cell, dictCode === undefined ? undefined : compiled.dictionaries.get(dictCode)?.items),
    );
    const unreadable = (order: OrderRow): string[] =>
      fields.flatMap(({ key, kind }, index) => {
        const value = order[key as keyof OrderRow];
        return valueTypes[kind].parse(value, options[index]).ok ? [] : [`${key}: ${value}`];
      });
    expect(orders.flatMap(unreadable)).toEqual([]);
    expect(orders.flatMap((order) => checkRow(fields, { ...order }, createExpressions))).toEqual([]);
  });

  it.each([
    ['demo/form', formRecords],
    ['demo/pickers', pickerRecords],
  ] as const)('the records of %s break no rule, and fill every field they name', (id, recordsOf) => {
    const { fields = [] } = compiled.models.get(id) ?? {};
    const known = new Map(fields.map((field) => [field.key, field]));
    const records = recordsOf({ categories: ['c1', 'c2'], products: [{ sku: 'TS-00100', name: '印花短袖T恤' }] });
    expect(records.length).toBeGreaterThanOrEqual(10);
    for (const record of records) {
      expect(Object.keys(record).filter((key) => !known.has(key))).toEqual([]);
      expect(checkRow(fields, record, createExpressions)).toEqual([]);
      for (const [key, value] of Object.entries(record)) {
        const { cell, kind, dictCode } = known.get(key) ?? fields[0] ?? expect.fail(id);
        const options = optionsOf(
          cell,
          dictCode === undefined ? undefined : compiled.dictionaries.get(dictCode)?.items,
        );
        expect(valueTypes[kind].parse(value, options).ok, `${key}: ${value}`).toBe(true);
      }
    }
  });

  // Ten seconds on an idle machine, and three times that beside other tests.
  it('is loaded for one tenant only, every line of it', { timeout: 120_000 }, async () => {
    const scope = {
      tenant: '1000',
      orgCode: 'A01',
      username: 'admin',
      newId: createIds(() => new Date(1_790_000_000_000)),
    };
    const model = orderModel(compiled);
    const load = (session: Session) => loadDemoOrders(session, model, orders, scope);
    const count = await db.withTenant(allRows('1000'), load, { deadline: 100_000 });
    expect(count).toBe(orders.length);
    const total = 'SELECT count(*)::int AS total, sum(amount) AS amount, min(order_date) AS first FROM market_order';
    const { rows } = await db.withTenant(allRows('1000'), (session) => session.query(total));
    expect(rows[0]).toMatchObject({ total: orders.length, first: '2025-11-01' });
    const amount = orders.reduce((sum, order) => sum + Math.round(order.amount * 100), 0) / 100;
    expect(Number(rows[0]?.amount)).toBeCloseTo(amount, 2);
    const other = await db.withTenant(allRows('2000'), (session) => session.query(total));
    expect(other.rows[0]?.total).toBe(0);
  });
});
