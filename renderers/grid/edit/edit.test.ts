import type { IRowNode, MultiRowSelectionOptions } from 'ag-grid-community';
import { expect, test } from 'vitest';
import type { PlanField, PlanGridOptions } from '../../../engine/plan/Plan.ts';
import { columnConditions } from '../../../engine/rows/conditions.ts';
import { createRowTable } from '../../../engine/rows/createRowTable.ts';
import type { GridRow, RowTable } from '../../../engine/rows/RowTable.ts';
import { ownerOf } from '../shared/DetailRow.ts';
import { densityOf, EDIT_ROW_HEIGHTS, sizeAt } from './cells/editRowHeights.ts';
import { kindOf, RowView } from './cells/RowView.ts';
import { rowAbility } from './columns/cellAbility.ts';
import { distributeWidths, minWidthOf } from './columns/distributeWidths.ts';
import { namingColumn, type Structure, structuralWidths } from './columns/editColumnDefs.ts';
import { layoutOf } from './columns/gridLayout.ts';
import { footerName, summaryRows } from './columns/summaryRows.ts';
import { selectionOptions } from './createEditGrid.ts';
import type { EditGridProps, GridEvent } from './EditGridProps.ts';
import { gridApi } from './gridApi.ts';
import { selectionReport } from './rows/GridSelection.ts';
import { moveRow, removeRows, rowEvents, valueEvents } from './rows/gridEvents.ts';
import { allowedButtons } from './toolbar/GridToolbar.tsx';
import { popoverPlace, retried } from './toolbar/popoverPlace.ts';

const field = (key: string, type: PlanField['type'] = 'input', more: Partial<PlanField> = {}): PlanField =>
  ({
    key,
    title: key,
    type,
    kind: 'text',
    sortable: true,
    hidden: false,
    required: false,
    readOnly: false,
    rules: [],
    span: 1,
    ...more,
  }) as PlanField;
const options: PlanGridOptions = {
  buttons: ['add', 'save', 'remove', 'clearSelection', 'collapse'],
  size: 'medium',
  rowNumber: true,
  selection: 'multiple',
  live: false,
};
const bare: Structure = { drag: false, expand: false, selection: 'none', number: false, footer: false, tree: false };

test('columns share 92 % evenly, stated widths and least widths are kept', () => {
  const shares = distributeWidths([field('a'), field('b'), field('t', 'datetime'), field('u', 'sel_user')], 1000, 0);
  expect(Object.fromEntries(shares)).toEqual({ a: 250, b: 250, t: 200, u: 220 });
  expect([
    minWidthOf(field('d', 'date')),
    minWidthOf(field('t', 'datetime')),
    minWidthOf(field('u', 'sel_user')),
    minWidthOf(field('p', 'sel_depart')),
    minWidthOf(field('s', 'slider')),
  ]).toEqual([135, 190, 190, 190, 160]);
  const stated = [field('p', 'sel_depart'), field('w', 'input', { width: 77 } as Partial<PlanField>), field('a')];
  expect(Object.fromEntries(distributeWidths(stated, 1000, 0))).toEqual({ p: 190, w: 77, a: 653 });
});

test('a declared width may be less than what others get, but not than the type needs', () => {
  const wide = (type: PlanField['type'], more: Partial<PlanField>) => field('a', type, more);
  const narrow = wide('date', { width: 100 } as Partial<PlanField>);
  expect([minWidthOf(narrow), distributeWidths([narrow], 0, 0).get('a')]).toEqual([135, 135]);
  const own = wide('date', { width: 100, minWidth: 90 } as Partial<PlanField>);
  expect([minWidthOf(own), distributeWidths([own], 0, 0).get('a')]).toEqual([90, 100]);
  expect(minWidthOf(wide('input', { width: 70 } as Partial<PlanField>))).toBe(70);
});

test('no row, one or many are chosen; lines of figures and disabled rows are not', () => {
  const of = (selection: PlanGridOptions['selection']) =>
    selectionOptions({ selection, context: { isRowDisabled: ({ id }) => id === 'off' } }).rowSelection;
  expect(of('none')).toBeUndefined();
  expect(of('single')).toMatchObject({ mode: 'singleRow', checkboxes: false, enableClickSelection: false });
  const many = of('multiple') as MultiRowSelectionOptions<GridRow>;
  expect(many).toMatchObject({ mode: 'multiRow', checkboxes: false, headerCheckbox: false });
  const may = (data: GridRow | undefined) => many.isRowSelectable?.({ data } as IRowNode<GridRow>);
  expect([may({ id: 'on' }), may({ id: 'off' }), may(undefined)]).toEqual([true, false, false]);
});

test('rows are 61, 36, 28 and 24 px high by size', () => {
  expect(EDIT_ROW_HEIGHTS).toEqual({ medium: 61, small: 36, mini: 28, tiny: 24 });
  const densities = ['loose', 'middle', 'compact', 'tiny'] as const;
  expect(densities.map((density) => EDIT_ROW_HEIGHTS[sizeAt(density)])).toEqual([61, 36, 28, 24]);
  expect(densities.map((density) => densityOf(sizeAt(density)))).toEqual(densities);
});

test('under 500 px the columns are laid out for 800 and scroll', () => {
  expect(distributeWidths([field('a'), field('b')], 390, 0).get('a')).toBe(368);
  expect(distributeWidths([field('a'), field('b')], 500, 0).get('a')).toBe(230);
});

test('structural columns are 40, numbers 60, and the left-most 60 where figures stand below', () => {
  const full: Structure = { ...bare, drag: true, expand: true, selection: 'multiple', number: true };
  expect(structuralWidths(full)).toEqual({ drag: 40, expand: 40, selection: 40, number: 60 });
  expect(structuralWidths({ ...full, footer: true })).toEqual({ drag: 60, expand: 40, selection: 40, number: 60 });
  const noDrag: Structure = { ...full, drag: false, expand: false, footer: true };
  expect(structuralWidths(noDrag)).toMatchObject({ drag: 0, expand: 0, selection: 60 });
});

test('hidden and excluded columns are not shown', () => {
  const columns = [field('a'), field('b'), field('h', 'hidden'), field('v', 'input', { hidden: true })];
  const table = createRowTable({ columns, random: () => 0.5, clock: () => 0 });
  const grid = { label: '明细', table, columns, options, cells: { dictionary: () => undefined } };
  expect(layoutOf({ ...grid, excluded: new Set(['b']) }).visible.map(({ key }) => key)).toEqual(['a']);
});

test("permissions: who may not edit changes new rows only, a locked column is nobody else's", () => {
  const columns = [field('a'), field('order', 'inputNumber')];
  const table = createRowTable({ columns, random: () => 0.5, clock: () => 0 });
  table.load([{ id: '1', a: 'x' }]);
  const [added = ''] = table.add([{}]);
  const [saved, fresh] = [table.row('1'), table.row(added)] as [GridRow, GridRow];
  const plain = () => columnConditions([field('a')]);
  const may = (rights: Pick<EditGridProps, 'disabled' | 'excluded' | 'locked'>) =>
    [saved, fresh].map((row) => rowAbility(() => ({ ...rights, table }), plain)(row)(field('a')));
  expect(may({})).toEqual([true, true]);
  expect(may({ excluded: new Set(['edit']) })).toEqual([false, true]);
  expect(may({ locked: new Set(['edit']) })).toEqual([false, true]);
  expect(may({ locked: new Set(['add', 'edit']) })).toEqual([false, false]);
  expect(may({ disabled: true })).toEqual([false, false]);
  const ability = rowAbility(() => ({ table }), plain);
  expect(ability(saved), 'what rows alike are told is worked out once').toBe(ability(fresh));
  const closedField = field('a', 'input', { disabledWhen: "row.a == 'x'" });
  const closed = columnConditions([closedField]);
  const byRow = rowAbility(
    () => ({ table }),
    () => closed,
  );
  expect([byRow(saved)(closedField), byRow(fresh)(closedField)]).toEqual([false, true]);
  const grid = { label: '明细', table, columns, cells: { dictionary: () => undefined } };
  const dragged = { ...grid, options: { ...options, dragSort: 'order' } };
  const drags = (locked: string[]) => layoutOf({ ...dragged, locked: new Set(locked) }).structure.drag;
  expect([drags([]), drags(['edit']), drags(['order']), drags(['a'])]).toEqual([true, false, false, true]);
});

test('batch_delete takes 删除 away, a locked grid keeps only what changes nothing', () => {
  expect(allowedButtons(options.buttons, new Set(['batch_delete']), false)).not.toContain('remove');
  expect(allowedButtons(options.buttons, new Set(['add', 'save']), false)).toEqual([
    'remove',
    'clearSelection',
    'collapse',
  ]);
  expect(allowedButtons(options.buttons, undefined, true)).toEqual(['collapse']);
});

test('a tree shows children under open parents only, and a placeholder until they have come', () => {
  const view = new RowView({ tree: { parent: 'pid', hasChild: 'hasChild' }, details: false });
  const rows = [
    { id: 'a', hasChild: '1' },
    { id: 'b', hasChild: '0' },
  ];
  expect(view.lines(rows).map(({ id }) => id)).toEqual(['a', 'b']);
  view.setOpen('a', true);
  const [, waiting] = view.lines(rows);
  expect([kindOf(waiting?.id ?? ''), view.levelOf(waiting?.id ?? '')]).toEqual(['loading', 2]);
  const child = { id: 'c', pid: 'a', hasChild: '0' };
  // A child that was made here stands before those that are still on their way.
  expect(view.lines([...rows, child]).map(({ id }) => kindOf(id))).toEqual(['row', 'row', 'loading', 'row']);
  view.setLoaded('a');
  expect(view.lines([...rows, child]).map(({ id }) => id)).toEqual(['a', 'c', 'b']);
  expect([view.levelOf('a'), view.levelOf('c')]).toEqual([1, 2]);
  expect(view.lines(rows).map(({ id }) => id)).toEqual(['a', 'b']);
  expect(view.canOpen({ id: 'a', hasChild: '1' })).toBe(false);
});

test('finding looks at the rows of a tree in its order, whether they are shown or not', () => {
  const view = new RowView({ tree: { parent: 'pid', hasChild: 'hasChild' }, details: false });
  const rows: GridRow[] = [
    { id: 'b', pid: '0' },
    { id: 'a1', pid: 'a' },
    { id: 'a', pid: '0' },
    { id: 'b1', pid: 'b' },
  ];
  expect(view.lines(rows).map(({ id }) => id)).toEqual(['b', 'a']);
  expect(view.ordered(rows).map(({ id }) => id)).toEqual(['b', 'b1', 'a', 'a1']);
  expect(view.isOpen('b')).toBe(false);
});

test('rows of a tree stay open over a reading as far as their children came with it', () => {
  const view = new RowView({ tree: { parent: 'pid', hasChild: 'hasChild' }, details: false });
  const [a, b, c] = [
    { id: 'a', hasChild: '1' },
    { id: 'b', hasChild: '1' },
    { id: 'c', pid: 'a', hasChild: '1' },
  ];
  for (const id of ['a', 'b', 'c']) view.setOpen(id, true);
  expect(view.openRows([a, b, c]).map(({ id }) => id)).toEqual(['a', 'c', 'b']);
  view.reset([a, b, c]);
  expect([a, b, c].map(({ id }) => view.isOpen(id))).toEqual([true, false, false]);
  expect(view.lines([a, b, c]).map(({ id }) => id)).toEqual(['a', 'c', 'b']);
  // What is closed, and what stands below it, is not to be read again.
  view.setOpen('a', false);
  expect(view.openRows([a, b, c])).toEqual([]);
});

test('an open row is followed by its detail', () => {
  const view = new RowView({ details: true });
  view.setOpen('a', true);
  const lines = view.lines([{ id: 'a' }, { id: 'b' }]);
  expect(lines.map(({ id }) => kindOf(id))).toEqual(['row', 'detail', 'row']);
  expect(ownerOf(lines[1]?.id ?? '')).toBe('a');
});

test('figures stand below as 合计 and 平均, named in the column asked for', () => {
  const qty = field('qty', 'inputNumber', { kind: 'number', statistics: ['sum', 'average'] } as Partial<PlanField>);
  const rows = [
    { id: '1', qty: 1 },
    { id: '2', qty: 1 },
    { id: '3', qty: 2 },
  ];
  expect(summaryRows([qty], rows, '_drag')).toEqual([
    { id: '_合计', _name: '合计', _namedIn: '_drag', qty: 4 },
    { id: '_平均', _name: '平均', _namedIn: '_drag', qty: 1.33 },
  ]);
  const [line] = summaryRows([qty], rows, 'qty');
  expect(['qty', '_drag'].map((column) => footerName(line, column))).toEqual(['合计', '']);
});

test('on a phone figures are named in the frozen column, which the others leave in sight', () => {
  const columns = [field('a'), field('b', 'input', { fixed: 'left', width: 200 } as Partial<PlanField>)];
  const full: Structure = { ...bare, drag: true, number: true };
  expect(namingColumn(full, columns, false)).toBe('_drag');
  expect(namingColumn(full, columns, true)).toBe('b');
  expect(namingColumn(full, [field('a')], true)).toBe('_drag');
  expect(namingColumn(bare, [field('a')], false)).toBe('a');
  expect(distributeWidths(columns, 390, 0).get('b')).toBe(140);
});

test('columns of stated widths grow together where room is left', () => {
  const wide = (key: string, width: number) => field(key, 'input', { width } as Partial<PlanField>);
  expect(Object.fromEntries(distributeWidths([wide('a', 100), wide('b', 300)], 900, 100))).toEqual({ a: 200, b: 600 });
  expect(Object.fromEntries(distributeWidths([wide('a', 500), wide('b', 500)], 900, 100))).toEqual({ a: 500, b: 500 });
});

test('a pop-over opens below with more than 350 px of room, else above', () => {
  const screen = { width: 1000, height: 800 };
  expect(popoverPlace({ left: 10, top: 400, bottom: 440 }, screen, 300)).toMatchObject({ top: 444, left: 10 });
  expect(popoverPlace({ left: 900, top: 410, bottom: 450 }, screen, 300)).toMatchObject({ bottom: 394, left: 692 });
});

test('what is not drawn yet is looked for again three times, 100 ms apart', async () => {
  const waits: number[] = [];
  const wait = async (ms: number) => void waits.push(ms);
  expect(await retried(() => undefined, wait)).toBeUndefined();
  expect(waits).toEqual([100, 100, 100]);
  let looks = 0;
  expect(await retried(() => (++looks === 2 ? 'cell' : undefined), wait)).toBe('cell');
});

test('a change of the chosen rows is told as what it was', () => {
  const told: GridEvent[] = [];
  const table = createRowTable({ columns: [field('a')], random: () => 0.5, clock: () => 0 });
  table.load([{ id: '1' }, { id: '2' }]);
  const report = selectionReport(table, (event) => void told.push(event));
  report(['1'], false);
  report(['1', '2'], true);
  report(['2'], false);
  report(['2'], false);
  expect(
    told.map((event) => event.type === 'selectRowChange' && [event.action, event.row?.id, event.selectedRowIds]),
  ).toEqual([
    ['selected', '1', ['1']],
    ['selected-all', undefined, ['1', '2']],
    ['unselected', '1', ['2']],
  ]);
});

function numbered(sortKey?: string): RowTable {
  const columns = [field('a'), field('orderNum', 'inputNumber', { kind: 'number' })];
  const table = createRowTable({ columns, random: Math.random, clock: () => 0, ...(sortKey ? { sortKey } : {}) });
  table.load([
    { id: '1', a: 'x', version: 1 },
    { id: '2', a: 'y', version: 1 },
  ]);
  return table;
}

/** What a grid over the table tells while `work` runs. */
function toldBy(table: RowTable, work: () => void): GridEvent[] {
  const told: GridEvent[] = [];
  let before = new Map(table.rows().map((row): [string, GridRow] => [row.id, row]));
  const stop = table.subscribe((change) => {
    told.push(...valueEvents(change, table, (id) => before.get(id), false), ...rowEvents(change, table));
    before = new Map(table.rows().map((row) => [row.id, row]));
  });
  work();
  stop();
  return told;
}

test('a changed value is told with its row, its place and what stood there; taking it back is told too', () => {
  const table = numbered();
  const change = { type: 'valueChange', rowIndex: 1, key: 'a', isSetValues: false, column: { title: 'a' } };
  const told = toldBy(table, () => {
    table.set([{ id: '2', key: 'a', value: 'z' }]);
    table.set([{ id: '2', key: 'a', value: 'z' }]);
    table.undo();
  });
  expect(told).toMatchObject([
    { ...change, value: 'z', oldValue: 'y', row: { id: '2', a: 'z' } },
    { ...change, value: 'y', oldValue: 'z' },
  ]);
  expect(told).toHaveLength(2);
});

test('a row behind all others is added, one before some is inserted, those a paste appends are added', () => {
  const table = numbered();
  const types = (work: () => void) =>
    toldBy(table, work).map((event) =>
      event.type === 'added' || event.type === 'inserted' ? [event.type, event.rowIndex] : event.type,
    );
  expect(types(() => table.add([{ a: 'n' }, {}]))).toEqual([
    ['added', 2],
    ['added', 3],
  ]);
  expect(types(() => table.add([{}], 4))).toEqual([['added', 4]]);
  expect(types(() => table.add([{}], 1))).toEqual([['inserted', 1]]);
  expect(types(() => void table.paste([{ id: '1', cells: { a: 'p' } }], [{ a: 'q' }]))).toEqual([
    'valueChange',
    ['added', 6],
  ]);
  expect(types(() => table.undo()).filter((type) => type !== 'valueChange')).toEqual([]);
});

test('a removal is told when the server knows one of the rows; a tree refuses', () => {
  const table = numbered();
  const [fresh = ''] = table.add([{}]);
  expect(removeRows(table, [fresh])).toEqual([]);
  const [again = ''] = table.add([{}]);
  expect(removeRows(table, ['1', again])).toMatchObject([{ type: 'remove', rows: [{ id: '1' }, { id: again }] }]);
  const tree = createRowTable({ columns: [field('a')], random: () => 0.5, clock: () => 0, tree: true });
  tree.load([{ id: '1' }]);
  expect(() => removeRows(tree, ['1'])).toThrow('树形表格不支持删除行');
});

test('a move is told from where to where', () => {
  const table = numbered('orderNum');
  expect(moveRow(table, '2', 0)).toEqual({ type: 'dragged', oldIndex: 1, newIndex: 0 });
  expect(table.rows().map(({ id, orderNum }) => [id, orderNum])).toEqual([
    ['2', 1],
    ['1', 2],
  ]);
});

test('a screen asks a grid for rows by kind and by id, and puts new ones in place of all', () => {
  const table = numbered();
  const ask = () => Promise.resolve('mine' as const);
  const api = gridApi(
    () => null,
    table,
    ask,
    () => Promise.resolve(false),
    { removeChosen: () => undefined, addBelow: () => undefined },
  );
  const [fresh = ''] = api.addRows([{ a: 'new' }], 1);
  api.removeRows(['2']);
  expect(api.getTableData()).toMatchObject([{ id: '1', a: 'x' }, { a: 'new' }]);
  expect(api.getTableData({ rowIds: [fresh, 'none'] })).toMatchObject([{ a: 'new' }]);
  expect(api.getNewData()).toEqual([expect.not.objectContaining({ id: expect.anything() })]);
  expect(api.getDeleteData()).toMatchObject([{ id: '2' }]);
  expect(api.getRowById(fresh)).toMatchObject({ isNew: true, row: { a: 'new' } });
  expect(api.getRowById('1')?.isNew).toBe(false);
  expect(api.getRowById('2')).toBeUndefined();
  const [first = ''] = api.loadNewData([{ a: 'only' }]);
  expect(table.rows()).toMatchObject([{ id: first, a: 'only' }]);
  expect(api.getNewData()).toHaveLength(1);
  expect(api.getDeleteData()).toEqual([]);
});
