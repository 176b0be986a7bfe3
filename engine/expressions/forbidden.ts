import type { ASTNode } from '@marcbachmann/cel-js';
import { isSafeRegex } from '../regex/regex.ts';
import type { ExpressionDiagnostic } from './diagnostics.ts';
import { isLoop, isNode } from './nodes.ts';

/** Loops within one another, the outer one counted. */
export const DEEPEST_LOOP = 2;

/** What the language could do but must not: slow patterns, growing values, loops in loops, unchecked fields. */
export function findForbidden(node: ASTNode): ExpressionDiagnostic | undefined {
  return visit(node, 0);
}

function visit(value: unknown, loops: number): ExpressionDiagnostic | undefined {
  if (Array.isArray(value)) {
    for (const item of value) {
      const diagnostic = visit(item, loops);
      if (diagnostic) return diagnostic;
    }
  }
  if (!isNode(value)) return undefined;
  const deeper = isLoop(value) ? loops + 1 : loops;
  return judge(value, deeper) ?? visit(value.args, deeper);
}

function judge(node: ASTNode, loops: number): ExpressionDiagnostic | undefined {
  if (loops > DEEPEST_LOOP) return at(node, `遍历最多嵌套 ${DEEPEST_LOOP} 层`);
  if (node.op === 'call' && node.args[0] === 'has')
    return at(node, 'has 不适用于此：判断是否为空请写 row.字段 != null');
  if (node.op === 'rcall' && node.args[0] === 'matches') return judgePattern(node, node.args[2][0]);
  if (node.op === 'rcall' && node.args[0] === 'bind') return at(node, 'cel.bind 不可用');
  if (node.op === '[]' && isRecord(node.args[0]) && node.args[1].op !== 'value') return at(node, '字段名必须直接写出');
  return undefined;
}

function judgePattern(node: ASTNode, pattern: ASTNode | undefined): ExpressionDiagnostic | undefined {
  if (pattern?.op !== 'value' || typeof pattern.args !== 'string') return at(node, 'matches 的正则必须直接写出');
  const safe = isSafeRegex(pattern.args);
  return safe.ok ? undefined : at(pattern, safe.reason);
}

function at(node: ASTNode, message: string): ExpressionDiagnostic {
  return { message, start: node.start, end: node.end };
}

function isRecord(node: ASTNode): boolean {
  return node.op === 'id' && ['row', 'old', 'form', 'user'].includes(node.args);
}
