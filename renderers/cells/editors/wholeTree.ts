import { readCondition } from '../../../engine/lists/tree.ts';
import type { ColumnKeys } from '../../../engine/plan/Plan.ts';
import type { CellServices, TreeNode, TreeQuestion } from '../../services/CellServices.ts';
import type { CellColumn } from '../Cell.ts';

/** Questions on their way at a time. */
const AT_ONCE = 6;
/** Nodes that are read in all: a person narrows the search before there are more. */
const MOST = 2_000;

/** All nodes of a tree. */
export function wholeTree(
  services: CellServices,
  question: TreeQuestion,
  signal: AbortSignal,
): Promise<readonly TreeNode[]> {
  const known = 'pcode' in question && question.condition === undefined;
  return known ? services.categoryTree(question.pcode, signal) : walkTree(services, question, signal);
}

/** A condition that is none is left out: the tree stays usable. */
export function questionOf({
  tree,
  pcode = '0',
  condition,
}: CellColumn & ColumnKeys<'pcode' | 'condition'>): TreeQuestion {
  const narrowed = condition !== undefined && readCondition(condition) !== undefined ? { condition } : {};
  return tree ? { tree, ...narrowed } : { pcode, ...narrowed };
}

/** A tree whole, read level by level as a person would open it: under a condition nothing else tells what is in it. */
async function walkTree(
  services: Pick<CellServices, 'treeNodes'>,
  question: TreeQuestion,
  signal: AbortSignal,
): Promise<readonly TreeNode[]> {
  let count = 0;
  const seen = new Set<string>();
  const levelOf = async (parent: string | undefined): Promise<TreeNode[]> => {
    const nodes = (await services.treeNodes(question, parent, signal)).filter(({ value }) => !seen.has(value));
    for (const { value } of nodes) seen.add(value);
    count += nodes.length;
    return nodes.map((node) => ({ ...node }));
  };
  const top = await levelOf(undefined);
  let level = top;
  while (level.length > 0 && count < MOST) {
    const open = level.filter(({ isLeaf, children }) => !isLeaf && children === undefined);
    const next: TreeNode[] = [];
    for (let start = 0; start < open.length && count < MOST; start += AT_ONCE) {
      await Promise.all(
        open.slice(start, start + AT_ONCE).map(async (node) => {
          const children = await levelOf(node.value);
          Object.assign(node, children.length > 0 ? { children } : { isLeaf: true });
          next.push(...children);
        }),
      );
    }
    level = next;
  }
  return top;
}
