import { describe, expect, test } from 'vitest';
import type { WhenZero } from '../plan/measure.ts';
import { evaluateMeasure } from './evaluate.ts';
import { MeasureFault } from './MeasureFault.ts';
import { readMeasure } from './readMeasure.ts';
import type { MeasureColumn } from './readRows.ts';
import { measureWords } from './words.ts';

const COLUMNS: MeasureColumn[] = [
  { key: 'orderId', kind: 'text', percent: false },
  { key: 'status', kind: 'code', percent: false },
  { key: 'currency', kind: 'code', percent: false },
  { key: 'day', kind: 'date', percent: false },
  { key: 'qty', kind: 'number', percent: false },
  { key: 'amount', kind: 'number', percent: false, currency: 'currency' },
  { key: 'rate', kind: 'number', percent: true },
];

const ROWS = [
  { orderId: 'a', status: 'Shipped', currency: 'USD', day: '2026-05-01', qty: 2, amount: '0.10', rate: 0.5 },
  { orderId: 'a', status: 'Cancelled', currency: 'USD', day: '2026-05-02', qty: 1, amount: 0.2, rate: 0.1 },
  { orderId: 'b', status: null, currency: 'INR', day: null, qty: null, amount: '9999999999999999.99', rate: null },
  { orderId: '', status: 'Shipped', currency: 'INR', day: '2026-04-30', qty: 3, amount: null, rate: 0.2 },
];

function read(source: string, whenZero?: WhenZero) {
  const scope = {
    columns: new Map(COLUMNS.map((column) => [column.key, column])),
    measure: () => undefined,
    measures: [],
  };
  const made = readMeasure(source, { ...scope, ...(whenZero === undefined ? {} : { whenZero }) });
  if (made === undefined) throw new Error('rests on another');
  return made;
}

describe('figures over rows', () => {
  test.each([
    ['count()', '4'],
    ['count(row.qty)', '3'],
    ["count(row.status == 'Shipped')", '2'],
    // Empty differs from what is written, and is like empty alone.
    ["count(row.status != 'Cancelled')", '3'],
    ['count(row.status == null)', '1'],
    ["count(!(row.status == 'Cancelled'))", '3'],
    ['count(row.qty > 1)', '2'],
    ['count(!(row.qty > 1))', '2'],
    ["count(row.day >= '2026-05-01' && row.qty in [1, 2])", '2'],
    ['countDistinct(row.orderId)', '2'],
    ["countDistinct(row.orderId, row.status in ['Shipped', 'Cancelled'])", '1'],
    ['sum(row.qty)', '6'],
    ["sum(row.qty, row.status == 'Pending')", '0'],
    ["sum(row.amount, row.currency == 'USD')", '0.3'],
    ['sum(row.amount)', '10000000000000000.29'],
    ['sum(row.amount * row.rate)', '0.07'],
    ['sum(row.amount * (1 - row.rate))', '0.23'],
    ['min(row.day)', '2026-04-30'],
    ['max(row.day)', '2026-05-02'],
    ["max(row.day, row.status == 'Pending')", undefined],
    ['avg(row.qty)', '2'],
    ['sum(row.qty) / 4', '1.5'],
    ['-sum(row.qty) + 1', '-5'],
  ])('%s is %s', (source, wanted) => {
    expect(evaluateMeasure(read(source), ROWS)).toBe(wanted);
  });

  test('a division by zero gives what its author says', () => {
    const source = "sum(row.qty) / count(row.status == 'Pending')";
    expect(evaluateMeasure(read(source, 'empty'), ROWS)).toBeUndefined();
    expect(evaluateMeasure(read(source, 'zero'), ROWS)).toBe('0');
  });

  test('its formula is told in words', () => {
    const words = { title: (key: string) => `《${key}》`, text: (_key: string, value: string) => value };
    const source = "sum(row.amount, row.status != 'Cancelled') / (count() - countDistinct(row.orderId))";
    expect(measureWords(read(source, 'empty'), words)).toBe(
      '《amount》 之和（《status》 ≠ Cancelled） ÷ （行数 － 《orderId》 有几个不同的）',
    );
  });
});

describe('what is told of a wrong one', () => {
  test.each([
    ['sum(row.amuont)', 'expression', 4, 'amount'],
    ['summe(row.amount)', 'expression', 0, 'sum'],
    ['row.amount / count()', 'measure-row', 0, 'sum(row.amount)'],
    ["count((row.status == 'x') && row.qtty > 1)", 'expression', 33, 'qty'],
    ["sum(row.qty, row.status == 'x' && row.qty == 'a')", 'expression', 34, undefined],
  ])('%s', (source, code, start, suggestion) => {
    let fault: unknown;
    try {
      read(source, 'empty');
    } catch (error) {
      fault = error;
    }
    expect(fault).toBeInstanceOf(MeasureFault);
    expect(fault).toMatchObject({ code, start, sentence: { ...(suggestion === undefined ? {} : { suggestion }) } });
  });
});

test.each(['sum(row.cancelRate)', 'sum(row.qty, row.cancelRate > 0)', 'measure.cancelRate + avg(1 - row.cancelRate)'])(
  '%s: no row has a measure',
  (source) => {
    const columns = new Map(COLUMNS.map((column) => [column.key, column]));
    const other = read('count()');
    expect(() => readMeasure(source, { columns, measure: () => other, measures: ['cancelRate'] })).toThrow(
      /cancelRate 是指标，不是字段：.*measure\.cancelRate/,
    );
  },
);
