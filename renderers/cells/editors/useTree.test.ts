// @vitest-environment jsdom
import { act, createElement } from 'react';
import { expect, test, vi } from 'vitest';
import { Failure } from '../../../engine/api/Failure.ts';
import { CONDITION_COMPLAINT } from '../../../engine/lists/tree.ts';
import { mount, pageText } from '../../../tests/mount.ts';
import type { CellServices, TreeNode } from '../../services/CellServices.ts';
import type { ColumnOf } from '../Cell.ts';
import { CellServicesProvider } from '../useCellServices.ts';
import { type Tree, type TreeBranch, useTree, withChildren } from './useTree.ts';

const leaf = (value: string) => ({ value, title: value, isLeaf: true });
const tree: TreeBranch[] = [
  { value: 'a', title: '甲', isLeaf: false, children: [{ value: 'b', title: '乙', isLeaf: false }] },
  leaf('c'),
];

test('what lies below a node is put there, at any depth', () => {
  const [first] = withChildren(tree, 'b', [leaf('d')]);
  expect(first?.children?.[0]).toEqual({ value: 'b', title: '乙', isLeaf: false, children: [leaf('d')] });
  expect(tree[0]?.children?.[0]).toEqual({ value: 'b', title: '乙', isLeaf: false });
});

test('a node without children becomes a leaf', () => {
  expect(withChildren(tree, 'b', [])[0]?.children).toEqual([{ value: 'b', title: '乙', isLeaf: true }]);
});

function Probe({ column, onTree }: { column: Partial<ColumnOf<'cat_tree'>>; onTree: (tree: Tree) => void }) {
  onTree(useTree({ key: 'k', title: '分类', type: 'cat_tree', kind: 'reference', ...column }));
  return null;
}

/** The tree of a column over services that answer so; the latest state of it. */
async function opened(column: Partial<ColumnOf<'cat_tree'>>, services: Partial<CellServices>): Promise<() => Tree> {
  const drawn: { tree?: Tree } = {};
  const onTree = (tree: Tree) => {
    drawn.tree = tree;
  };
  const probe = createElement(Probe, { column, onTree });
  await mount(createElement(CellServicesProvider, { value: services as CellServices }, probe));
  return () => drawn.tree ?? expect.fail('nothing was drawn');
}

test('A013: a condition that is no JSON object is told, and the tree is there without it', async () => {
  const treeNodes = vi.fn(async () => [leaf('a')]);
  const now = await opened({ condition: 'name=1' }, { treeNodes });
  await act(async () => now().open());
  expect(pageText()).toContain(CONDITION_COMPLAINT);
  expect(treeNodes).toHaveBeenCalledWith({ pcode: '0' }, undefined, expect.anything());
  expect(now()).toMatchObject({ state: 'ready', nodes: [leaf('a')] });
});

test('a whole tree that did not come is asked for again, one that came is not', async () => {
  const answers: (() => Promise<readonly TreeNode[]>)[] = [
    () => Promise.reject(new Failure({ kind: 'business', code: 500, message: '分类正忙' })),
    () => Promise.resolve([leaf('a')]),
  ];
  const categoryTree = vi.fn(() => (answers.shift() ?? expect.fail('asked too often'))());
  const now = await opened({}, { categoryTree });
  await act(async () => now().loadWhole());
  expect(pageText()).toContain('分类正忙');
  expect(now().state).toBe('failed');
  for (const _ of [1, 2]) await act(async () => now().loadWhole());
  expect(now()).toMatchObject({ state: 'ready', nodes: [leaf('a')] });
  expect(categoryTree).toHaveBeenCalledTimes(2);
});

test('a tree of records under a condition is read whole to be searched, and only then', async () => {
  const shelves = { tableName: 't', text: 'name', code: 'no', pidField: 'pid', hasChildField: '', root: '0' };
  const levels: Record<string, TreeNode[]> = { top: [{ ...leaf('a'), isLeaf: false }], a: [leaf('b')] };
  const treeNodes = vi.fn(async (_tree: unknown, parent?: string) => levels[parent ?? 'top'] ?? []);
  const narrowed = await opened({ type: 'sel_tree', tree: shelves, condition: '{"name":"%"}' }, { treeNodes });
  await act(async () => narrowed().loadWhole());
  expect(narrowed().nodes).toEqual([{ ...leaf('a'), isLeaf: false, children: [leaf('b')] }]);
  const free = await opened({ type: 'sel_tree', tree: shelves }, { treeNodes });
  await act(async () => free().loadWhole());
  expect(treeNodes).toHaveBeenCalledTimes(2);
});
