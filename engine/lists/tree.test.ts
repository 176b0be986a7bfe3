import { expect, test } from 'vitest';
import type { PlanTree, TreePlan } from '../plan/Plan.ts';
import type { Row } from '../plan/record.ts';
import { levelsRequest, pageRequest } from './requests.ts';
import { branchesByLevel, branchesOf, levelsOf, placeholderId, treeLines } from './tree.ts';

const tree: PlanTree = {
  parent: 'pid',
  hasChild: 'has',
  text: 'name',
  root: '0',
};
const row = (id: string, has: unknown = '0', pid = '0'): Row => ({ id, has, pid, name: id.toUpperCase() });
const top = [row('a', '1'), row('b', '1'), row('c')];
const seen = (levels: Record<string, Row[]>, ...open: string[]) =>
  treeLines(top, branchesByLevel(new Map(Object.entries(levels)), new Set(open), tree)).map(
    ({ row: { id }, level, hasChildren, expanded }) =>
      `${'-'.repeat(level - 1)}${id}${hasChildren ? (expanded ? ' v' : ' >') : ''}`,
  );

test('rows stand under their opened parents; what is coming has a line of its own', () => {
  expect(seen({})).toEqual(['a >', 'b >', 'c']);
  expect(seen({}, 'a', 'c')).toEqual(['a v', `-${placeholderId('a')}`, 'b >', 'c']);
  expect(seen({ a: [row('d', '1'), row('e')], d: [row('f')] }, 'a', 'd')).toEqual([
    'a v',
    '-d v',
    '--f',
    '-e',
    'b >',
    'c',
  ]);
  const [, waiting] = treeLines(top, branchesByLevel(new Map(), new Set(['a']), tree));
  expect(waiting).toMatchObject({ placeholder: true, level: 2, row: { id: placeholderId('a') } });
});

test('a parent without children is none, and no row stands twice', () => {
  expect(seen({ b: [] }, 'b')).toEqual(['a >', 'b', 'c']);
  expect(seen({ a: [row('b', '1'), row('a', '1')] }, 'a', 'b')).toEqual([
    'a v',
    `-b v`,
    `--${placeholderId('b')}`,
    'c',
  ]);
});

test('several levels come in one call and are told apart by parent', () => {
  const plan = {
    type: 'tree',
    source: { model: 'a' },
    recordTitle: 'A',
    tree,
    query: [],
    sort: { key: 'no', order: 'asc' },
  } as unknown as TreePlan;
  const state = { values: {}, pageNo: 2, pageSize: 10 };
  expect(levelsRequest(plan, state, ['a', 'b'])).toEqual({
    path: '/online/cgform/api/getTreeData/a',
    parameters: { hasQuery: 'in', batchFlag: 'true', pid: 'a,b', pageSize: -521, column: 'no', order: 'asc' },
  });
  const levels = levelsOf(['a', 'b'], [row('d', '0', 'a'), row('x', '0', 'z'), row('e', '0', 'a')], tree);
  expect([...levels].map(([id, rows]) => [id, rows.map((each) => each.id)])).toEqual([
    ['a', ['d', 'e']],
    ['b', []],
  ]);
});

test('the page asks for the top, a query for all that match', () => {
  const query = [{ key: 'name', mode: 'like', kind: 'text', param: false }];
  const plan = {
    type: 'tree',
    source: { model: 'a' },
    recordTitle: 'A',
    tree,
    query,
    sort: { key: 'no', order: 'asc' },
  } as unknown as TreePlan;
  const common = { column: 'no', order: 'asc', pageNo: 1, pageSize: 10 };
  expect(pageRequest(plan, { values: {}, pageNo: 1, pageSize: 10 })).toEqual({
    path: '/online/cgform/api/getTreeData/a',
    parameters: { hasQuery: 'false', pid: '0', ...common },
  });
  expect(pageRequest(plan, { values: { name: 'x' }, pageNo: 1, pageSize: 10 }).parameters).toEqual({
    hasQuery: 'true',
    name: '*x*',
    ...common,
  });
});

test('branches are the top with what is known below it, once each; what hangs on nothing is left out', () => {
  const levels = new Map([
    ['a', [row('d', '1', 'a'), row('b', '0', 'a')]],
    ['d', [row('e', '0', 'd')]],
    ['gone', [row('f', '0', 'gone')]],
  ]);
  expect(branchesOf(top, levels).map(({ id }) => id)).toEqual(['a', 'd', 'e', 'b', 'c']);
});
