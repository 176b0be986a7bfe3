import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { createExpressions } from '../../../engine/expressions/expressions.ts';
import { checkRow } from '../../../engine/rules/checkRow.ts';
import { optionsOf } from '../../../engine/values/optionsOf.ts';
import { valueTypes } from '../../../engine/values/valueTypes.ts';
import { shippedScreens } from '../../testing/productServer.ts';
import { generateOrders } from '../generateOrders.ts';
import type { Refund, Return } from './returns.ts';
import { generateOtherSeller, generateSeller } from './seller.ts';
import type { ShipmentLine } from './shipments.ts';
import type { LedgerDay } from './stock.ts';

const small = generateSeller('small');
const tiny = generateSeller('tiny');
const compiled = await shippedScreens();

function recordsOf<T>(model: string): T[] {
  return [...(small.records.find(([id]) => id === model)?.[1] ?? expect.fail(model))] as T[];
}

const countOf = (values: readonly unknown[]) => new Set(values).size;

describe('the seller', () => {
  test('is the same for the same size', () => {
    const digest = (seller: unknown) => createHash('sha256').update(JSON.stringify(seller)).digest('hex');
    expect(digest(generateSeller('tiny'))).toBe(digest(tiny));
  });

  test('has 24 storefronts, 1,200 SKUs, about 3,500 listings and 40,000 lines of fourteen months', () => {
    const shops = small.records.find(([model]) => model === 'base/shop')?.[1] ?? [];
    expect(shops).toHaveLength(24);
    expect(small.articles).toHaveLength(1200);
    expect(countOf(small.articles.map(({ product }) => product.sku))).toBe(1200);
    expect(Math.abs(small.offers.length - 3500)).toBeLessThan(50);
    expect(countOf(small.offers.map(({ listing }) => `${listing.shop}/${listing.msku}`))).toBe(small.offers.length);
    expect(small.sales.length).toBeGreaterThan(38_000);
    expect(small.sales.length).toBeLessThan(42_000);
    expect(small.sales[0]?.orderDate).toBe('2025-09-01');
    expect(small.sales.at(-1)?.orderDate).toBe('2026-10-31');
    expect(countOf(small.sales.map(({ orderId, lineNo }) => `${orderId}/${lineNo}`))).toBe(small.sales.length);
    expect(countOf(small.sales.map(({ shop }) => shop))).toBeGreaterThan(20);
  });

  test('sells what it lists: every line names a listing of its shop, category and size', () => {
    const offers = new Map(small.offers.map((offer) => [`${offer.listing.shop}/${offer.listing.msku}`, offer]));
    const wrong = small.sales.filter((sale) => {
      const product = offers.get(`${sale.shop}/${sale.msku}`)?.article.product;
      return product && (product.sku !== sale.sku || product.category !== sale.category || product.size !== sale.size);
    });
    expect(wrong).toEqual([]);
    const homeless = small.sales.filter(({ shop, msku }) => !offers.has(`${shop}/${msku}`));
    expect(homeless.length / small.sales.length).toBeLessThan(0.02);
  });

  test('keeps a ledger that balances for every SKU and day, and whose end is what lies there', () => {
    const days = recordsOf<LedgerDay>('fba/ledger');
    const last = new Map<string, LedgerDay>();
    for (const row of days) {
      const into = row.received + row.returned + row.found;
      const out = row.sold + row.removed + row.lost + row.damaged + row.disposed;
      const before = last.get(`${row.shop}/${row.msku}`);
      if (before && before.endQty !== row.startQty) expect.fail(`${row.msku} ${row.day}`);
      if (row.startQty + into - out !== row.endQty || row.endQty < 0) expect.fail(`${row.msku} ${row.day}`);
      last.set(`${row.shop}/${row.msku}`, row);
    }
    expect(days.length).toBeGreaterThan(20_000);
    const sold = days.reduce((sum, row) => sum + row.sold, 0);
    const homes = new Set(small.offers.map(({ listing }) => `${listing.stockShop}/${listing.msku}`));
    const home = new Map(small.offers.map(({ listing }) => [`${listing.shop}/${listing.msku}`, listing.stockShop]));
    const shipped = small.sales.filter(
      ({ fulfilment, shop, msku }) => fulfilment === 'Amazon' && homes.has(`${home.get(`${shop}/${msku}`)}/${msku}`),
    );
    const lying = small.offers.filter(({ listing }) => listing.fnsku !== null && listing.shop === listing.stockShop);
    const stocked = new Set(lying.map(({ listing }) => listing.msku));
    expect(sold).toBe(shipped.filter(({ msku }) => stocked.has(msku ?? '')).reduce((sum, { qty }) => sum + qty, 0));
    for (const stock of recordsOf<Record<string, number>>('fba/snapshot')) {
      const parts = ['fulfillable', 'fcProcessing', 'fcTransfers', 'customerOrders', 'unsellable', 'researching'];
      const ages = ['age0', 'age31', 'age61', 'age91', 'age181', 'age271', 'age331', 'age366'];
      const sum = (keys: readonly string[]) => keys.reduce((total, key) => total + (stock[key] ?? 0), 0);
      const ledger = last.get(`${stock.shop}/${stock.msku}`);
      if (ledger) expect(sum(parts), String(stock.msku)).toBe(ledger.endQty);
      expect(sum(ages), String(stock.msku)).toBe(sum(parts));
    }
  });

  test('takes back what was sold, and refunds what came back', () => {
    const lines = new Map(small.sales.map((sale) => [`${sale.orderId}/${sale.lineNo}`, sale]));
    const returns = recordsOf<Return>('market/return');
    const refunds = recordsOf<Refund>('market/refund');
    const wrong = [...returns, ...refunds].filter((each) => {
      const sale = lines.get(`${each.orderId}/${each.lineNo}`);
      return !sale || sale.msku !== each.msku || each.qty > sale.qty;
    });
    expect(wrong).toEqual([]);
    expect(returns.every(({ returnedOn, orderDate }) => returnedOn > orderDate)).toBe(true);
    expect(refunds.every((each) => each.amount <= (lines.get(`${each.orderId}/${each.lineNo}`)?.amount ?? 0))).toBe(
      true,
    );
    expect(returns.length).toBeGreaterThan(1000);
    expect(refunds.length).toBeGreaterThan(returns.length);
  });

  test('receives no more than it sent, and what is late, short or lost is claimed', () => {
    for (const { shipment, lines } of small.deliveries) {
      const sum = (of: (line: ShipmentLine) => number) => lines.reduce((total, line) => total + of(line), 0);
      expect(sum(({ received }) => received)).toBe(shipment.receivedQty);
      expect(shipment.receivedQty).toBeLessThanOrEqual(shipment.shippedQty);
    }
    expect(countOf(small.deliveries.map(({ shipment }) => shipment.shipmentNo))).toBe(small.deliveries.length);
    expect(countOf(small.deliveries.map(({ shipment }) => shipment.state))).toBe(8);
    expect(recordsOf('fba/claim').length).toBeGreaterThan(50);
  });

  test('settles what it sold: each settlement is its entries, and the last carries on what was kept back', () => {
    const { settlements, costs } = small.books;
    const reserved = new Map<string, number>();
    for (const { settlement, lines } of settlements) {
      const sum = Math.round(lines.reduce((total, { amount }) => total + amount, 0) * 100) / 100;
      expect(settlement.net, settlement.settlementNo).toBe(sum);
      expect(settlement.reserveBefore, settlement.settlementNo).toBe(reserved.get(settlement.shop) ?? 0);
      reserved.set(settlement.shop, settlement.reserveNow);
    }
    expect(countOf(settlements.map(({ settlement }) => settlement.settlementNo))).toBe(settlements.length);
    expect(settlements.length).toBeGreaterThan(400);
    expect(costs.every(({ currency, amount }) => currency === 'CNY' && amount < 0)).toBe(true);
  });

  test('in tiny has the orders of a year that were there before it, and few records else', () => {
    const orders = tiny.sales.map(({ shop: _shop, msku: _msku, sku: _sku, ...order }) => order);
    expect(orders).toEqual(generateOrders(1));
    for (const [model, rows] of tiny.records) expect(rows.length, model).toBeLessThan(2_500);
  });

  test('of another tenant is a slice', () => {
    const other = generateOtherSeller(2, 40);
    expect(other.sales.length).toBeLessThan(80);
    expect(countOf(other.offers.map(({ listing }) => listing.shop))).toBe(3);
  });

  test('breaks no rule of its models, and names only their fields', () => {
    for (const [id, rows] of [...tiny.records, ['market/order', tiny.sales.slice(0, 200)] as const]) {
      const { fields } = compiled.models.get(id) ?? expect.fail(id);
      const known = new Map(fields.map((field) => [field.key, field]));
      for (const row of rows) {
        const values = row as Record<string, unknown>;
        expect(
          Object.keys(values).filter((key) => !known.has(key) && key !== 'listings'),
          id,
        ).toEqual([]);
        expect(checkRow(fields, values, createExpressions), id).toEqual([]);
        for (const { key, kind, cell, dictCode } of fields) {
          const items = dictCode === undefined ? undefined : compiled.dictionaries.get(dictCode)?.items;
          // What is chosen of records is known when they are there.
          if (items?.length === 0) continue;
          const value = values[key] ?? null;
          expect(
            valueTypes[kind].parse(value as string | number | null, optionsOf(cell, items)).ok,
            `${id} ${key} ${value}`,
          ).toBe(true);
        }
      }
    }
  });
});
