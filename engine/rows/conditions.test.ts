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
