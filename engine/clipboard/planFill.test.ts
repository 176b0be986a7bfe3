import { describe, expect, it } from 'vitest';
import { field } from '../rows/fixtures/exampleTable.ts';
import { planFillAll, planFillDown, planFillOn, planFillRight } from './planFill.ts';

const colors = [
  { value: 'R', text: '红色' },
  { value: 'G', text: '绿色' },
];
const dictionaries = { dictionary: (code: string) => (code === 'color' ? colors : undefined) };
const columns = [
  field({ key: 'sku', title: '货号' }),
  field({ key: 'qty', title: '数量', type: 'inputNumber', kind: 'number' }),
  field({ key: 'sold', title: '售出', type: 'inputNumber', kind: 'number' }),
  field({ key: 'fixed', title: '固定', readOnly: true }),
  field({ key: 'color', title: '颜色', type: 'select', kind: 'code', dictCode: 'color' }),
];
const rows = ['a', 'b', 'c', 'd'].map((id, at) => ({ id, sku: id, qty: at + 1, sold: 10, fixed: 'x', color: 'R' }));
const parts = { rows, columns, dictionaries };

describe('filling down', () => {
  it('repeats the first row of the range', () => {
    const filled = planFillDown({ ...parts, range: { row: 1, column: 0, rows: 3, columns: 4 } });
    expect(filled.skipped).toBe(2);
    expect(filled.changes.filter(({ key }) => key === 'sku')).toEqual([
      { id: 'c', key: 'sku', value: 'b' },
      { id: 'd', key: 'sku', value: 'b' },
    ]);
  });

  it('leaves alone what hangs on another value than the one filled with it', () => {
    const level = (key: string, more: object) => field({ key, title: key, type: 'select', kind: 'code', ...more });
    const linked = [level('country', { linkageKey: 'city' }), level('city', {})];
    const places = [
      { id: 'a', country: 'CN', city: 'SZ' },
      { id: 'b', country: 'CN', city: null },
      { id: 'c', country: 'JP', city: 'SK' },
    ];
    const fill = (column: number, width: number) =>
      planFillDown({
        range: { row: 0, column, rows: 3, columns: width },
        rows: places,
        columns: linked,
        dictionaries,
      });
    expect(fill(1, 1)).toEqual({ changes: [{ id: 'b', key: 'city', value: 'SZ' }], skipped: 0, misplaced: 1 });
    expect(fill(0, 2)).toMatchObject({ changes: { length: 4 }, misplaced: 0 });
  });
});

describe('filling to the right', () => {
  it('hands values on as the other column keeps them, and passes over what cannot take them', () => {
    const filled = planFillRight({ ...parts, range: { row: 0, column: 1, rows: 1, columns: 4 } });
    expect(filled).toEqual({ changes: [{ id: 'a', key: 'sold', value: 1 }], skipped: 1, misplaced: 1 });
  });

  it('reads a name where the other column keeps codes', () => {
    const named = [{ id: 'a', sku: '绿色', color: 'R' }];
    const two = columns.filter(({ key }) => key === 'sku' || key === 'color');
    const range = { row: 0, column: 0, rows: 1, columns: 2 };
    expect(planFillRight({ rows: named, columns: two, dictionaries, range }).changes).toEqual([
      { id: 'a', key: 'color', value: 'G' },
    ]);
  });
});

describe('filling all', () => {
  it('puts one cell into all others and leaves it alone itself', () => {
    const range = { row: 0, column: 1, rows: 2, columns: 2 };
    expect(planFillAll({ ...parts, range }, { row: 1, column: 1 }).changes).toEqual([
      { id: 'a', key: 'qty', value: 2 },
      { id: 'a', key: 'sold', value: 2 },
      { id: 'b', key: 'sold', value: 2 },
    ]);
  });
});

describe('going on', () => {
  const at = (row: number, column: number, height: number, width = 1) => ({
    row,
    column,
    rows: height,
    columns: width,
  });

  it('counts on with the step of two, in either direction', () => {
    const down = planFillOn({ ...parts, range: at(0, 1, 2) }, { way: 'down', count: 2, turned: false });
    expect(down.changes.map(({ id, value }) => [id, value])).toEqual([
      ['c', 3],
      ['d', 4],
    ]);
    const up = planFillOn({ ...parts, range: at(2, 1, 2) }, { way: 'up', count: 2, turned: false });
    expect(up.changes.map(({ id, value }) => [id, value])).toEqual([
      ['a', 1],
      ['b', 2],
    ]);
  });

  it('repeats what is no series, from the start of the range, and Ctrl turns it about', () => {
    const range = at(0, 1, 1);
    expect(planFillOn({ ...parts, range }, { way: 'down', count: 1, turned: false }).changes[0]?.value).toBe(1);
    expect(planFillOn({ ...parts, range }, { way: 'down', count: 1, turned: true }).changes[0]?.value).toBe(2);
    const pattern = planFillOn({ ...parts, range: at(0, 0, 2) }, { way: 'down', count: 2, turned: false });
    expect(pattern.changes.map(({ value }) => value)).toEqual(['a', 'b']);
  });

  it('goes to the right over columns of one kind and skips what is read-only', () => {
    const filled = planFillOn({ ...parts, range: at(0, 1, 1, 2) }, { way: 'right', count: 2, turned: false });
    expect(filled).toEqual({ changes: [], skipped: 1, misplaced: 1 });
    const left = planFillOn({ ...parts, range: at(1, 2, 2, 1) }, { way: 'left', count: 1, turned: false });
    expect(left.changes.map(({ key, value }) => [key, value])).toEqual([
      ['qty', 10],
      ['qty', 10],
    ]);
  });
});
