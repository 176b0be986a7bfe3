import { expect, test } from 'vitest';
import { field } from '../rows/fixtures/exampleTable.ts';
import type { Json } from '../values/ValueType.ts';
import { seriesOf } from './series.ts';

const NUMBER = field({ key: 'n', type: 'inputNumber', kind: 'number' });
const DATE = field({ key: 'd', type: 'date', kind: 'date' });
const MONTH = field({ key: 'm', type: 'date', kind: 'date', period: 'month' });
const MOMENT = field({ key: 't', type: 'datetime', kind: 'datetime' });
const TEXT = field({ key: 's' });

/** The next three, undefined where the values are repeated. */
const next = (column: typeof TEXT, values: readonly Json[], turned = false) => {
  const series = seriesOf(column, values, turned);
  return series && [1, 2, 3].map(series);
};

test('two numbers make the step, to the last digit; a single one counts only with Ctrl', () => {
  expect(next(NUMBER, [1, 3])).toEqual([5, 7, 9]);
  expect(next(NUMBER, [0.1, 0.2])).toEqual([0.3, 0.4, 0.5]);
  expect(next(NUMBER, [10, 5, 0])).toEqual([-5, -10, -15]);
  expect(next(NUMBER, [7])).toBeUndefined();
  expect(next(NUMBER, [7], true)).toEqual([8, 9, 10]);
  expect(next(NUMBER, [1, 2], true)).toBeUndefined();
});

test('numbers without a common step, and anything with a hole, are repeated', () => {
  expect(next(NUMBER, [1, 2, 4])).toBeUndefined();
  expect(next(NUMBER, [1, null])).toBeUndefined();
  expect(next(TEXT, [''])).toBeUndefined();
});

test('a date goes on by days, two by what lies between them', () => {
  expect(next(DATE, ['2024-02-28'])).toEqual(['2024-02-29', '2024-03-01', '2024-03-02']);
  expect(next(DATE, ['2024-01-01', '2024-01-08'])).toEqual(['2024-01-15', '2024-01-22', '2024-01-29']);
  expect(next(DATE, ['2024-01-15', '2024-02-15'])).toEqual(['2024-03-15', '2024-04-15', '2024-05-15']);
  expect(next(DATE, ['2024-01-31', '2024-02-29'])).toEqual(['2024-03-31', '2024-04-30', '2024-05-31']);
  expect(next(DATE, ['2023-05-01', '2024-05-01'])).toEqual(['2025-05-01', '2026-05-01', '2027-05-01']);
  expect(next(DATE, ['2024-05-01'], true)).toBeUndefined();
  expect(next(DATE, ['9999-12-31'])?.[0]).toBeNull();
});

test('what is chosen as a month goes on by months, a moment by days or its own step', () => {
  expect(next(MONTH, ['2024-11-01'])).toEqual(['2024-12-01', '2025-01-01', '2025-02-01']);
  expect(next(MOMENT, ['2024-12-31 08:30:00'])?.[0]).toBe('2025-01-01 08:30:00');
  expect(next(MOMENT, ['2024-01-01 23:00:00', '2024-01-01 23:30:00'])?.[0]).toBe('2024-01-02 00:00:00');
});

test('weekdays and months go round, numbers in texts count', () => {
  expect(next(TEXT, ['星期六'])).toEqual(['星期日', '星期一', '星期二']);
  expect(next(TEXT, ['周一', '周三'])).toEqual(['周五', '周日', '周二']);
  expect(next(TEXT, ['11月'])).toEqual(['12月', '1月', '2月']);
  expect(next(TEXT, ['SKU-009'])).toEqual(['SKU-010', 'SKU-011', 'SKU-012']);
  expect(next(TEXT, ['第2箱', '第4箱'])?.[0]).toBe('第6箱');
  expect(next(TEXT, ['货1', '批2'])).toBeUndefined();
  // An account or a phone is no count.
  expect(next(TEXT, ['13800000000'])).toBeUndefined();
  expect(next(TEXT, ['货2', '货1'])?.slice(0, 2)).toEqual(['货0', null]);
});
