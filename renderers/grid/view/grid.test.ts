import type { ColDef, ValueFormatterParams } from 'ag-grid-community';
import { expect, test } from 'vitest';
import type { PlanColumn } from '../../../engine/plan/Plan.ts';
import type { Row } from '../../../engine/plan/record.ts';
import { CellView } from '../shared/CellView.ts';
import { columnWidth, growingColumns, headingOf, leastWidth } from '../shared/columnWidth.ts';
import { ACTIONS_COLUMN, type ColumnOptions, columnDefs } from './columnDefs.ts';
import { fitColumns } from './fitColumns.ts';
import { headedDefs } from './headedDefs.ts';
import { isDetailLine, withDetail } from './rowDetails.ts';

const column = (key: string, more: Partial<PlanColumn> = {}): PlanColumn =>
  ({ key, title: key, type: 'input', kind: 'text', sortable: true, hidden: false, ...more }) as PlanColumn;
const colored = { dictionary: () => [{ value: '1', text: '好', color: 'green' }] };
const plain = { dictionary: () => [{ value: '1', text: '好' }] };
const options: ColumnOptions = {
  cells: plain,
  actions: { inRow: [], more: [] },
  widths: {},
  roomy: false,
  selection: 'none',
  narrow: false,
};
const amount = column('amount', {
  type: 'inputNumber',
  kind: 'number',
  precision: 2,
  unit: '¥',
} as Partial<PlanColumn>);

function shown(
  def: ColDef<Row> | undefined,
  value: unknown,
  rowPinned: 'bottom' | null = null,
  data: Row = {},
): unknown {
  const format = def?.valueFormatter as (params: ValueFormatterParams<Row>) => string;
  return format({
    value,
    colDef: def,
    data,
    node: { rowPinned },
    context: { cells: plain },
  } as unknown as ValueFormatterParams<Row>);
}

test('a column shows text by formatter; a renderer comes only where values are drawn', () => {
  const select = column('s', { type: 'select', kind: 'code', dictCode: 'd' } as Partial<PlanColumn>);
  const [def] = columnDefs([select], options);
  expect(def?.cellRenderer).toBeUndefined();
  expect(shown(def, '1')).toBe('好');
  expect(columnDefs([select], { ...options, cells: colored })[0]?.cellRenderer).toBe(CellView);
});

test('a column that says the same has the same definition, functions too: the grid leaves it as it is', () => {
  const columns = [
    column('a', { merge: true }),
    column('b', { help: '?' }),
    { ...amount, groupLevel: 0 },
  ] as PlanColumn[];
  const filterable = new Set(['a', 'amount']);
  const defsOf = (given: readonly PlanColumn[]) => columnDefs(given, { ...options, filterable, movable: true });
  expect(defsOf(columns.map((each) => ({ ...each })))).toEqual(defsOf(columns));
  const others = defsOf(columns.map((each) => (each.key === 'b' ? { ...each, title: 'other' } : each)));
  expect(others.map((def, at) => JSON.stringify(def) === JSON.stringify(defsOf(columns)[at]))).toEqual([
    true,
    false,
    true,
  ]);
});

test('numbers stand right, their unit stands once in the heading', () => {
  const [, def] = columnDefs([column('a'), amount], options);
  expect(def?.headerName).toBe('amount (¥)');
  expect(def?.cellClass).toBe('grid-number');
  expect(columnDefs([column('a', { showDetails: true })], options)[0]?.cellClass).toEqual([
    'grid-left',
    'grid-details',
  ]);
  expect(shown(def, 1234.5)).toBe('1,234.50');
});

test('rows that open have a button at their left end, and one line more below the open one', () => {
  expect(columnDefs([column('a')], { ...options, expands: true }).map(({ colId }) => colId)).toEqual(['_expand', 'a']);
  const rows = [{ id: '1' }, { id: '2' }];
  expect(withDetail(rows, undefined)).toEqual(rows);
  const open = withDetail(rows, '1');
  expect(open.map(isDetailLine)).toEqual([false, true, false]);
  expect(withDetail(rows, 'gone')).toEqual(rows);
});

test('the first column stays in sight unless everything fits or the plan freezes its own', () => {
  const columns = [column('a'), column('b')];
  expect(columnDefs(columns, options).map((def) => def.pinned)).toEqual(['left', null]);
  expect(columnDefs(columns, { ...options, roomy: true }).map((def) => def.pinned)).toEqual([null, null]);
  const own = [column('a'), column('b', { fixed: 'left' })];
  expect(columnDefs(own, options).map((def) => def.pinned)).toEqual([null, 'left']);
});

test('spare room goes to texts, chosen widths are kept', () => {
  const columns = [column('a'), amount];
  expect(columnDefs(columns, { ...options, roomy: true }).map((def) => def.flex)).toEqual([140, null]);
  expect(columnDefs(columns, { ...options, roomy: true, widths: { a: 77 } })[0]).toMatchObject({
    flex: null,
    width: 77,
  });
  expect(growingColumns([amount]).has(amount)).toBe(true);
});

test('the server sorts: the grid finds all rows equal', () => {
  const compare = columnDefs([amount], options)[0]?.comparator as (a: unknown, b: unknown) => number;
  expect([compare(1, 2), compare(2, 1)]).toEqual([0, 0]);
  expect(columnDefs([column('a', { sortable: false })], options)[0]?.sortable).toBe(false);
});

test('totals rows show figures, and what they are in the first column', () => {
  const [first, second] = columnDefs([column('a'), amount], options);
  expect(shown(first, undefined, 'bottom', { _label: '合计' })).toBe('合计');
  expect(shown(second, 10, 'bottom')).toBe('10.00');
  expect(shown(second, undefined, 'bottom', { _label: '合计' })).toBe('');
});

test('links stand in a column at the right, none without actions', () => {
  const edit = { code: 'edit', title: '编辑', permission: 'p' };
  const defs = columnDefs([column('a')], { ...options, actions: { inRow: [edit], more: [] } });
  expect(defs.at(-1)).toMatchObject({ colId: ACTIONS_COLUMN, pinned: 'right', sortable: false });
  expect(columnDefs([column('a')], options)).toHaveLength(1);
});

test('links that say the same are the same column: it is not drawn anew', () => {
  const links = (title: string) => {
    const edit = { code: 'edit', title, permission: 'p', may: () => true };
    return columnDefs([], { ...options, actions: { inRow: [edit], more: [] } })[0] ?? {};
  };
  // As AG Grid compares them: functions and members of lists by what they are.
  const flat = (def: object) => Object.values({ ...def, context: Object.values(links('编辑').context)[0] });
  expect(flat(links('编辑')).every((value, at) => value === flat(links('编辑'))[at])).toBe(true);
  expect(links('修改').context).not.toEqual(links('编辑').context);
});

test('where a link does not stand on every row there is room for the one that takes its place', () => {
  const link = (title: string, more = {}) => ({ code: title, title, permission: 'p', ...more });
  const width = (more: object) =>
    columnDefs([column('a')], { ...options, actions: { inRow: [link('批准', more)], more: [link('打印装箱单')] } }).at(
      -1,
    )?.width ?? 0;
  expect(width({ when: { field: 'a', in: ['1'] } }) - width({})).toBe(3 * 13);
});

test('on a phone only the links stay in sight, and the first column leaves room', () => {
  const edit = { code: 'edit', title: '编辑', permission: 'p' };
  const columns = [column('a', { width: 300 }), column('b', { fixed: 'left' })];
  const defs = columnDefs(columns, { ...options, narrow: true, actions: { inRow: [], more: [edit] } });
  expect(defs.map(({ pinned, width }) => [pinned, width])).toEqual([
    [null, 132],
    [null, 140],
    ['right', 56],
  ]);
});

test('no column is cut to a sliver: those before it take its strip, the texts first', () => {
  const columns = [column('a'), column('b'), column('n', { kind: 'number', width: 110 }), column('c')];
  // 140 + 140 + 110 leave 31 of the next 140.
  expect(fitColumns(columns, 421)).toEqual({ a: 156, b: 155 });
  // Half of it, or all of it, may be seen; alone it is not widened.
  for (const room of [390, 390 + 70, 600, 30]) expect(fitColumns(columns, room)).toEqual({});
  const widths = (more: object) => columnDefs(columns, { ...options, room: 281, ...more }).map(({ width }) => width);
  expect(widths({})).toEqual([140, 171, 110, 140]);
  for (const more of [{ roomy: true }, { narrow: true }, { widths: { c: 140 } }])
    expect(widths(more).slice(1)).toEqual([140, 110, 140]);
});

test('widths come from the plan, else from kind and heading, and dates are never cut', () => {
  expect(columnWidth(column('a', { width: 99 }))).toBe(99);
  expect(columnWidth(column('a', { kind: 'datetime' }))).toBe(190);
  expect(columnWidth(column('a', { title: '一个相当长的列标题在这里' }))).toBeGreaterThan(140);
  expect(leastWidth(column('a', { type: 'date', kind: 'date' }), 64)).toBe(135);
  expect(leastWidth(column('a'), 64)).toBe(64);
  expect(headingOf(column('a', { title: '金额' }))).toBe('金额');
});

test('engine data travels under context, so no column option is unknown to the grid', () => {
  const known = [
    'colId',
    'field',
    'headerName',
    'context',
    'width',
    'minWidth',
    'flex',
    'pinned',
    'sortable',
    'comparator',
  ];
  const more = ['valueFormatter', 'tooltip', 'cellClass', 'headerClass', 'cellRenderer', 'headerTooltip'];
  const [def] = columnDefs([column('a', { help: '说明' })], options);
  expect(Object.keys(def ?? {}).filter((key) => ![...known, ...more].includes(key))).toEqual([]);
});

test('neighbours of one heading stand under it, at every level', () => {
  const columns = [
    column('a'),
    column('b', { groupTitle: '甲/上' }),
    column('c', { groupTitle: '甲/下' }),
    column('d', { groupTitle: '甲' }),
  ];
  const [own, group] = headedDefs(columnDefs(columns, options));
  expect(own).toMatchObject({ colId: 'a' });
  const under = (title: string, colId: string) => ({ headerName: title, children: [{ colId }] });
  expect(group).toMatchObject({ headerName: '甲', children: [under('上', 'b'), under('下', 'c'), { colId: 'd' }] });
});
