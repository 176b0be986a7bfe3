import { expect, test } from 'vitest';
import { figuresOf, hasHelped, indexCandidates, rowsOfPlan } from './indexCandidates.ts';

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

test('an index that is used and saves few of the rows that were read is no help', () => {
  const before = { took: 113.9, read: 28_749, indexes: [] };
  const helped = (read: number) => hasHelped(before, { took: 60, read, indexes: ['ix_a'] });
  expect(helped(12)).toBe(true);
  expect(helped(20_000)).toBe(true);
  expect(helped(27_657)).toBe(false);
  expect(helped(28_749)).toBe(false);
});

test('a plan in words says the same: of tables, not of what is made of them', () => {
  const lines = [
    'Limit  (cost=1.00..2.00 rows=9 width=320) (actual time=37.400..37.489 rows=12.00 loops=1)',
    '  CTE sold',
    '    ->  HashAggregate  (cost=1.00..2.00 rows=9 width=80) (actual time=32.192..32.223 rows=48.00 loops=1)',
    '          Filter: (n > 1)',
    '          Rows Removed by Filter: 5',
    '          ->  Bitmap Heap Scan on market_order o  (cost=1.00..2.00 rows=9) (actual time=0.6..19.4 rows=200.00 loops=1)',
    '                Rows Removed by Filter: 30',
    '                ->  Bitmap Index Scan on ix_a  (cost=0.00..1.00 rows=9) (actual time=0.4..0.4 rows=230.00 loops=1)',
    '  ->  CTE Scan on sold  (cost=0.00..1.00 rows=9) (actual time=0.4..0.4 rows=48.00 loops=1)',
    '  ->  Index Scan Backward using ix_b on shop s  (cost=0.00..1.00 rows=9) (actual time=0.4..0.4 rows=1.50 loops=4)',
    '        Rows Removed by Index Recheck: 1',
    '  ->  Seq Scan on never  (cost=0.00..1.00 rows=9) (never executed)',
  ];
  expect(rowsOfPlan(lines)).toEqual({ read: 200 + 30 + 6 + 4, returned: 12 });
  expect(rowsOfPlan(['{"query_block": {}}'])).toBeUndefined();
});
