import { expect, test } from 'vitest';
import { figuresOf, hasHelped, indexCandidates } from './indexCandidates.ts';

const scan = (filter: string, removed: number, more: object = {}) => ({
  'Node Type': 'Seq Scan',
  'Relation Name': 'market_order',
  'Actual Rows': 10,
  'Actual Loops': 1,
  'Rows Removed by Filter': removed,
  Filter: filter,
  ...more,
});
const plan = (...nodes: object[]) => [{ Plan: { 'Node Type': 'Hash Join', Plans: nodes }, 'Execution Time': 12.5 }];

test('columns come by how much was read in vain, by an index as well, without the tenant', () => {
  const found = indexCandidates(
    plan(
      scan(
        "(((tenant_id)::text = (InitPlan 1).col1) AND ((status)::text = '3'::text) AND (created >= '2026-01-01'::date))",
        900,
      ),
      scan('("order" = ANY (\'{1,2}\'::integer[]))', 50, { 'Relation Name': 'biz_goods', 'Actual Loops': 30 }),
      scan('(amount > 5)', 0),
      { ...scan('(name = 1)', 7), 'Node Type': 'Index Scan' },
      { ...scan("((city)::text = 'SEATTLE'::text)", 300), 'Node Type': 'Bitmap Heap Scan' },
    ),
  );
  expect(found).toEqual([
    { table: 'biz_goods', column: 'order', removed: 1500 },
    { table: 'market_order', column: 'status', removed: 900 },
    { table: 'market_order', column: 'created', removed: 900 },
    { table: 'market_order', column: 'city', removed: 300 },
  ]);
});

test('what a plan read is every row of every table, whatever became of it', () => {
  const index = { ...scan('', 0, { 'Index Name': 'ix_a', 'Actual Loops': 3 }), 'Node Type': 'Index Scan' };
  expect(figuresOf(plan(scan('(a = 1)', 90), index))).toEqual({ took: 12.5, read: 130, indexes: ['ix_a'] });
  expect(figuresOf(undefined)).toEqual({ took: 0, read: 0, indexes: [] });
});

test('an index that is used and makes nothing faster is no help', () => {
  const before = { took: 113.9, read: 28_749, indexes: [] };
  const helped = (took: number, read: number) => hasHelped(before, { took, read, indexes: ['ix_a'] });
  expect(helped(0.4, 12)).toBe(true);
  expect(helped(196.7, 27_657)).toBe(false);
  expect(helped(110, 27_657)).toBe(false);
  expect(helped(60, 28_749)).toBe(false);
});
