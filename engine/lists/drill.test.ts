import { expect, test } from 'vitest';
import type { PlanQueryItem } from '../plan/Plan.ts';
import { drillAddress, drillKeys, drillValues } from './drill.ts';

const period = { key: 'date', dayRange: true } as PlanQueryItem;

test('an address carries what row and query hold, and nothing that is empty', () => {
  const values = drillValues([period], { date: 'lastMonth', currency: 'USD' }, '2026-03-15');
  const drill = {
    to: 'market/order',
    with: {
      shipState: '{state}',
      orderDate_begin: '{dateFrom}',
      orderDate_end: '{dateTo}',
      currency: '{currency}',
      note: '{month}-01',
    },
  };
  expect(drillAddress('/market/order', drill, { state: 'NY & Co', month: null }, values)).toBe(
    '/market/order?shipState=NY%20%26%20Co&orderDate_begin=2026-02-01&orderDate_end=2026-02-28&currency=USD',
  );
  expect(drillAddress('/market/order', { to: 'market/order' }, {}, {})).toBe('/market/order');
  expect(
    drillAddress('/x', { to: 'x', with: { a: '{state}-{month}', b: 'all' } }, { state: 0, month: '{state}' }, {}),
  ).toBe('/x?a=0-%7Bstate%7D&b=all');
  expect(drillKeys('{a}-{b} {c d}')).toEqual(['a', 'b']);
});
