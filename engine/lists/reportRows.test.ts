import { expect, test } from 'vitest';
import type { PlanColumn } from '../plan/Plan.ts';
import { isMerged, reportRows, subtotalLevel } from './reportRows.ts';

const column = (key: string, more: Partial<PlanColumn>): PlanColumn =>
  ({ key, title: key, type: 'normal', kind: 'text', sortable: true, hidden: false, ...more }) as PlanColumn;

const columns = [
  column('month', { merge: true, groupLevel: 0 }),
  column('state', { merge: true, groupLevel: 1 }),
  column('units', { kind: 'number' }),
];
const records = [
  { month: '01', state: 'A', units: 1 },
  { month: '01', state: 'A', units: 2 },
  { month: '01', state: 'B', units: 3 },
  { month: '02', state: 'B', units: 4 },
];

test('equal neighbours merge, the left ones first, and a line of figures parts them', () => {
  const merged = (rows: ReturnType<typeof reportRows>) =>
    rows.map((row) => columns.filter(({ key }) => isMerged(row, key)).map(({ key }) => key));
  expect(merged(reportRows(records, columns))).toEqual([[], ['month', 'state'], ['month'], []]);
  const subtotals = [{ after: 1, level: 1, figures: { units: 3 } }];
  expect(merged(reportRows(records, columns, subtotals))).toEqual([[], ['month', 'state'], [], [], []]);
});

test('sub-totals stand below their groups, with the value of the group and its figures', () => {
  const subtotals = [
    { after: 2, level: 1, figures: { units: 3 } },
    { after: 2, level: 0, figures: { units: 6 } },
  ];
  const rows = reportRows(records, columns, subtotals);
  expect(rows.map(subtotalLevel)).toEqual([undefined, undefined, undefined, 1, 0, undefined]);
  expect(rows[3]).toMatchObject({ state: 'B', units: 3 });
  expect(rows[3]).not.toHaveProperty('month');
  expect(rows[4]).toMatchObject({ month: '01', units: 6 });
  expect(new Set(rows.map(({ id }) => id)).size).toBe(6);
});
