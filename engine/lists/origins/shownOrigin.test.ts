import { expect, test } from 'vitest';
import type { PlanColumn } from '../../plan/Plan.ts';
import { type ShownFigure, type ShownRows, shownOrigin } from './shownOrigin.ts';

const column = (key: string, kind: 'text' | 'number', more: object = {}): PlanColumn =>
  ({ key, title: key.toUpperCase(), type: 'input', kind, sortable: true, hidden: false, ...more }) as PlanColumn;

const statisticsAt = { file: 'screens/market/order.model.json', line: 12 };
const qty = column('qty', 'number', { statistics: ['sum', 'average'], statisticsAt });
const price = column('price', 'number');
const columns = [price, column('sku', 'text'), column('id', 'text', { hidden: true }), qty];
const rows = [
  { sku: 'A', qty: 1, price: 2 },
  { sku: 'B', qty: null, price: 3 },
];
const shown: ShownRows = { columns, rows, at: '2026-11-20T01:00:00.000Z' };

const origin = (of: ShownFigure['of'], more: Partial<typeof shown> = {}) =>
  shownOrigin({ title: '', text: '', of, shown: { ...shown, ...more } });

test('a sum and a mean under a list tell their formula, where it is declared, and their rows', () => {
  const sum = origin({ column: qty, statistic: 'sum' });
  expect(sum).toMatchObject({ words: 'QTY 之和', text: 'sum(row.qty)', ...statisticsAt, at: shown.at, total: 2 });
  expect(sum.records).toEqual(rows);
  // What tells the rows apart, then what is added up; what is hidden is not shown.
  expect(sum.columns.map(({ key }) => key)).toEqual(['sku', 'qty', 'price']);
  // The mean is of all rows.
  const mean = origin({ column: qty, statistic: 'average' });
  expect(mean).toMatchObject({ words: 'QTY 之和 ÷ 行数', text: 'sum(row.qty) / count()' });
});

test('chosen cells tell which columns and rows they are of, and that nothing declares them', () => {
  const chosen = origin({ columns: [qty, price] }, { rows: rows.slice(1) });
  expect(chosen).toMatchObject({ text: 'row.qty, row.price', total: 1 });
  expect(chosen.words).toContain('所选 1 行的“QTY”、“PRICE”');
  expect(chosen).not.toHaveProperty('file');
  expect(chosen.columns.map(({ key }) => key)).toEqual(['sku', 'qty', 'price']);
});

test('of many rows the first ones are listed, and all are counted', () => {
  const many = Array.from({ length: 1_000 }, (_, at) => ({ sku: `S${at}`, qty: 1 }));
  const sum = origin({ column: qty, statistic: 'sum' }, { rows: many });
  expect([sum.records.length, sum.total]).toEqual([200, 1_000]);
});
