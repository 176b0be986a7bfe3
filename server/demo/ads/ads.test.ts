import { describe, expect, test } from 'vitest';
import { generateSeller } from '../seller/seller.ts';
import type { CampaignDay, TargetDay } from './levels.ts';
import { apportion } from './levels.ts';
import type { ProductDay } from './spending.ts';

const tiny = generateSeller('tiny');
const rowsOf = <T>(model: string) => (tiny.records.find(([id]) => id === model)?.[1] ?? []) as readonly T[];
const products = rowsOf<ProductDay>('advertising/product-day');
const campaigns = rowsOf<CampaignDay>('advertising/campaign-day');
const targets = rowsOf<TargetDay>('advertising/target-day');
const cents = (rows: readonly { cost: number }[]) => rows.reduce((sum, { cost }) => sum + Math.round(cost * 100), 0);

function countBy<T>(rows: readonly T[], keyOf: (row: T) => readonly [string, number]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const row of rows) {
    const [key, count] = keyOf(row);
    counts.set(key, (counts.get(key) ?? 0) + count);
  }
  return counts;
}

describe('advertising', () => {
  test('parts sum to the whole, whatever the weights', () => {
    expect(apportion(10, [1, 1, 1])).toEqual([4, 3, 3]);
    expect(apportion(7, [0.1, 5])).toEqual([0, 7]);
    expect(apportion(0, [1, 2])).toEqual([0, 0]);
  });

  test('costs the same on every level of the days that both keep', () => {
    const first = targets[0]?.date ?? '';
    expect(cents(campaigns)).toBe(cents(products));
    expect(cents(targets)).toBe(cents(campaigns.filter(({ date }) => date >= first)));
    expect(cents(targets)).toBeGreaterThan(0);
  });

  test('claims no line of an order twice and never more than was sold', () => {
    const sold = countBy(
      tiny.sales.filter(({ status, qty }) => status !== 'Cancelled' && qty > 0),
      ({ shop, orderDate }) => [`${shop}/${orderDate}`, 1],
    );
    const claimed = countBy(campaigns, ({ shop, date, orders }) => [`${shop}/${date}`, orders]);
    expect([...claimed].filter(([day, orders]) => orders > (sold.get(day) ?? 0))).toEqual([]);
    expect(campaigns.filter(({ orders, sameSkuOrders, clicks }) => sameSkuOrders > orders || clicks < orders)).toEqual(
      [],
    );
  });

  test('advertises what the shop lists', () => {
    const listed = new Set(tiny.offers.map(({ listing }) => `${listing.shop}/${listing.msku}`));
    expect(products.filter(({ shop, msku }) => !listed.has(`${shop}/${msku}`))).toEqual([]);
    expect(products.length).toBeGreaterThan(0);
  });
});
