import { expect, test } from 'vitest';
import { field } from '../../../engine/rows/fixtures/exampleTable.ts';
import { rangeFigures } from '../../../engine/rows/rangeFigures.ts';
import { statusWords } from './RangeStatus.ts';

const MONEY = field({ key: 'price', type: 'inputNumber', kind: 'number', precision: 2 });
const COUNT = field({ key: 'qty', type: 'inputNumber', kind: 'number' });
const NAME = field({ key: 'name' });

test('figures of one column are written as the column writes them', () => {
  const rows = [
    { name: '甲', price: 1000.1 },
    { name: '乙', price: 0.2 },
    { name: '', price: null },
  ];
  const columns = [NAME, MONEY];
  expect(statusWords(rangeFigures(columns, rows), columns)).toEqual([
    ['计数', '4'],
    ['求和', '1,000.30'],
    ['平均', '500.15'],
    ['最小', '0.20'],
    ['最大', '1,000.10'],
  ]);
});

test('of several columns each digit is shown, a mean with two, and of texts only their number', () => {
  const columns = [COUNT, MONEY];
  const words = statusWords(rangeFigures(columns, [{ qty: 1, price: 0.125 }, { qty: 1 }]), columns);
  expect(Object.fromEntries(words)).toMatchObject({ 求和: '2.125', 平均: '0.708' });
  const whole = statusWords(rangeFigures([COUNT], [{ qty: 1 }, { qty: 2 }, { qty: 2 }]), [COUNT]);
  expect(Object.fromEntries(whole)).toMatchObject({ 求和: '5', 平均: '1.67' });
  expect(statusWords(rangeFigures([NAME], [{ name: '甲' }]), [NAME])).toEqual([['计数', '1']]);
});
