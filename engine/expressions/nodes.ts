import type { ASTNode } from '@marcbachmann/cel-js';

const LOOPS = new Set(['all', 'exists', 'exists_one', 'map', 'filter']);

/** A node of an expression's tree, among its arguments. */
export function isNode(value: unknown): value is ASTNode {
  return typeof value === 'object' && value !== null && 'op' in value && 'args' in value;
}

/** Names what it goes through in its first argument. */
export function isLoop(node: ASTNode): node is ASTNode & { op: 'rcall' } {
  return node.op === 'rcall' && LOOPS.has(node.args[0]);
}

type Bound = ReadonlyMap<string, ASTNode>;

/** The name of the sub-table whose row `owner` is, standing anywhere in `tree`; undefined when it is none. */
export function tableAt(tree: ASTNode, owner: ASTNode): string | undefined {
  const bound = boundAt(tree, owner, new Map());
  return bound && rootOf(owner, bound);
}

/** What the names around a node go through. */
function boundAt(value: unknown, wanted: ASTNode, bound: Bound): Bound | undefined {
  if (Array.isArray(value)) {
    for (const each of value) {
      const found = boundAt(each, wanted, bound);
      if (found) return found;
    }
    return undefined;
  }
  if (!isNode(value)) return undefined;
  if (value.op === wanted.op && value.start === wanted.start && value.end === wanted.end) return bound;
  if (!isLoop(value)) return boundAt(value.args, wanted, bound);
  const [, list, [variable, ...body]] = value.args;
  const inside = variable?.op === 'id' ? new Map([...bound, [variable.args, list] as const]) : bound;
  return boundAt(list, wanted, bound) ?? boundAt(body, wanted, inside);
}

/** `lines`, `lines[0]`, `lines.filter(…)`, and what goes through them. */
function rootOf(node: ASTNode, bound: Bound): string | undefined {
  if (node.op === '[]') return rootOf(node.args[0], bound);
  if (node.op === 'rcall') return isLoop(node) ? rootOf(node.args[1], bound) : undefined;
  if (node.op !== 'id') return undefined;
  const list = bound.get(node.args);
  return list === undefined ? node.args : rootOf(list, new Map([...bound].filter(([name]) => name !== node.args)));
}
