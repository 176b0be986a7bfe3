import { expect, test } from 'vitest';
import { departmentNodes, halfChosen, keysBelow, matchingNodes, toggleLinked } from './pickerTree.ts';
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

test('rows of a report are told apart by their id and all they say, in 50 characters', () => {
  expect(rowKey({ id: 7, a: 1 })).toBe(rowKey({ a: 1, id: 7 }));
  expect(rowKey({ id: 7, a: 1 })).not.toBe(rowKey({ id: 7, a: 2 }));
  expect(rowKey({ a: 1, b: null })).not.toBe(rowKey({ a: 1, b: 0 }));
  const long = 'x'.repeat(80);
  expect(rowKey({ id: 1, text: `${long}a` })).toHaveLength(50);
  expect(rowKey({ id: 1, text: `${long}a` })).not.toBe(rowKey({ id: 1, text: `${long}b` }));
});

const tree = departmentNodes(
  [
    {
      id: '1',
      orgCode: 'A',
      departName: '总部',
      children: [
        {
          id: '2',
          orgCode: 'A01',
          departName: '运营部',
          children: [{ id: '3', orgCode: 'A0101', departName: '一组', children: [] }],
        },
        { id: '4', orgCode: 'A02', departName: '财务部', children: [] },
      ],
    },
  ],
  'orgCode',
);

test('departments that match are shown with what is above and below', () => {
  expect(matchingNodes(tree, '运营')).toEqual([
    {
      key: 'A',
      title: '总部',
      children: [{ key: 'A01', title: '运营部', children: [{ key: 'A0101', title: '一组', children: [] }] }],
    },
  ]);
  expect(matchingNodes(tree, '总部')[0]?.children).toHaveLength(2);
  expect(matchingNodes(tree, '没有')).toEqual([]);
  expect(keysBelow(tree, 'A01')).toEqual(['A01', 'A0101']);
  expect(keysBelow(tree, 'none')).toEqual([]);
});

test('linked departments are chosen with all below them, and with those above once none is missing', () => {
  expect(toggleLinked(tree, [], 'A01', true)).toEqual(['A01', 'A0101']);
  expect(toggleLinked(tree, ['A01', 'A0101'], 'A02', true)).toEqual(['A01', 'A0101', 'A02', 'A']);
  expect(toggleLinked(tree, [], 'A0101', true)).toEqual(['A0101', 'A01']);
  expect(toggleLinked(tree, ['A01', 'A0101', 'A02', 'A'], 'A0101', false)).toEqual(['A02']);
  expect(toggleLinked(tree, ['A02', 'gone'], 'A02', false)).toEqual(['gone']);
  expect(halfChosen(tree, new Set(['A0101']))).toEqual(['A', 'A01']);
  expect(halfChosen(tree, new Set(['A', 'A01', 'A0101', 'A02']))).toEqual([]);
});
