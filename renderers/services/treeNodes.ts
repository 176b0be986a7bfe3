import type { Params } from '../../engine/api/client.ts';
import { ENDPOINTS } from '../../engine/api/endpoints.ts';
import { isRecord } from '../../engine/api/envelope.ts';
import type { CellServices, TreeNode } from './CellServices.ts';

type Get = (path: string, params: Params, signal: AbortSignal) => Promise<unknown>;

/** Nodes of dictionary trees and of the categories (contract 2.6, 2.7). */
export function createTreeNodes(get: Get): Pick<CellServices, 'treeNodes' | 'categoryTree'> {
  return {
    treeNodes: async (question, parent, signal) => {
      const { condition } = question;
      if ('tree' in question) {
        const { root, ...names } = question.tree;
        return parseNodes(
          await get(ENDPOINTS.dictionaryTree.path, { ...names, pid: parent ?? root, condition }, signal),
        );
      }
      const { pcode } = question;
      if (condition !== undefined) {
        const where = parent === undefined ? { pcode } : { pid: parent };
        return parseNodes(await get(ENDPOINTS.categoryTree.path, { ...where, condition }, signal));
      }
      if (parent !== undefined) return parseNodes(await get(ENDPOINTS.categoryChildren.path, { pid: parent }, signal));
      return parseNodes(await get(ENDPOINTS.categoryRoot.path, { async: true, pcode }, signal));
    },
    categoryTree: async (pcode, signal) =>
      parseNodes(await get(ENDPOINTS.categoryRoot.path, { async: false, pcode }, signal)),
  };
}

/** Nodes as they are written here and elsewhere: `leaf` is a truth, or 1 for a leaf and 0 for none. */
function parseNodes(value: unknown): TreeNode[] {
  if (!Array.isArray(value)) return [];
  return value.filter(isRecord).flatMap((node) => {
    const id = node.value ?? node.key ?? node.id;
    if (id === undefined || id === null) return [];
    const title = node.title ?? node.label ?? node.text ?? node.name ?? id;
    const children = parseNodes(node.children);
    const isLeaf = children.length === 0 && [true, 1, '1'].includes((node.leaf ?? node.isLeaf) as never);
    return [{ value: String(id), title: String(title), isLeaf, ...(children.length > 0 ? { children } : {}) }];
  });
}
