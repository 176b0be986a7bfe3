import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { field, table } from '../rows/fixtures/exampleTable.ts';
import { cellReader, cellText } from './cellText.ts';
import type { Matrix } from './clipboard.ts';
import { parseClipboard } from './clipboard.ts';
import progress from './fixtures/libreoffice-calc-7.4.7-progress.json' with { type: 'json' };
import { type PasteParts, planPaste } from './planPaste.ts';

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

function plan(matrix: Matrix, given: Partial<PasteParts> = {}) {
  return planPaste({ matrix, anchor: { row: 0, column: 0 }, rows, columns, dictionaries, mayAppend: true, ...given });
}

function cellsOf(changes: ReturnType<typeof plan>['changes']) {
  return changes.flatMap(({ id, cells }) => Object.entries(cells).map(([key, value]) => ({ id, key, value })));
}

describe('planning a paste', () => {
  it('reads every text by its kind', () => {
    const { changes, rejected, skipped } = plan([
      ['A', '１，２３４．５', '红色', '不变', '2024年5月1日', '红色、绿色', '是'],
    ]);
    expect(cellsOf(changes).map(({ key, value }) => [key, value])).toEqual([
      ['sku', 'A'],
      ['qty', 1234.5],
      ['color', 'R'],
      ['day', '2024-05-01'],
      ['tags', 'R,G'],
      ['on', '1'],
    ]);
    expect([rejected, skipped]).toEqual([[], 1]);
  });

  it('takes what LibreOffice Calc writes for dates, times, truth, digits and breaks', () => {
    const into = [
      field({ key: 'day', type: 'date', kind: 'date' }),
      field({ key: 'moment', type: 'datetime', kind: 'datetime' }),
      field({ key: 'time', type: 'time', kind: 'time' }),
      ...['hot', 'checked', 'urgent'].map((key) => field({ key, type: 'switch', kind: 'flag' })),
      ...['labels', 'tracking', 'contract', 'files', 'selling'].map((key) => field({ key })),
    ];
    const { changes, rejected } = plan(parseClipboard(progress), { columns: into });
    expect(rejected).toEqual([]);
    expect(cellsOf(changes).map(({ value }) => value)).toEqual([
      '2026-02-28',
      '2026-02-28 23:59:59',
      '20:30:00',
      'Y',
      'N',
      'Y',
      '热销新品',
      '0012345678901234',
      null,
      null,
      '领口加宽 2 cm\n"透气"面料',
      '2026-05-01',
      '2026-05-01 08:05:00',
      '13:05:00',
      'N',
      'Y',
      'N',
      null,
      '00042',
      null,
      null,
      '"整格引号"',
    ]);
  });

  it('tells what it cannot take row by row, as it is read', () => {
    const { rejected } = plan([
      ['A', '很多', '紫色'],
      ['B', '不少', '橙色'],
    ]);
    expect(rejected.map(({ rowIndex, text }) => [rowIndex, text])).toEqual([
      [0, '很多'],
      [0, '紫色'],
      [1, '不少'],
      [1, '橙色'],
    ]);
  });

  it('tells what it cannot take, and takes the rest', () => {
    const { changes, rejected } = plan([['A', '很多', '紫色', '', '2024-02-30']], { anchor: { row: 2, column: 0 } });
    expect(rejected).toEqual([
      { rowIndex: 2, columnTitle: '数量', text: '很多', reason: '请输入数字：很多' },
      { rowIndex: 2, columnTitle: '颜色', text: '紫色', reason: '不在可选范围内：紫色' },
      { rowIndex: 2, columnTitle: '日期', text: '2024-02-30', reason: '日期不存在：2024-02-30' },
    ]);
    expect(changes).toEqual([{ id: 'c', cells: { sku: 'A' } }]);
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
    expect([cellsOf(one.changes).length, one.rejected.length]).toEqual([3, 3]);
    const twice = plan([['x'], ['y']], { anchor: { row: 0, column: 0, rows: 4, columns: 1 } });
    expect(cellsOf(twice.changes).map(({ id, value }) => `${id}${value}`)).toEqual(['ax', 'by', 'cx', 'dy']);
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
    expect(more.changes).toEqual([{ id: 'd', cells: { sku: 'x', qty: 1 } }]);
    expect(more.appended).toEqual([{ sku: 'y', qty: 2 }]);
    const less = plan(block, { anchor: { row: 3, column: 6 }, mayAppend: false });
    expect([less.appended, less.beyond]).toEqual([[], { rows: 2, columns: 1 }]);
  });

  describe('into columns that hang on others', () => {
    const places = [
      { value: 'CN', text: '中国' },
      { value: 'JP', text: '日本' },
      { value: 'GD', text: '广东', parent: 'CN' },
      { value: 'OS', text: '大阪府', parent: 'JP' },
      { value: 'SZ', text: '深圳', parent: 'GD' },
      { value: 'SK', text: '堺市', parent: 'OS' },
    ];
    const level = (key: string, title: string, linkageKey?: string) =>
      field({ key, title, type: 'select', kind: 'code', dictCode: 'place', ...(linkageKey ? { linkageKey } : {}) });
    const country = level('country', '国家', 'province');
    const linkedColumns = [country, level('province', '省州', 'city'), level('city', '城市')];
    const into = (matrix: string[][], given: Partial<PasteParts> = {}) =>
      plan(matrix, {
        columns: linkedColumns,
        rows: [
          { id: 'a', country: 'CN', province: 'GD', city: null },
          { id: 'b', country: 'JP', province: 'OS', city: null },
          { id: 'c', country: null, province: null, city: null },
        ],
        dictionaries: { dictionary: () => places },
        ...given,
      });
    const taken = ({ changes }: ReturnType<typeof plan>) => cellsOf(changes).map(({ id, value }) => `${id}${value}`);

    it('takes only what belongs below the value of the row', () => {
      const cities = into([['深圳'], ['深圳'], ['深圳']], { anchor: { row: 0, column: 2 } });
      expect(taken(cities)).toEqual(['aSZ']);
      expect(cities.rejected).toEqual(
        [1, 2].map((rowIndex) => ({ rowIndex, columnTitle: '城市', text: '深圳', reason: '不在可选范围内：深圳' })),
      );
    });

    it('goes by what is pasted above, wherever that column stands', () => {
      const block = into([
        ['日本', '大阪府', '堺市'],
        ['日本', '广东', '深圳'],
      ]);
      expect(taken(block)).toEqual(['aJP', 'aOS', 'aSK', 'bJP']);
      const turned = into([['堺市', '大阪府', '日本']], {
        columns: linkedColumns.toReversed(),
        anchor: { row: 3, column: 0 },
      });
      expect(turned.appended).toEqual([{ country: 'JP', province: 'OS', city: 'SK' }]);
    });

    it('knows that a level changed higher up leaves nothing in between', () => {
      const columns = [linkedColumns[0], linkedColumns[2], linkedColumns[1]].flatMap((one) => one ?? []);
      expect(taken(into([['日本', '深圳']], { columns }))).toEqual(['aJP']);
      expect(taken(into([['中国', '深圳']], { columns }))).toEqual(['aCN', 'aSZ']);
    });

    it('goes by a column that is not shown', () => {
      const shown = linkedColumns.slice(1);
      const given = { columns: shown, allColumns: linkedColumns, anchor: { row: 0, column: 0 } };
      expect(taken(into([['大阪府'], ['大阪府']], given))).toEqual(['bOS']);
    });

    it('empties a cell whatever stands above', () => {
      expect(taken(into([[''], [''], ['']], { anchor: { row: 0, column: 2 } }))).toEqual(['anull', 'bnull', 'cnull']);
    });
  });

  it('asks the grid before it changes a cell', () => {
    const asked = plan([['x'], ['y']], { changeableIn: (row) => () => row?.id !== 'a' });
    expect([asked.skipped, asked.changes]).toEqual([1, [{ id: 'b', cells: { sku: 'y' } }]]);
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
