import { describe, expect, it } from 'vitest';
import type { Json } from '../values/ValueType.ts';
import { field, table } from './fixtures/exampleTable.ts';
import { createRowTree, placeholderId } from './tree.ts';

const columns = [field({ key: 'name' })];

function grown(children: Record<string, Promise<Record<string, Json>[]>> = {}) {
  const rows = table({ columns, tree: true });
  rows.load([
    { id: 'a', version: 1, name: 'A', parentId: null, hasChildren: true },
    { id: 'b', version: 1, name: 'B', parentId: null, hasChildren: true },
    { id: 'c', version: 1, name: 'C', parentId: null, hasChildren: false },
  ]);
  let calls = 0;
  const tree = createRowTree({
    table: rows,
    loadChildren: (row) => {
      calls++;
      return children[row.id] ?? Promise.resolve([]);
    },
  });
  const seen = () => tree.visible().map(({ row, level }) => `${'-'.repeat(level - 1)}${row.id}`);
  return { rows, tree, seen, calls: () => calls };
}

describe('a tree of rows', () => {
  it('shows a placeholder until the children are there, and asks once', async () => {
    const loaded = Promise.resolve<Record<string, Json>[]>([
      { id: 'a1', version: 1, name: 'A1', hasChildren: true },
      { id: 'a2', version: 1, name: 'A2' },
    ]);
    const { rows, tree, seen, calls } = grown({ a: loaded });
    const [first, second] = [tree.expand('a'), tree.expand('a')];
    expect(seen()).toEqual(['a', `-${placeholderId('a')}`, 'b', 'c']);
    expect(tree.visible()[1]).toMatchObject({ placeholder: true, row: { text: 'loading...' } });
    await Promise.all([first, second]);
    expect(seen()).toEqual(['a', '-a1', '-a2', 'b', 'c']);
    expect(rows.rows().map((row) => row.id)).toEqual(['a', 'a1', 'a2', 'b', 'c']);
    expect([rows.isDirty(), rows.row('a1')?.parentId]).toEqual([false, 'a']);
    tree.collapse('a');
    expect(seen()).toEqual(['a', 'b', 'c']);
    await tree.expand('a');
    expect(calls()).toBe(1);
  });

  it('clears the placeholder when there are no children', async () => {
    const { tree, seen } = grown();
    await tree.expand('b');
    expect(seen()).toEqual(['a', 'b', 'c']);
    expect(tree.visible()[1]).toMatchObject({ hasChildren: false, expanded: false });
  });

  it('closes again when loading fails, and may be tried again', async () => {
    const { tree, seen, calls } = grown({ a: Promise.reject(new Error('网络超时')) });
    await expect(tree.expand('a')).rejects.toThrow('网络超时');
    expect([seen(), tree.isExpanded('a')]).toEqual([['a', 'b', 'c'], false]);
    await expect(tree.expand('a')).rejects.toThrow('网络超时');
    expect(calls()).toBe(2);
  });

  it('forgets what was open when other rows are loaded, and drops a late reply', async () => {
    let answer: (rows: Record<string, Json>[]) => void = () => undefined;
    const late = new Promise<Record<string, Json>[]>((resolve) => {
      answer = resolve;
    });
    const { rows, tree, seen } = grown({ a: late });
    const opening = tree.expand('a');
    rows.load([{ id: 'x', version: 1, name: 'X' }]);
    answer([{ id: 'a1', version: 1, name: 'A1' }]);
    await opening;
    expect(seen()).toEqual(['x']);
  });

  it('shows orphans and circles instead of losing them', () => {
    const { rows, seen } = grown();
    rows.load([
      { id: 'orphan', version: 1, parentId: 'gone' },
      { id: 'one', version: 1, parentId: 'two' },
      { id: 'two', version: 1, parentId: 'one' },
      { id: 'self', version: 1, parentId: 'self' },
    ]);
    expect(seen()).toEqual(['orphan', 'one', 'self']);
  });
});
