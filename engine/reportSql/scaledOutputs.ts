import type { SqlScaled } from '../plan/sqlText.ts';
import { asNode, inside, lastName, listed, type Node } from './nodes.ts';
import { valuesPut } from './outputs.ts';

/** The outputs of a statement, of each half of a union, that are rounded or taken times a hundred last of all. */
export const scaledOutputs = (
  select: Node,
  outputs: readonly string[],
  offsetOf: (node: Node) => number,
): SqlScaled[] =>
  valuesPut(select, outputs).flatMap(([output, value]) => {
    const scaled = scaledLast(value);
    return scaled === undefined ? [] : [{ output, ...scaled.said, offset: offsetOf(scaled.at) }];
  });

interface Scaled {
  said: Pick<SqlScaled, 'digits' | 'hundred'>;
  at: Node;
}

/** What is done to a value last, inside of casts and what stands in for nothing. */
function scaledLast(value: unknown): Scaled | undefined {
  const { arg } = inside(value, 'TypeCast');
  if (arg !== undefined) return scaledLast(arg);
  const stands = listed(inside(value, 'CoalesceExpr').args)[0];
  if (stands !== undefined) return scaledLast(stands);
  const call = inside(value, 'FuncCall');
  if (lastName(call.funcname) === 'round') {
    const [rounded, digits] = listed(call.args);
    const within = scaledLast(rounded);
    if (within?.said.hundred) return within;
    const kept = digits === undefined ? 0 : wholeNumber(digits);
    return kept === undefined ? undefined : { said: { digits: kept }, at: call };
  }
  const { name, lexpr, rexpr } = inside(value, 'A_Expr');
  const sign = inside(listed(name)[0], 'String').sval;
  if (sign === '/') {
    // `100.0 * a / b` divides what is a hundred times as much.
    const divided = scaledLast(lexpr);
    return divided?.said.hundred && wholeNumber(rexpr) !== 100 ? divided : undefined;
  }
  const by = sign === '*' ? [lexpr, rexpr].find((each) => wholeNumber(each) === 100) : undefined;
  return by === undefined ? undefined : { said: { hundred: true }, at: inside(by, 'A_Const') };
}

function wholeNumber(value: unknown): number | undefined {
  const { ival, fval } = inside(value, 'A_Const');
  if (ival !== undefined) return Number(asNode(ival).ival ?? 0);
  return fval === undefined ? undefined : Number(asNode(fval).fval);
}
