import type { ASTNode } from '@marcbachmann/cel-js';
import { readTree } from '../expressions/environments.ts';
import { createExpressions } from '../expressions/expressions.ts';
import { refusedExpression, unreadable } from './MeasureFault.ts';

/** What a text says as a tree. Throws MeasureFault. */
export function treeOf(source: string): ASTNode {
  try {
    return readTree(source);
  } catch {
    const checked = createExpressions([]).check(source, 'any');
    throw checked.ok ? unreadable({ start: 0 }, '表达式有误', source) : refusedExpression(source, checked);
  }
}
