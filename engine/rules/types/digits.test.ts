import { describe, expect, test } from 'vitest';
import { checkValue } from '../checkValue.ts';

const at = { key: 'price', title: '售价', kind: 'number', row: {} } as const;
const said = (value: unknown, digits: { whole?: number; decimals?: number; message?: string }) =>
  checkValue([{ rule: 'digits', ...digits }], value, at)?.message;

describe('digits', () => {
  test.each([1.23, -1.2, 0, 0.1, 8.29, 1.1, 9_999_999_999_999.99, '1.20', '12345678901234.56', 1e-2])(
    '%s has two decimals at most',
    (value) => expect(said(value, { decimals: 2 })).toBeUndefined(),
  );

  test.each([1.239, 19.999, -0.001, 1e-7, '1.239', '12345678901234.567', 0.1 + 0.2])('%s has more', (value) => {
    expect(said(value, { decimals: 2 })).toBe('售价最多2位小数');
  });

  test('no decimals means a whole number', () => {
    expect(said(1.5, { decimals: 0 })).toBe('售价必须是整数');
    expect(said(15, { decimals: 0 })).toBeUndefined();
    expect(said('123456789012345678', { decimals: 0 })).toBeUndefined();
  });

  test('digits before the point are counted too', () => {
    expect(said(999.99, { whole: 3, decimals: 2 })).toBeUndefined();
    expect(said(0.5, { whole: 0 })).toBeUndefined();
    for (const value of [1000, -1000, 1e21, '1000']) expect(said(value, { whole: 3 })).toBe('售价超出范围');
  });

  test('every number that is written with so many decimals passes, and none else', () => {
    for (let cents = -200_000; cents < 200_000; cents += 7) {
      expect(said(cents / 100, { decimals: 2 })).toBeUndefined();
      if (cents % 10 !== 0) expect(said(cents / 1000, { decimals: 2 })).toBeDefined();
    }
  });

  test('its own words stand for all it says; empty passes', () => {
    expect(said(1.5, { decimals: 0, message: '填整箱' })).toBe('填整箱');
    expect(said('', { decimals: 0 })).toBeUndefined();
  });
});
