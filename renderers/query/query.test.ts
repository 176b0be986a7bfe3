import { expect, test } from 'vitest';
import type { PlanQueryItem } from '../../engine/plan/Plan.ts';
import type { CellType } from '../../schemas/generated/types.ts';
import { queryItem } from '../../tests/queryItem.ts';
import { isDayRange, queryColumn } from './queryColumn.ts';

const item = (type: CellType, more: Partial<PlanQueryItem> = {}) => queryItem('k', { title: '条件', type, ...more });

test('conditions are words and choices, whatever edits the record', () => {
  expect(queryColumn(item('textarea')).type).toBe('input');
  expect(queryColumn(item('radio', { dictCode: 'd' }))).toMatchObject({
    type: 'select',
    dictCode: 'd',
    placeholder: '全部',
  });
  expect(queryColumn(item('datetime')).type).toBe('date');
  expect(queryColumn(item('select', { mode: 'like' })).type).toBe('input');
  // A calendar of months does not ask for a day.
  expect(queryColumn(item('date', { period: 'month' }))).not.toHaveProperty('placeholder');
  expect(queryColumn(item('date', { placeholder: '到货月份' })).placeholder).toBe('到货月份');
});

test('a switch is asked for as 是 or 否, with its own values where it has them', () => {
  expect(queryColumn(item('switch', { kind: 'flag' })).options).toEqual([
    { value: 'Y', text: '是' },
    { value: 'N', text: '否' },
  ]);
  expect(queryColumn(item('checkbox', { kind: 'flag', customValue: ['1', '0'] })).options).toEqual([
    { value: '1', text: '是' },
    { value: '0', text: '否' },
  ]);
  const options = [{ value: '1', text: '启用' }];
  expect(queryColumn(item('switch', { kind: 'flag', options })).options).toEqual(options);
});

test('only ranges of days are asked for in one calendar', () => {
  expect(isDayRange(item('date', { mode: 'group' }))).toBe(true);
  expect(isDayRange(item('datetime', { mode: 'group' }))).toBe(true);
  expect(isDayRange(item('time', { mode: 'group' }))).toBe(false);
  expect(isDayRange(item('date'))).toBe(false);
});
