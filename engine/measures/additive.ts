import type { MeasureNode } from '../plan/measure.ts';

/** Whether the values of several groups may be added: sums and counts may, what is told apart or divided may not. */
export function isAdditive(node: MeasureNode): boolean {
  switch (node.op) {
    case 'aggregate':
      return node.name === 'sum' || node.name === 'count';
    case 'number':
      return false;
    case 'negative':
      return isAdditive(node.of);
    case '+':
    case '-':
      return isAdditive(node.left) && isAdditive(node.right);
    case '*':
      return node.left.op === 'number' ? isAdditive(node.right) : node.right.op === 'number' && isAdditive(node.left);
    case '/':
      return node.right.op === 'number' && isAdditive(node.left);
  }
}
