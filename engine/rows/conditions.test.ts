import { expect, test } from 'vitest';
import { columnConditions } from './conditions.ts';
import { field } from './fixtures/exampleTable.ts';

test('a row is locked while the condition holds for it, and only by a condition', () => {
  const columns = [field({ key: 'stage' }), field({ key: 'qty', type: 'inputNumber', kind: 'number' })];
  const { isRowDisabled } = columnConditions(columns, "row.stage == 'stop' || row.qty > 9.0");
  expect(isRowDisabled({ id: '1', stage: 'stop', qty: 1 })).toBe(true);
  expect(isRowDisabled({ id: '2', stage: 'sale', qty: 10 })).toBe(true);
  expect(isRowDisabled({ id: '3', stage: 'sale', qty: null })).toBe(false);
  expect(columnConditions(columns).isRowDisabled({ id: '1', stage: 'stop', qty: 99 })).toBe(false);
});

test('a total over the rows of a sub-table, which are not here, stays as it was saved', () => {
  const number = { type: 'inputNumber', kind: 'number' } as const;
  const columns = [
    field({ key: 'total', ...number, value: 'sum(lines, qty)' }),
    field({ key: 'twice', ...number, value: 'row.total * 2' }),
  ];
  const { computed, isDisabled } = columnConditions(columns);
  const row = { id: '1', total: 7, twice: 1 };
  expect(computed(row)).toEqual({ twice: 14 });
  expect(columns.map((column) => isDisabled(column, row))).toEqual([true, true]);
});
