import { expect, test } from 'vitest';
import { parseClipboard } from '../../../engine/clipboard/clipboard.ts';
import type { PlanField } from '../../../engine/plan/Plan.ts';
import { createRowTable } from '../../../engine/rows/createRowTable.ts';
import type { CellContext } from '../../cells/Cell.ts';
import { copyRange } from './copyRange.ts';
import { emptyCells } from './emptyCells.ts';
import { countFilled, planBlock, planFill } from './pastePlan.ts';
import { overEdge } from './RejectedList.ts';

const field = (key: string, more: Partial<PlanField> = {}): PlanField =>
  ({
    key,
    title: key,
    type: 'input',
    kind: 'text',
    sortable: true,
    hidden: false,
    required: false,
    readOnly: false,
    rules: [],
    span: 1,
    ...more,
  }) as PlanField;

const COLUMNS = [
  field('name'),
  field('note', { readOnly: true }),
  field('price', { type: 'inputNumber', kind: 'number' } as Partial<PlanField>),
  field('state', { type: 'select', kind: 'code', dictCode: 'state' } as Partial<PlanField>),
  field('sold', { type: 'switch', kind: 'flag' } as Partial<PlanField>),
];
const ITEMS = [
  { value: '1', text: '待发货' },
  { value: '2', text: '已发货' },
];

/** A sheet as the grid hands it out: `note` is read-only. */
function sheet(count = 4) {
  let turn = 0;
  const table = createRowTable({ columns: COLUMNS, clock: () => 0, random: () => ++turn / 1_000 });
  table.load(
    Array.from({ length: count }, (_, at) => ({
      id: `r${at}`,
      version: 1,
      name: `名${at}`,
      note: `注${at}`,
      price: at,
      state: '1',
      sold: 'Y',
    })),
  );
  return {
    table,
    columns: COLUMNS,
    cells: { dictionary: () => ITEMS },
    editableIn:
      () =>
      ({ key }: { key: string }) =>
        key !== 'note',
    visibleRows: () => table.rows(),
    visibleKeys: () => COLUMNS.map(({ key }) => key),
  };
}

test('a copied range reads as people see it and comes back as it was', () => {
  const from = sheet();
  const { text, html } = copyRange(from, { rowIds: ['r1', 'r2'], keys: ['name', 'price', 'state'] });
  expect(parseClipboard({ text })).toEqual([
    ['名1', '1', '待发货'],
    ['名2', '2', '待发货'],
  ]);
  expect(parseClipboard({ html })).toEqual(parseClipboard({ text }));
});

test('pasting skips what is read-only and says so', () => {
  const to = sheet();
  const plan = planBlock(to, { rowIds: ['r2'], keys: ['name'] }, { text: '甲\t乙\t5\t已发货' }, { mayAppend: false });
  expect(plan.changes).toEqual([{ id: 'r2', cells: { name: '甲', price: 5, state: '2' } }]);
  expect([plan.skipped, plan.rejected.length, plan.rows, plan.columns]).toEqual([1, 0, 1, 4]);
});

test('what cannot be read is rejected before anything is changed', () => {
  const to = sheet();
  const plan = planBlock(to, { rowIds: ['r0'], keys: ['price'] }, { text: '不是数\t没有的' }, { mayAppend: false });
  expect(plan.rejected.map(({ rowIndex, columnTitle, text }) => [rowIndex, columnTitle, text])).toEqual([
    [0, 'price', '不是数'],
    [0, 'state', '没有的'],
  ]);
  expect(countFilled(plan)).toBe(0);
  expect(to.table.isDirty()).toBe(false);
});

test('rows are appended only where that is allowed; the read-only column of a new row is passed over', () => {
  const text = '甲\t乙\t1\n丙\t丁\t2\n';
  const last = { rowIds: ['r3'], keys: ['name'] };
  const refused = planBlock(sheet(), last, { text }, { mayAppend: false });
  expect([refused.appended.length, refused.beyond.rows]).toEqual([0, 1]);
  const taken = planBlock(sheet(), last, { text }, { mayAppend: true });
  expect(taken.appended).toEqual([{ name: '丙', price: 2 }]);
  expect([countFilled(taken), taken.skipped, taken.rows]).toEqual([4, 2, 2]);
});

test('what reaches over the edge is named', () => {
  const edges = [
    { rows: 0, columns: 0 },
    { rows: 2, columns: 0 },
    { rows: 2, columns: 1 },
  ];
  expect(edges.map(overEdge)).toEqual(['', '2 行', '2 行、1 列']);
});

test('one copied cell fills the whole range', () => {
  const plan = planBlock(sheet(), { rowIds: ['r0', 'r1', 'r2'], keys: ['name'] }, { text: '同' }, { mayAppend: false });
  expect(plan.changes).toEqual(['r0', 'r1', 'r2'].map((id) => ({ id, cells: { name: '同' } })));
  expect([plan.rows, plan.columns]).toEqual([3, 1]);
});

test('filling down repeats the first row over the others', () => {
  const { changes, skipped } = planFill(
    sheet(),
    { rowIds: ['r1', 'r2', 'r3'], keys: ['note', 'price'] },
    { by: 'down' },
  );
  expect(changes).toEqual([
    { id: 'r2', key: 'price', value: 1 },
    { id: 'r3', key: 'price', value: 1 },
  ]);
  expect(skipped).toBe(2);
});

test('emptying leaves read-only cells and says how many held something; one undo brings all back', () => {
  const { table, ...rest } = sheet();
  const before = JSON.stringify(table.rows());
  const { changes, readOnly } = emptyCells(
    { table, ...rest },
    { rowIds: ['r0', 'r1'], keys: ['name', 'note', 'price', 'sold'] },
  );
  expect([changes.length, readOnly]).toEqual([4, 2]);
  table.set(changes, 'paste');
  expect(table.row('r0')).toMatchObject({ name: null, note: '注0', price: null, sold: 'Y' });
  expect(table.undo()).toBe(true);
  expect(JSON.stringify(table.rows())).toBe(before);
  expect(table.canUndo()).toBe(false);
});

test('people and departments are copied by their names, and by code where a name would read back as something else', () => {
  const names = new Map([
    ['picker:user zhang', '张伟'],
    ['picker:user odd', '甲、乙'],
  ]);
  const columns = [field('owner', { type: 'sel_user', kind: 'reference' } as Partial<PlanField>)];
  const table = createRowTable({ columns, clock: () => 0, random: () => 0.5 });
  table.load([
    { id: 'a', owner: 'zhang,odd' },
    { id: 'b', owner: 'gone' },
    { id: 'c', owner: null },
  ]);
  const source = { known: (set: string, code: string) => names.get(`${set} ${code}`) };
  const cells = { dictionary: () => undefined, names: source } as unknown as CellContext;
  const { text } = copyRange({ columns, table, cells }, { rowIds: ['a', 'b', 'c'], keys: ['owner'] });
  expect(text.split(/\r?\n/).map((line) => line.replaceAll('"', ''))).toEqual(['张伟,odd', 'gone', '', '']);
});
