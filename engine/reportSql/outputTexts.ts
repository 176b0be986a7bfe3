import type { SqlText } from '../plan/sqlText.ts';
import { asNode, inside, listed, type Node, textOf } from './nodes.ts';

/** Written texts that the outputs of a statement, of each half of a union, may be. */
export function outputTexts(select: Node, outputs: readonly string[], offsetOf: (node: Node) => number): SqlText[] {
  const found: SqlText[] = [];
  const read = (statement: Node): void => {
    for (const half of [statement.larg, statement.rarg]) if (half !== undefined) read(asNode(half));
    for (const [at, target] of listed(statement.targetList).entries()) {
      const output = outputs[at];
      const { val } = inside(target, 'ResTarget');
      if (output === undefined) continue;
      for (const { text, constant } of textsPut(val))
        found.push({ of: { output }, value: text, offset: offsetOf(constant) });
    }
  };
  read(asNode(select.SelectStmt));
  return found;
}

/** The texts a value may be: itself, a result of `case`, what stands in for nothing. */
function textsPut(value: unknown): { text: string; constant: Node }[] {
  const written = textOf(value);
  if (written !== undefined) return [written];
  const { args, defresult } = inside(value, 'CaseExpr');
  if (args !== undefined)
    return [...listed(args).map((each) => inside(each, 'CaseWhen').result), defresult].flatMap(textsPut);
  return listed(inside(value, 'CoalesceExpr').args).flatMap(textsPut);
}
