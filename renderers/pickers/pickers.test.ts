import { expect, test } from 'vitest';
import { matchingDepartments } from './departmentTree.ts';
import { rowKey } from './rowKey.ts';
import { selectionComplaint, selectionOf, toggleRow, toggleRows } from './selection.ts';

const row = (id: string) => ({ id });

test('several rows are chosen over several pages, in the order they were clicked', () => {
  let selection = selectionOf<{ id: string }>(['z']);
  selection = toggleRow(selection, 'b', row('b'), true);
  selection = toggleRows(
    selection,
    new Map([
      ['a', row('a')],
      ['b', row('b')],
    ]),
    true,
  );
  expect(selection.keys).toEqual(['z', 'b', 'a']);
  selection = toggleRow(selection, 'b', row('b'), true);
  expect(selection.keys).toEqual(['z', 'a']);
  expect([...selection.rows.keys()]).toEqual(['a']);
  expect(toggleRows(selection, new Map([['a', row('a')]]), false).keys).toEqual(['z']);
});

test('of one row only the newest stays', () => {
  let selection = selectionOf<{ id: string }>([]);
  selection = toggleRow(selection, 'a', row('a'), false);
  selection = toggleRow(selection, 'b', row('b'), false);
  expect(selection.keys).toEqual(['b']);
  expect([...selection.rows.values()]).toEqual([row('b')]);
  expect(toggleRow(selection, 'b', row('b'), false)).toBe(selection);
});

test('nothing cannot be taken, and of one only one', () => {
  expect(selectionComplaint(0, false)).toBe('请选择一条记录');
  expect(selectionComplaint(2, false)).toBe('请选择一条记录');
  expect(selectionComplaint(1, false)).toBeUndefined();
  expect(selectionComplaint(0, true)).toBe('请至少选择一条记录');
  expect(selectionComplaint(3, true)).toBeUndefined();
});

test('rows of a report are told apart by their id, else by all they say', () => {
  expect(rowKey({ id: 7, a: 1 })).toBe('7');
  expect(rowKey({ a: 1, b: null })).not.toBe(rowKey({ a: 1, b: 0 }));
});

test('departments that match are shown with what is above and below', () => {
  const tree = [
    {
      orgCode: 'A',
      departName: '总部',
      children: [
        { orgCode: 'A01', departName: '运营部', children: [{ orgCode: 'A0101', departName: '一组', children: [] }] },
        { orgCode: 'A02', departName: '财务部', children: [] },
      ],
    },
  ];
  expect(matchingDepartments(tree, '运营')).toEqual([
    {
      key: 'A',
      title: '总部',
      children: [{ key: 'A01', title: '运营部', children: [{ key: 'A0101', title: '一组', children: [] }] }],
    },
  ]);
  expect(matchingDepartments(tree, '总部')[0]?.children).toHaveLength(2);
  expect(matchingDepartments(tree, '没有')).toEqual([]);
});
