import { expect, test } from 'vitest';
import {
  checkedAll,
  choiceAt,
  chosenKeys,
  hasAlone,
  hasFixed,
  matchingChoices,
  parseChoices,
  shownChecks,
  toggleChoice,
  valuesAt,
  withValuesAt,
} from './choices.ts';

const tree = parseChoices({
  treeList: [
    {
      key: 'folder:market',
      title: '市场',
      group: true,
      children: [
        {
          key: 'order',
          title: '订单',
          children: [
            { key: 'order:add', title: '新增' },
            { key: 'order:edit', title: '编辑' },
          ],
        },
        { key: 'report', title: '报表', disabled: true, children: [{ key: 'report:export', title: '导出' }] },
      ],
    },
  ],
});
const toggled = (before: string[], key: string) => chosenKeys(tree, toggleChoice(tree, new Set(before), key));

test.each([
  ['a button brings its screen', [], 'order:add', ['order', 'order:add']],
  ['a screen brings its buttons', [], 'order', ['order', 'order:add', 'order:edit']],
  ['a button taken back leaves its screen', ['order', 'order:add'], 'order:add', ['order']],
  ['a screen taken back takes its buttons', ['order', 'order:add'], 'order', []],
  [
    'a folder brings all but what stays as it is',
    [],
    'folder:market',
    ['order', 'order:add', 'order:edit', 'report:export'],
  ],
  [
    'what may not be changed stays chosen',
    ['report', 'order'],
    'folder:market',
    ['order', 'order:add', 'order:edit', 'report', 'report:export'],
  ],
  ['a node that is not there changes nothing', ['order'], 'none', ['order']],
])('%s', (_name, before, key, after) => {
  expect(toggled(before, key)).toEqual(after);
});

test('a folder is checked as what is in it is, and is never sent', () => {
  expect(shownChecks(tree, new Set(['order']))).toEqual({ checked: ['order'], halfChecked: ['folder:market'] });
  const all = checkedAll(tree, new Set(['report']), true);
  expect(shownChecks(tree, all).checked).toContain('folder:market');
  expect(chosenKeys(tree, all)).not.toContain('folder:market');
  expect(chosenKeys(tree, checkedAll(tree, all, false))).toEqual(['report']);
});

test('a search keeps the way to what it finds, and everything below it', () => {
  const titles = (nodes: readonly { title: string; children: readonly object[] }[]): unknown[] =>
    nodes.map(({ title, children }) => [title, titles(children as typeof nodes)]);
  expect(titles(matchingChoices(tree, '导'))).toEqual([['市场', [['报表', [['导出', []]]]]]]);
  expect(titles(matchingChoices(tree, '订'))).toEqual([
    [
      '市场',
      [
        [
          '订单',
          [
            ['新增', []],
            ['编辑', []],
          ],
        ],
      ],
    ],
  ]);
  expect(matchingChoices(tree, ' ')).toBe(tree);
  expect(parseChoices('x')).toEqual([]);
  expect([hasFixed(tree), hasFixed(parseChoices([{ key: 'a' }]))]).toEqual([true, false]);
});

test('what narrows is checked by itself alone, brings what it stands under and counts for no whole', () => {
  const scoped = parseChoices([
    {
      key: 'folder',
      title: '市场',
      group: true,
      children: [
        {
          key: 'order',
          title: '订单',
          children: [
            { key: 'scope', title: '仅显示本人的', scope: true },
            { key: 'order:add', title: '新增' },
          ],
        },
      ],
    },
  ]);
  const after = (before: string[], key: string) => chosenKeys(scoped, toggleChoice(scoped, new Set(before), key));
  expect(hasAlone(scoped)).toBe(true);
  expect(hasAlone(tree)).toBe(false);
  expect(after([], 'folder')).toEqual(['order', 'order:add']);
  expect(shownChecks(scoped, new Set(['order', 'order:add'])).checked).toContain('folder');
  expect(after([], 'scope')).toEqual(['order', 'scope']);
  expect(after(['order', 'scope'], 'scope')).toEqual(['order']);
  expect(after(['order', 'scope', 'order:add'], 'folder')).toEqual([]);
  expect(chosenKeys(scoped, checkedAll(scoped, new Set(), true))).toEqual(['order', 'order:add']);
});

test('a node that takes values is chosen value by value, with what it stands under, and let go with them all', () => {
  const takes = { key: 'shop', title: '店铺', type: 'select', kind: 'code' };
  const nodes = parseChoices([
    { key: 'order', title: '订单', children: [{ key: 'scope:order#chosen', title: '指定店铺的', scope: true, takes }] },
  ]);
  const node = choiceAt(nodes, 'scope:order#chosen') ?? expect.fail('no node');
  const chosen = withValuesAt(nodes, new Set(), node.key, ['A', 'b,c=']);
  expect(chosenKeys(nodes, chosen)).toEqual(['order', 'scope:order#chosen=A', 'scope:order#chosen=b%2Cc%3D']);
  expect(valuesAt(node, chosen)).toEqual(['A', 'b,c=']);
  expect(shownChecks(nodes, chosen).checked).toEqual(['order', 'scope:order#chosen']);
  expect(valuesAt(node, withValuesAt(nodes, chosen, node.key, ['A']))).toEqual(['A']);
  // Of itself it is never chosen: what it is chosen with is asked for first.
  expect(chosenKeys(nodes, toggleChoice(nodes, new Set(['order']), node.key))).toEqual(['order']);
  expect(chosenKeys(nodes, toggleChoice(nodes, chosen, node.key))).toEqual(['order']);
  expect(chosenKeys(nodes, toggleChoice(nodes, chosen, 'order'))).toEqual([]);
  expect(chosenKeys(nodes, withValuesAt(nodes, chosen, node.key, []))).toEqual(['order']);
});
