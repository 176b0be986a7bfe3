import { expect, test } from 'vitest';
import type { BoardPlan } from '../../plan/board.ts';
import { sampleBoard, sampleBoardRows } from './sampleBoard.ts';

const counting = { width: 8, ignores: [], source: 'market/order' };
const PLAN = {
  model: 'market/order',
  sources: {
    'market/order': {
      measures: {
        orders: { key: 'orders', title: '订单数', kind: 'number', format: 'plain' },
        returned: { key: 'returned', title: '退货率', kind: 'number', format: 'percent' },
      },
      dimensions: {
        day: { key: 'day', title: '日期', kind: 'date' },
        state: { key: 'state', title: '状态', kind: 'code', dictCode: 'states' },
        owner: { key: 'owner', title: '负责人', kind: 'reference' },
      },
      madeOf: { paid: { key: 'paid', title: '实付', kind: 'number' } },
    },
  },
  parts: [
    { ...counting, id: 'p1', type: 'figure', measure: 'returned', spark: true },
    {
      id: 'p2',
      width: 24,
      ignores: [],
      type: 'group',
      parts: [{ ...counting, id: 'p3', type: 'chart', chart: {}, dimensions: ['day', 'state'], measures: ['orders'] }],
    },
    { ...counting, id: 'p4', type: 'table', dimensions: ['owner'], measures: ['orders', 'returned'], top: 5 },
    { ...counting, id: 'p6', type: 'table', dimensions: ['state'], measures: ['orders'], top: 5 },
    { id: 'p5', width: 24, ignores: [], type: 'text', text: '说明' },
  ],
} as unknown as BoardPlan;
const items = new Map([['states', [{ value: '1', text: '一' }]]]);
const sample = (groups: number) => sampleBoard(PLAN, { items, seed: 1 }, groups).parts;

test('every part that counts has figures of its measures by its columns', () => {
  const { p1, p3, p4, p6, ...others } = sample(20);
  expect(others).toEqual({});
  expect(p1).toMatchObject({ rows: [{ returned: expect.any(Number) }], before: { returned: expect.any(Number) } });
  expect(p1?.spark).toHaveLength(12);
  for (const row of [...(p1?.spark ?? []), ...(p4?.rows ?? [])]) {
    expect(row.returned).toBeGreaterThanOrEqual(0);
    expect(row.returned).toBeLessThan(1);
  }
  const [now = Number.NaN, ...around] = [p1?.rows[0], p1?.before, ...(p1?.spark ?? [])].map((row) =>
    Number(row?.returned),
  );
  expect(p1?.spark?.at(-1)).toEqual(p1?.rows[0]);
  for (const other of around) expect(Math.abs(other / now - 1)).toBeLessThan(0.2);
  const days = p3?.rows.map(({ day }) => day) ?? [];
  expect(days.length).toBeGreaterThan(5);
  expect(days).toEqual([...new Set(days)].sort());
  expect(p3?.rows[0]).toEqual({ day: expect.any(String), state: '1', orders: expect.any(Number) });
  expect(p4?.rows.map(({ owner }) => owner)).toEqual(['负责人 1', '负责人 2', '负责人 3', '负责人 4', '负责人 5']);
  expect(p4?.more).toBe(true);
  // A column of one value has one group, and no more of them.
  expect(p6).toEqual({ rows: [{ state: '1', orders: expect.any(Number) }] });
});

test('the same every time; nothing has no rows, and no part says more than there is', () => {
  expect(sample(20)).toEqual(sample(20));
  expect(Object.values(sample(0))).toEqual(Array(4).fill({ rows: [] }));
  expect(sample(10_000).p4?.rows).toHaveLength(5);
  expect(sample(10_000).p3?.more).toBeUndefined();
});

test('the rows behind a figure are of what it is made of', () => {
  const rows = (total: number) => sampleBoardRows(PLAN, 'p1', { items, seed: 1 }, total);
  expect(rows(0)).toMatchObject({ columns: [{ key: 'paid' }], records: [], total: 0 });
  expect(rows(10_000).total).toBe(10_000);
  expect(rows(10_000).records).toHaveLength(20);
  expect(rows(20).records[0]).toMatchObject({ id: '1', paid: expect.any(Number) });
});
