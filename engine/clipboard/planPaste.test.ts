import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { field, table } from '../rows/fixtures/exampleTable.ts';
import { cellReader, cellText } from './cellText.ts';
import { type PasteParts, planFillDown, planPaste } from './planPaste.ts';

const colors = [
  { value: 'R', text: '红色' },
  { value: 'G', text: '绿色' },
  { value: 'X', text: '旧色', disabled: true },
];
const dictionaries = { dictionary: (code: string) => (code === 'color' ? colors : undefined) };
const columns = [
  field({ key: 'sku', title: '货号' }),
  field({ key: 'qty', title: '数量', type: 'inputNumber', kind: 'number' }),
  field({ key: 'color', title: '颜色', type: 'select', kind: 'code', dictCode: 'color' }),
  field({ key: 'fixed', title: '固定', readOnly: true }),
  field({ key: 'day', title: '日期', type: 'date', kind: 'date' }),
  field({ key: 'tags', title: '多选', type: 'list_multi', kind: 'codes', dictCode: 'color' }),
  field({ key: 'on', title: '开关', type: 'switch', kind: 'flag', customValue: ['1', '0'] }),
];
const rows = ['a', 'b', 'c', 'd'].map((id) => ({ id, sku: id, qty: 1 }));

function plan(matrix: string[][], given: Partial<PasteParts> = {}) {
  return planPaste({ matrix, anchor: { row: 0, column: 0 }, rows, columns, dictionaries, mayAppend: true, ...given });
}

describe('planning a paste', () => {
  it('reads every text by its kind', () => {
    const { changes, rejected, skipped } = plan([
      ['A', '１，２３４．５', '红色', '不变', '2024年5月1日', '红色、绿色', '是'],
    ]);
    expect(changes.map(({ key, value }) => [key, value])).toEqual([
      ['sku', 'A'],
      ['qty', 1234.5],
      ['color', 'R'],
      ['day', '2024-05-01'],
      ['tags', 'R,G'],
      ['on', '1'],
    ]);
    expect([rejected, skipped]).toEqual([[], 1]);
  });

  it('tells what it cannot take, and takes the rest', () => {
    const { changes, rejected } = plan([['A', '很多', '紫色', '', '2024-02-30']], { anchor: { row: 2, column: 0 } });
    expect(rejected).toEqual([
      { rowIndex: 2, columnTitle: '数量', text: '很多', reason: '请输入数字：很多' },
      { rowIndex: 2, columnTitle: '颜色', text: '紫色', reason: '不在可选范围内：紫色' },
      { rowIndex: 2, columnTitle: '日期', text: '2024-02-30', reason: '日期不存在：2024-02-30' },
    ]);
    expect(changes).toEqual([{ id: 'c', key: 'sku', value: 'A' }]);
  });

  it('keeps texts out of choices that are gone or not loaded', () => {
    expect(plan([['旧色']], { anchor: { row: 0, column: 2 } }).rejected[0]?.reason).toBe('选项已停用：旧色');
    const away = plan([['红色']], { anchor: { row: 0, column: 2 }, dictionaries: { dictionary: () => undefined } });
    expect(away.rejected[0]?.reason).toBe('字典尚未加载，请稍后再试');
    expect(away.changes).toEqual([]);
    const open = field({ key: 'open', type: 'select', kind: 'code', dictCode: 'color', allowInput: true });
    expect(cellReader(open, dictionaries)('自己写的')).toEqual({ ok: true, value: '自己写的' });
    expect(cellReader(open, dictionaries)('绿色')).toEqual({ ok: true, value: 'G' });
  });

  it('fills a range with one cell and repeats a block along a multiple', () => {
    const one = plan([['x']], { anchor: { row: 0, column: 0, rows: 3, columns: 2 } });
    expect([one.changes.length, one.rejected.length]).toEqual([3, 3]);
    const twice = plan([['x'], ['y']], { anchor: { row: 0, column: 0, rows: 4, columns: 1 } });
    expect(twice.changes.map(({ id, value }) => `${id}${value}`)).toEqual(['ax', 'by', 'cx', 'dy']);
    const once = plan([['x'], ['y']], { anchor: { row: 0, column: 0, rows: 3, columns: 1 } });
    expect(once.changes).toHaveLength(2);
  });

  it('appends behind the last row, or says what has no place', () => {
    const block = [
      ['x', '1'],
      ['y', '2'],
      ['', ' '],
    ];
    const more = plan(block, { anchor: { row: 3, column: 0 } });
    expect(more.changes).toHaveLength(2);
    expect(more.appended).toEqual([{ sku: 'y', qty: 2 }]);
    const less = plan(block, { anchor: { row: 3, column: 6 }, mayAppend: false });
    expect([less.appended, less.beyond]).toEqual([[], { rows: 2, columns: 1 }]);
  });

  it('asks the grid before it changes a cell', () => {
    const asked = plan([['x'], ['y']], { mayChange: (_, row) => row?.id !== 'a' });
    expect([asked.skipped, asked.changes]).toEqual([1, [{ id: 'b', key: 'sku', value: 'y' }]]);
  });

  it('is one step of the table', () => {
    const made = table({ columns });
    made.load(rows.map((row) => ({ ...row, version: 1 })));
    const { changes, appended } = plan(
      [
        ['x', '5'],
        ['y', '6'],
      ],
      { anchor: { row: 3, column: 0 }, rows: made.rows() },
    );
    made.paste(changes, appended);
    expect(made.rows().map((row) => [row.sku, row.qty])).toEqual([
      ['a', 1],
      ['b', 1],
      ['c', 1],
      ['x', 5],
      ['y', 6],
    ]);
    made.undo();
    expect([made.rows().length, made.isDirty()]).toEqual([4, false]);
  });
});

describe('filling down', () => {
  it('repeats the first row of the range', () => {
    const filled = planFillDown({ range: { row: 1, column: 0, rows: 3, columns: 4 }, rows, columns });
    expect(filled.skipped).toBe(2);
    expect(filled.changes.filter(({ key }) => key === 'sku')).toEqual([
      { id: 'c', key: 'sku', value: 'b' },
      { id: 'd', key: 'sku', value: 'b' },
    ]);
  });
});

describe('the text of a cell', () => {
  it('reads back to the same value in every column', () => {
    const samples: Record<string, fc.Arbitrary<unknown>> = {
      sku: fc.string({ minLength: 1 }).filter((text) => !text.includes('\0')),
      qty: fc.double({ noNaN: true, noDefaultInfinity: true }).map((value) => value + 0),
      color: fc.constantFrom('R', 'G'),
      day: fc.constantFrom('2024-05-01', '1999-12-31'),
      tags: fc.constantFrom('R', 'R,G', 'G,R'),
      on: fc.constantFrom('1', '0'),
    };
    for (const column of columns) {
      const sample = samples[column.key];
      if (!sample) continue;
      fc.assert(
        fc.property(sample, (value) => {
          expect(cellReader(column, dictionaries)(cellText(column, value, dictionaries))).toEqual({ ok: true, value });
        }),
      );
    }
    expect(columns.map((column) => cellText(column, null, dictionaries))).toEqual(columns.map(() => ''));
    expect(cellText(columns[2] ?? field({ key: 'none' }), 'gone', dictionaries)).toBe('gone');
  });
});
