import type { ASTNode } from '@marcbachmann/cel-js';
import type { ExpressionDiagnostic } from '../expressions/diagnostics.ts';
import type { ProblemCode } from '../problems.ts';
import { sentences } from '../problems.ts';
import type { Sentence } from '../sentence.ts';

/** Why a measure is refused, and how many characters into its text. Thrown inside this room only. */
export class MeasureFault extends Error {
  override readonly name = 'MeasureFault';
  constructor(
    readonly code: ProblemCode,
    readonly sentence: Sentence,
    readonly start: number,
  ) {
    super(sentence.message);
  }
}

/** It cannot be read, or names what is not there. */
export function unreadable(node: Pick<ASTNode, 'start'>, reason: string, found: string, suggestion?: string) {
  return new MeasureFault('expression', sentences.expression(reason, found, suggestion), node.start);
}

export function refusedExpression(source: string, { message, start, suggestion }: ExpressionDiagnostic, offset = 0) {
  return new MeasureFault('expression', sentences.expression(message, source, suggestion), start + offset);
}
