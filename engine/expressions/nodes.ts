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
