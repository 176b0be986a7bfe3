import type { MeasureNode, RowCondition, RowNumber, RowOperand } from '../plan/measure.ts';
import { aggregatesOf } from './evaluate.ts';

/** Columns a measure tells of: those it adds up and those of its conditions. */
export function columnsOf(node: MeasureNode): string[] {
  const keys = new Set<string>();
  for (const { of, when } of aggregatesOf(node)) {
    if (of !== undefined) fromOperand(of, keys);
    if (when !== undefined) fromCondition(when, keys);
  }
  return [...keys];
}

function fromOperand(of: RowNumber | RowOperand, keys: Set<string>): void {
  if (of.op === 'column') keys.add(of.key);
  else if (of.op === 'negative') fromOperand(of.of, keys);
  else if (of.op === '+' || of.op === '-' || of.op === '*') {
    fromOperand(of.left, keys);
    fromOperand(of.right, keys);
  }
}

function fromCondition(condition: RowCondition, keys: Set<string>): void {
  if (condition.op === 'in') keys.add(condition.key);
  else if (condition.op === 'not') fromCondition(condition.of, keys);
  else if (condition.op === 'compare') {
    fromOperand(condition.left, keys);
    fromOperand(condition.right, keys);
  } else {
    fromCondition(condition.left, keys);
    fromCondition(condition.right, keys);
  }
}

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
