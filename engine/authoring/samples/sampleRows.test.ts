import { expect, test } from 'vitest';
import { createExpressions } from '../../expressions/expressions.ts';
import type { PlanColumn } from '../../plan/Plan.ts';
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

const only = (more: object, kind = 'number', index = 3) =>
  sampleRow({ columns: [column('it', kind, more)], items: new Map(), seed: 3 }, index).it;
const rows = Array.from({ length: 40 }, (_, index) => index);

test('numbers lie within their bounds, with no more digits than are kept', () => {
  for (const index of rows) {
    const value = only(
      {
        rules: [
          { rule: 'range', min: 1, max: 5 },
          { rule: 'digits', decimals: 0 },
        ],
      },
      'number',
      index,
    );
    expect([1, 2, 3, 4, 5]).toContain(value);
    expect(only({ format: 'percent' }, 'number', index)).toBeLessThanOrEqual(1);
    const progress = Number(only({ type: 'progress', precision: 0 }, 'number', index));
    expect(progress).toBeGreaterThanOrEqual(0);
    expect(progress).toBeLessThanOrEqual(100);
    expect(String(only({ precision: 2 }, 'number', index))).toMatch(/^\d+(\.\d{1,2})?$/);
  }
});

test('texts are as long and as formed as their rules ask, and differ', () => {
  const made = (...rules: object[]) => rows.map((index) => only({ required: true, rules }, 'text', index));
  const coded = made({ rule: 'regex', regex: '^[A-Z]{2}-[0-9]{5}$', message: '' }, { rule: 'unique' });
  for (const text of coded) expect(text).toMatch(/^[A-Z]{2}-[0-9]{5}$/);
  expect(new Set(coded).size).toBe(rows.length);
  for (const text of made({ rule: 'pattern', pattern: 'mobile' })) expect(text).toMatch(/^1[34578]\d{9}$/);
  for (const text of made({ rule: 'length', max: 3 })) expect(String(text).length).toBeLessThanOrEqual(3);
  for (const text of made({ rule: 'length', min: 30 })) expect(String(text).length).toBeGreaterThanOrEqual(30);
});

test('what hangs together does: computed values, days in order, cities of their province', () => {
  const columns = [
    column('from', 'date'),
    column('to', 'date', { rules: [{ rule: 'expression', expression: 'row.to > row.from', message: '早' }] }),
    column('qty', 'number', { precision: 0 }),
    column('double', 'number', { value: 'row.qty * 2.0' }),
    column('city', 'code', { dictCode: 'city' }),
    column('province', 'code', {
      options: [
        { value: 'a', text: '' },
        { value: 'b', text: '' },
      ],
      linkageKey: 'city',
    }),
  ];
  const city = ['a1', 'a2', 'b1'].map((value) => ({ value, text: value, parent: value.slice(0, 1) }));
  const ordered = [...columns.slice(0, 4), ...columns.slice(5), ...columns.slice(4, 5)];
  for (const index of rows) {
    const row = sampleRow({ columns: ordered, items: new Map([['city', city]]), seed: 3, createExpressions }, index);
    expect(String(row.to) > String(row.from)).toBe(true);
    expect(row.double).toBe(Number(row.qty) * 2);
    expect(String(row.city).slice(0, 1)).toBe(row.province);
  }
});

test('values that are unique together never meet twice, though there are few of each', () => {
  const options = ['1', '2', '3', '4', '5', '6', '7'].map((value) => ({ value, text: value }));
  const columns = [column('one', 'code', { options }), column('other', 'code', { options })];
  const made = rows.map((index) =>
    sampleRow({ columns, items: new Map(), seed: 3, unique: [['one', 'other']] }, index),
  );
  expect(new Set(made.map(({ one, other }) => `${one}${other}`)).size).toBe(rows.length);
});

test('who is chosen has a name', () => {
  const items = new Map([['picker:user', [{ value: 'zhang', text: '张伟' }]]]);
  const columns = [column('owner', 'reference', { type: 'sel_user' })];
  expect(sampleRow({ columns, items, seed: 3 }, 0)).toMatchObject({ owner: 'zhang', owner_dictText: '张伟' });
});
