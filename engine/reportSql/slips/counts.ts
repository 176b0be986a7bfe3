import { asNode, inside, lastName, listed, type Node } from '../nodes.ts';
import type { SqlProblem } from '../params.ts';

/** `count` counts what is not empty: a `0` and a `false` as well as anything else. */
export function countsOfAll(call: Node, offsetOf: (node: Node) => number): SqlProblem[] {
  const { funcname, args, agg_distinct: distinct } = call;
  const [counted, more] = listed(args);
  if (lastName(funcname) !== 'count' || distinct === true || more !== undefined) return [];
  const choice = inside(counted, 'CaseExpr');
  if (choice.defresult !== undefined && resultsOf(choice).every(isWritten)) {
    const message = 'count 连 0 也数：case 带着 else，每一行都数进去了';
    return [{ offset: offsetOf(call), message, fix: '请去掉 else，或改写成 count(*) filter (where …)' }];
  }
  if (!isCondition(counted)) return [];
  const message = 'count 数的是非空的值：条件不成立的行也数进去了';
  return [{ offset: offsetOf(call), message, fix: '请改写成 count(*) filter (where …)' }];
}

const resultsOf = ({ args, defresult }: Node): readonly unknown[] => [
  ...listed(args).map((each) => inside(each, 'CaseWhen').result),
  defresult,
];

function isWritten(value: unknown): boolean {
  const constant = asNode(value).A_Const;
  return constant !== undefined && asNode(constant).isnull !== true;
}

const SIGNS: ReadonlySet<unknown> = new Set(['=', '<>', '<', '<=', '>', '>=']);
const CONDITIONS: ReadonlySet<unknown> = new Set(['AEXPR_IN', 'AEXPR_LIKE', 'AEXPR_ILIKE', 'AEXPR_BETWEEN']);

function isCondition(value: unknown): boolean {
  const { A_Expr: compared, BoolExpr: both, NullTest: test } = asNode(value);
  // `state = 'new' or null` is empty where it does not hold.
  if (both !== undefined) return !listed(asNode(both).args).some((each) => inside(each, 'A_Const').isnull === true);
  if (test !== undefined) return true;
  const { kind, name } = asNode(compared);
  return CONDITIONS.has(kind) || (kind === 'AEXPR_OP' && SIGNS.has(lastName(name)));
}
