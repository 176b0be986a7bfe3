import { expect, test } from 'vitest';
import type { CellServices, TreeNode, TreeQuestion } from '../../services/CellServices.ts';
import { wholeTree } from './wholeTree.ts';

const { signal } = new AbortController();
const condition = { pcode: '0', condition: '{"name":"%"}' };
const servicesOf = (treeNodes: CellServices['treeNodes']) => ({ treeNodes }) as CellServices;
const node = (value: string, isLeaf = false): TreeNode => ({ value, title: value, isLeaf });

test('a tree under a condition is read level by level, leaves and circles ending it', async () => {
  const levels: Record<string, TreeNode[]> = {
    top: [node('a'), node('b', true)],
    a: [node('a1'), node('a2', true)],
    a1: [node('a'), node('a11', true)],
  };
  const asked: (string | undefined)[] = [];
  const services = {
    treeNodes: async (_question: TreeQuestion, parent: string | undefined) => {
      asked.push(parent);
      return levels[parent ?? 'top'] ?? [];
    },
  };
  expect(await wholeTree(servicesOf(services.treeNodes), condition, signal)).toEqual([
    { ...node('a'), children: [{ ...node('a1'), children: [node('a11', true)] }, node('a2', true)] },
    node('b', true),
  ]);
  expect(asked).toEqual([undefined, 'a', 'a1']);
});

test('what is said to have something below it and has nothing is a leaf', async () => {
  const services = { treeNodes: async (_: TreeQuestion, parent?: string) => (parent ? [] : [node('a')]) };
  expect(await wholeTree(servicesOf(services.treeNodes), condition, signal)).toEqual([node('a', true)]);
});
