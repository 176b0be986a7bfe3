import type { SqlText } from '../plan/sqlText.ts';
import { inside, listed, type Node, textOf } from './nodes.ts';
import { valuesPut } from './outputs.ts';

/** Written texts that the outputs of a statement, of each half of a union, may be. */
export const outputTexts = (select: Node, outputs: readonly string[], offsetOf: (node: Node) => number): SqlText[] =>
  valuesPut(select, outputs).flatMap(([output, put]) =>
    textsPut(put).map(({ text, constant }) => ({ of: { output }, value: text, offset: offsetOf(constant) })),
  );

/** The texts a value may be: itself, a result of `case`, what stands in for nothing. */
function textsPut(value: unknown): { text: string; constant: Node }[] {
  const written = textOf(value);
  if (written !== undefined) return [written];
  const { args, defresult } = inside(value, 'CaseExpr');
  if (args !== undefined)
    return [...listed(args).map((each) => inside(each, 'CaseWhen').result), defresult].flatMap(textsPut);
  return listed(inside(value, 'CoalesceExpr').args).flatMap(textsPut);
}
