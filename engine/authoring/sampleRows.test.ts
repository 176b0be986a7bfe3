import { expect, test } from 'vitest';
import type { PlanColumn } from '../plan/Plan.ts';
import { type SampleParts, sampleRow } from './sampleRows.ts';

const column = (key: string, kind: string, more: object = {}) => ({ key, title: key, kind, ...more }) as PlanColumn;
const PARTS: SampleParts = {
  columns: [
    column('name', 'text'),
    column('qty', 'number'),
    column('day', 'date'),
    column('at', 'datetime'),
    column('state', 'code', { dictCode: 'states' }),
    column('kind', 'code', { options: [{ value: 'a', text: 'A' }] }),
    column('owner', 'reference'),
  ],
  items: new Map([
    [
      'states',
      [
        { value: '1', text: '一' },
        { value: '2', text: '二' },
      ],
    ],
  ]),
  seed: 7,
};

test('every value fits its column', () => {
  for (let index = 0; index < 100; index++) {
    const row = sampleRow(PARTS, index);
    expect(row).toMatchObject({ id: String(index + 1), name: `name ${index + 1}`, kind: 'a', owner: null });
    expect(row.qty).toEqual(expect.any(Number));
    expect(row.day).toMatch(/^2026-(0[1-9]|1[0-2])-(0[1-9]|1\d|2[0-8])$/);
    expect(row.at).toMatch(/^2026-\d\d-\d\d ([01]\d|2[0-3]):[0-5]\d:[0-5]\d$/);
    expect(['1', '2']).toContain(row.state);
  }
});

test('the same seed gives the same rows, another gives others, and no two rows are alike', () => {
  const rows = (seed: number) => Array.from({ length: 50 }, (_, index) => sampleRow({ ...PARTS, seed }, index));
  expect(rows(7)).toEqual(rows(7));
  expect(rows(7)).not.toEqual(rows(8));
  expect(new Set(rows(7).map(({ qty, day }) => `${qty} ${day}`)).size).toBeGreaterThan(40);
});

test('one text is as long as texts get, in the first row alone', () => {
  expect(sampleRow({ ...PARTS, longText: true }, 0).name).toHaveLength(400);
  expect(sampleRow({ ...PARTS, longText: true }, 1).name).toBe('name 2');
});
