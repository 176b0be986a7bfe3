import { describe, expect, it } from 'vitest';
import { createExpressions } from '../expressions/expressions.ts';
import { checkRow } from '../rules/checkRow.ts';
import { createRowTable } from './createRowTable.ts';
import { columns, field, filled, table } from './fixtures/exampleTable.ts';
import { createLinkedOptions } from './linkage.ts';
import type { RowChange } from './RowTable.ts';

describe('errors of rows', () => {
  it('finds what the rules of the server find', () => {
    const rows = filled(5);
    rows.set([
      { id: 'r0', key: 'sku', value: null },
      { id: 'r1', key: 'sku', value: 'S2' },
      { id: 'r3', key: 'qty', value: -1 },
    ]);
    const errors = rows.validate();
    for (const row of rows.rows()) {
      const expected = checkRow(columns, row, createExpressions, { rows: rows.rows() }).map(
        ({ key, message }) => [key, message] as const,
      );
      expect(new Map(errors.get(row.id))).toEqual(new Map(expected));
    }
    expect([...errors.keys()]).toEqual(['r0', 'r1', 'r2', 'r3']);
    expect(rows.error('r3', 'qty')).toBe('不能小于0');
  });

  it('shows the words that a rule of its own gives, and takes them back when it has none', () => {
    const expression = "row.qty > 9 ? '最多 9 件，现在是 ' + string(row.qty) : ''";
    const limited = field({
      key: 'qty',
      type: 'inputNumber',
      kind: 'number',
      rules: [{ rule: 'expression', expression }],
    });
    const rows = createRowTable({ columns: [limited], random: () => 0.5, clock: () => 0 });
    rows.load([{ id: '1', qty: 10 }]);
    expect(rows.validate().get('1')?.get('qty')).toBe('最多 9 件，现在是 10');
    rows.set([{ id: '1', key: 'qty', value: 9 }]);
    expect(rows.errors().size).toBe(0);
  });

  it('marks and mends the siblings of a repeated value', () => {
    const rows = filled(3);
    const seen: RowChange[] = [];
    rows.subscribe((change) => seen.push(change));
    rows.set([{ id: 'r0', key: 'sku', value: 'S1' }]);
    expect([rows.error('r0', 'sku'), rows.error('r1', 'sku')]).toEqual(['货号不能重复', '货号不能重复']);
    expect(seen[0]?.errors).toEqual(
      new Map([
        ['r0', ['sku']],
        ['r1', ['sku']],
      ]),
    );
    rows.remove(['r0']);
    expect(rows.errors().size).toBe(0);
    rows.undo();
    expect(rows.errors().size).toBe(2);
    rows.set([{ id: 'r1', key: 'sku', value: 'other' }]);
    expect(rows.errors().size).toBe(0);
  });

  it('leaves a new row alone until it is touched or all is checked', () => {
    const rows = table();
    const [id = ''] = rows.add([{}]);
    rows.set([{ id, key: 'qty', value: 2 }]);
    expect(rows.errors().size).toBe(0);
    expect(rows.validate().get(id)).toEqual(new Map([['sku', '请输入货号']]));
    rows.saved([{ temporary: id, id: 'n1', version: 1 }]);
    expect(rows.error('n1', 'sku')).toBe('请输入货号');
    rows.set([{ id: 'n1', key: 'sku', value: 'a' }]);
    expect(rows.errors().size).toBe(0);
  });

  it('tells a value that its kind cannot read, and conditions of other cells', () => {
    const rule = { rule: 'expression', expression: 'row.end >= row.start', message: '结束不能早于开始' };
    const dates = [
      field({ key: 'start', kind: 'date', type: 'date' }),
      field({ key: 'end', kind: 'date', type: 'date', rules: [rule] }),
    ];
    const rows = table({ columns: dates });
    rows.load([{ id: 'a', version: 1, start: '2024-01-01', end: '2024-02-01' }]);
    rows.set([{ id: 'a', key: 'start', value: '2024-03-01' }]);
    expect(rows.error('a', 'end')).toBe('结束不能早于开始');
    rows.set([{ id: 'a', key: 'start', value: '2024-02-30' }]);
    expect(rows.error('a', 'start')).toBe('日期不存在：2024-02-30');
  });
});

describe('linked options', () => {
  it('offers what stands under the value above, the same list each time', () => {
    const { optionsFor } = createLinkedOptions(columns);
    const items = [
      { value: 'SZ', parent: 'GD' },
      { value: 'CS', parent: 'HN' },
      { value: 'none', parent: undefined },
    ];
    const [city, province] = ['city', 'province'].map((key) => columns.find((column) => column.key === key));
    if (!city || !province) throw new Error('columns of the example changed');
    const offered = optionsFor(city, { id: 'a', province: 'GD' }, items);
    expect(offered.map((item) => item.value)).toEqual(['SZ', 'none']);
    expect(optionsFor(city, { id: 'b', province: 'GD' }, items)).toBe(offered);
    expect(optionsFor(city, { id: 'c', province: null }, items)).toEqual([]);
    expect(optionsFor(province, { id: 'd' }, items)).toBe(items);
  });
});
