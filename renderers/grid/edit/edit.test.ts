import { expect, test } from 'vitest';
import type { PlanField, PlanGridOptions } from '../../../engine/plan.ts';
import { createRowTable } from '../../../engine/rows/createRowTable.ts';
import { calendarPoint } from './calendarPoint.ts';
import { columnShares, leastShare } from './columnShares.ts';
import type { GridEvent } from './EditGridProps.ts';
import { type Structure, structuralWidths } from './editColumnDefs.ts';
import { footerLines } from './footerLines.ts';
import { allowedButtons } from './GridToolbar.tsx';
import { layoutOf } from './gridLayout.ts';
import { popoverPlace, retried } from './popoverPlace.ts';
import { kindOf, ownerOf, RowView } from './RowView.ts';
import { SelectionReport } from './SelectionReport.ts';

const field = (key: string, type: PlanField['type'] = 'input', more: Partial<PlanField> = {}): PlanField =>
  ({
    key,
    title: key,
    type,
    kind: 'text',
    sortable: true,
    visible: true,
    required: false,
    readOnly: false,
    rules: [],
    span: 1,
    ...more,
  }) as PlanField;
const options: PlanGridOptions = {
  toolbar: ['add', 'save', 'remove', 'clearSelection', 'collapse'],
  size: 'medium',
  rowNumber: true,
  selection: 'multiple',
  live: false,
};
const bare: Structure = { drag: false, expand: false, selection: 'none', number: false, footer: false, tree: false };

test('columns share 92 % evenly, stated widths and least widths are kept', () => {
  const shares = columnShares([field('a'), field('b'), field('t', 'datetime'), field('u', 'sel_user')], 1000, 0);
  expect(Object.fromEntries(shares)).toEqual({ a: 250, b: 250, t: 200, u: 220 });
  expect([
    leastShare(field('d', 'date')),
    leastShare(field('t', 'datetime')),
    leastShare(field('u', 'sel_user')),
  ]).toEqual([135, 190, 190]);
  expect(columnShares([field('p', 'sel_depart')], 1000, 0).get('p')).toBe(160);
  expect(columnShares([field('w', 'input', { width: 77 } as Partial<PlanField>)], 1000, 0).get('w')).toBe(77);
});

test('under 500 px the columns are laid out for 800 and scroll', () => {
  expect(columnShares([field('a'), field('b')], 390, 0).get('a')).toBe(368);
  expect(columnShares([field('a'), field('b')], 500, 0).get('a')).toBe(230);
});

test('structural columns are 40, numbers 60, and the left-most 60 where figures stand below', () => {
  const full: Structure = { ...bare, drag: true, expand: true, selection: 'multiple', number: true };
  expect(structuralWidths(full)).toEqual({ drag: 40, expand: 40, selection: 40, number: 60 });
  expect(structuralWidths({ ...full, footer: true })).toEqual({ drag: 60, expand: 40, selection: 40, number: 60 });
  const noDrag: Structure = { ...full, drag: false, expand: false, footer: true };
  expect(structuralWidths(noDrag)).toMatchObject({ drag: 0, expand: 0, selection: 60 });
});

test('hidden and excluded columns are not shown', () => {
  const columns = [field('a'), field('b'), field('h', 'hidden'), field('v', 'input', { visible: false })];
  const table = createRowTable({ columns, random: () => 0.5, clock: () => 0 });
  const grid = { label: '明细', table, columns, options, cells: { dictionary: () => undefined } };
  expect(layoutOf({ ...grid, excluded: new Set(['b']) }).visible.map(({ key }) => key)).toEqual(['a']);
});

test('batch_delete takes 删除 away, a locked grid keeps only what changes nothing', () => {
  expect(allowedButtons(options.toolbar, new Set(['batch_delete']), false)).not.toContain('remove');
  expect(allowedButtons(options.toolbar, new Set(['add', 'save']), false)).toEqual([
    'remove',
    'clearSelection',
    'collapse',
  ]);
  expect(allowedButtons(options.toolbar, undefined, true)).toEqual(['collapse']);
});

test('a tree shows children under open parents only, and a placeholder until they have come', () => {
  const view = new RowView({ tree: true, details: false });
  const rows = [
    { id: 'a', hasChildren: '1' },
    { id: 'b', hasChildren: '0' },
  ];
  expect(view.lines(rows).map(({ id }) => id)).toEqual(['a', 'b']);
  view.setOpen('a', true);
  const [, waiting] = view.lines(rows);
  expect([kindOf(waiting?.id ?? ''), view.levelOf(waiting?.id ?? '')]).toEqual(['loading', 2]);
  const child = { id: 'c', parentId: 'a', hasChildren: '0' };
  expect(view.lines([...rows, child]).map(({ id }) => id)).toEqual(['a', 'c', 'b']);
  expect([view.levelOf('a'), view.levelOf('c')]).toEqual([1, 2]);
  view.setLoaded('a');
  expect(view.lines(rows).map(({ id }) => id)).toEqual(['a', 'b']);
});

test('an open row is followed by its detail', () => {
  const view = new RowView({ tree: false, details: true });
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
  expect(footerLines([qty], rows, '_drag')).toEqual([
    { id: '_合计', _drag: '合计', qty: 4 },
    { id: '_平均', _drag: '平均', qty: 1.33 },
  ]);
});

test('only a fully typed day counts as one', () => {
  expect(calendarPoint('date', '2026-02-03')).toBe('2026-02-03');
  for (const text of ['', '2026-02-3', '2026-02-30', 'x']) expect(calendarPoint('date', text)).toBeUndefined();
  expect(calendarPoint('text', '2026-02-03')).toBeUndefined();
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
  const report = new SelectionReport(table, (event) => void told.push(event));
  report.report(['1'], false);
  report.report(['1', '2'], true);
  report.report(['2'], false);
  report.report(['2'], false);
  expect(
    told.map((event) => event.type === 'selectRowChange' && [event.action, event.row?.id, event.selectedRowIds]),
  ).toEqual([
    ['selected', '1', ['1']],
    ['selected-all', undefined, ['1', '2']],
    ['unselected', '1', ['2']],
  ]);
});
