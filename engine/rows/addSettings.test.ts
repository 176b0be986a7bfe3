import { describe, expect, it } from 'vitest';
import { statisticsLines } from '../lists/statistics.ts';
import {
  createInsertGate,
  defaultAddSettings,
  placeOfAdded,
  readAddSettings,
  writeAddSettings,
} from './addSettings.ts';
import { field, filled } from './fixtures/exampleTable.ts';

describe('settings of adding rows', () => {
  it('keeps the settings of each grid', () => {
    const one = writeAddSettings(null, 'orders', { count: 3, index: 2 });
    const both = writeAddSettings(one, 'items', { count: 1, index: 0 });
    expect(readAddSettings(both, 'orders')).toEqual({ count: 3, index: 2 });
    expect(readAddSettings(both, 'others')).toEqual(defaultAddSettings);
  });

  it.each([[[]], [7], [null], ['x'], [undefined], [{ orders: null }], [{ orders: { count: -3, index: 'x' } }]])(
    'FA32 survives junk: %j',
    (stored) => {
      expect(readAddSettings(stored, 'orders')).toEqual({ count: 1, index: 0 });
      const repaired = writeAddSettings(stored, 'orders', { count: 2, index: 1 });
      expect(readAddSettings(repaired, 'orders')).toEqual({ count: 2, index: 1 });
    },
  );

  it('does not reach a prototype by a grid name', () => {
    expect(readAddSettings({}, 'constructor')).toEqual(defaultAddSettings);
    expect(readAddSettings(writeAddSettings(null, '__proto__', { count: 5, index: 0 }), '__proto__').count).toBe(5);
  });

  it('counts places from 1, 0 being the bottom', () => {
    expect([0, 1, 3, 9].map((index) => placeOfAdded({ count: 1, index }, 3))).toEqual([3, 0, 2, 3]);
  });

  it('lets one insert through in 1500 ms', () => {
    let now = 10_000;
    const gate = createInsertGate(() => now);
    const tries = [0, 1499, 1, 1500, -5000].map((later) => {
      now += later;
      return gate();
    });
    expect(tries).toEqual([true, false, true, true, true]);
  });
});

describe('footer', () => {
  it('sums and averages over all rows', () => {
    const columns = [field({ key: 'qty', kind: 'number', statistics: ['sum', 'average'] }), field({ key: 'sku' })];
    const rows = filled(3);
    rows.set([{ id: 'r1', key: 'qty', value: null }]);
    rows.set([{ id: 'r0', key: 'qty', value: 0.1 }]);
    const labels = { sum: '合计', average: '平均' };
    expect(statisticsLines(columns, rows.rows(), labels)).toEqual([
      { label: '合计', statistic: 'sum', figures: { qty: 2.1 } },
      { label: '平均', statistic: 'average', figures: { qty: 0.7 } },
    ]);
    expect(statisticsLines(columns, [], labels)).toEqual([]);
  });
});
