import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDecimals } from '../measures/arithmetic.ts';
import { decimalOf } from '../values/decimal.ts';
import { rangeFigures } from './rangeFigures.ts';

const NUMBER = { key: 'price', kind: 'number' } as const;
const TEXT = { key: 'name', kind: 'text' } as const;
const prices = (...values: unknown[]) => values.map((price) => ({ price }));

test('sums are exact, as on paper', () => {
  const { figures } = rangeFigures([NUMBER], prices(0.1, 0.2, 19.99, '0.0000001', '90071992547409931'));
  expect(figures?.sum).toBe('90071992547409951.2900001');
  expect([figures?.smallest, figures?.largest]).toEqual(['0.0000001', '90071992547409931']);
});

test('empty cells are not counted, texts are counted and not added', () => {
  const rows = [{ price: 3, name: '7' }, { price: null, name: '' }, { price: 5 }, { price: '不是数', name: '甲' }];
  const told = rangeFigures([NUMBER, TEXT], rows);
  expect([told.count, told.numbers]).toEqual([5, 2]);
  expect(told.figures).toEqual({ sum: '8', average: '4', smallest: '3', largest: '5' });
  expect(rangeFigures([TEXT], rows).figures).toBeUndefined();
  expect(rangeFigures([NUMBER], prices(null, undefined)).figures).toBeUndefined();
});

test('however numbers are written, the sum is that of their decimals', () => {
  const any = fc.array(
    fc.oneof(fc.double({ noNaN: true, noDefaultInfinity: true, min: -1e12, max: 1e12 }), fc.integer()),
  );
  fc.assert(
    fc.property(any, (values) => {
      const exact = values.reduce((sum, value) => addDecimals(sum, decimalOf(value)), '0');
      expect(rangeFigures([NUMBER], prices(...values)).figures?.sum ?? '0').toBe(exact);
    }),
  );
});
