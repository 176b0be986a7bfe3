import type { SqlParam } from '../plan/sqlText.ts';
import { asNode, inside, lastName, listed, type Node } from './nodes.ts';

interface Reading {
  /** What `$1` and so on are; undefined: a value of the session. */
  params: readonly (string | undefined)[];
  /** Those that may be empty. */
  optional: ReadonlySet<string>;
  offsetOf(node: Node): number;
}

/** Parameters without whose value a statement finds nothing, each with the condition that never holds then. */
export function emptiedIn(select: Node, { params, optional, offsetOf }: Reading): SqlParam[] {
  return params.flatMap((param, index) => {
    if (param === undefined || !optional.has(param)) return [];
    const reader = new WithoutParam(index + 1);
    const at = reader.emptied(select, new Map()) ?? reader.misguarded(select);
    return at === undefined ? [] : [{ param, offset: offsetOf(at) }];
  });
}

/**
 * How a condition comes out; `never`: false or null. Undefined: that hangs on the row. What is false because it asks
 * whether there is a value is meant to be.
 */
type Outcome = 'true' | 'false' | 'null' | 'never' | undefined;

/** Functions and signs that make something of nothing are not among these. */
const STRICT: ReadonlySet<string | undefined> = new Set(
  'lower upper trim btrim ltrim rtrim replace translate left right substring split_part string_to_array length to_date to_timestamp to_char date_trunc abs round floor ceil trunc'.split(
    ' ',
  ),
);
const COMPARING: ReadonlySet<unknown> = new Set([
  'AEXPR_OP',
  'AEXPR_OP_ANY',
  'AEXPR_OP_ALL',
  'AEXPR_LIKE',
  'AEXPR_ILIKE',
]);
const BETWEEN: ReadonlySet<unknown> = new Set(['AEXPR_BETWEEN', 'AEXPR_BETWEEN_SYM']);

/** The queries of a statement by name, with what leaves each of them empty. */
type Queries = ReadonlyMap<string, Node | undefined>;

/** Reads a statement as it is while one parameter has no value. */
class WithoutParam {
  constructor(private readonly number: number) {}

  /** Where it says what leaves it without a row, as far as that can be told. */
  emptied(statement: unknown, outer: Queries): Node | undefined {
    const select = asNode(asNode(statement).SelectStmt ?? statement);
    const { op, larg, rarg, withClause, fromClause, whereClause, havingClause } = select;
    const queries = this.queries(withClause, outer);
    if (op !== undefined && op !== 'SETOP_NONE') {
      const [left, right] = [this.emptied(larg, queries), this.emptied(rarg, queries)];
      if (op === 'SETOP_UNION') return left && right && left;
      return op === 'SETOP_INTERSECT' ? (left ?? right) : left;
    }
    for (const condition of [whereClause, havingClause]) {
      const refused = this.refused(condition);
      if (refused !== undefined) return refused;
    }
    for (const item of listed(fromClause)) {
      const at = this.source(item, queries);
      if (at !== undefined) return at;
    }
    return undefined;
  }

  /** Where it is compared behind another one's `is null or`, and nothing in the statement asks whether it is there. */
  misguarded(select: Node): Node | undefined {
    return this.asked(select) ? undefined : this.guardedByAnother(select);
  }

  private asked(value: unknown): boolean {
    if (value === null || typeof value !== 'object') return false;
    const node = asNode(value);
    for (const key in node) {
      if (key === 'NullTest' && this.isNull(asNode(node[key]).arg)) return true;
      if ((key === 'CoalesceExpr' || key === 'CaseExpr') && this.refIn(node[key]) !== undefined) return true;
      if (this.asked(node[key])) return true;
    }
    return false;
  }

  private guardedByAnother(value: unknown): Node | undefined {
    if (value === null || typeof value !== 'object') return undefined;
    const { boolop, args } = inside(value, 'BoolExpr');
    const [test, compared, more] = listed(args);
    const { nulltesttype, arg } = inside(test, 'NullTest');
    const guards = boolop === 'OR_EXPR' && more === undefined && nulltesttype === 'IS_NULL' && isParam(arg);
    if (guards && this.outcome(compared) === 'null') return this.refIn(compared);
    for (const each of Object.values(value)) {
      const found = this.guardedByAnother(each);
      if (found !== undefined) return found;
    }
    return undefined;
  }

  private queries(clause: unknown, outer: Queries): Queries {
    const queries = new Map(outer);
    for (const each of listed(asNode(clause).ctes)) {
      const { ctename, ctequery } = inside(each, 'CommonTableExpr');
      queries.set(String(ctename), this.rowless(ctequery, queries));
    }
    return queries;
  }

  /** A statement within another: one that only counts has a row though it counts nothing. */
  private rowless(statement: unknown, queries: Queries): Node | undefined {
    const { targetList, groupClause, op } = inside(statement, 'SelectStmt');
    const grouped = groupClause !== undefined || (op !== undefined && op !== 'SETOP_NONE');
    const plain = listed(targetList).every((each) => !mayCount(inside(each, 'ResTarget').val));
    return grouped || plain ? this.emptied(statement, queries) : undefined;
  }

  private source(item: unknown, queries: Queries): Node | undefined {
    const { RangeVar: table, RangeSubselect: within, JoinExpr: join } = asNode(item);
    if (table !== undefined) return queries.get(String(asNode(table).relname));
    if (within !== undefined) return this.rowless(asNode(within).subquery, queries);
    if (join === undefined) return undefined;
    const { jointype, larg, rarg, quals } = asNode(join);
    const [left, right] = [this.source(larg, queries), this.source(rarg, queries)];
    if (jointype === 'JOIN_INNER') return left ?? right ?? this.refused(quals);
    if (jointype === 'JOIN_LEFT') return left;
    return jointype === 'JOIN_RIGHT' ? right : left && right && left;
  }

  /** The parameter in the first part of a condition that never holds. */
  private refused(condition: unknown): Node | undefined {
    const outcome = condition === undefined ? undefined : this.outcome(condition);
    return outcome === 'null' || outcome === 'never' ? this.culprit(condition) : undefined;
  }

  private culprit(condition: unknown): Node | undefined {
    const { boolop, args } = inside(condition, 'BoolExpr');
    if (boolop === undefined) return this.refIn(condition);
    for (const part of listed(args)) {
      const outcome = this.outcome(part);
      const at = outcome === undefined || outcome === 'true' ? undefined : this.culprit(part);
      if (at !== undefined) return at;
    }
    return undefined;
  }

  private outcome(condition: unknown): Outcome {
    const { BoolExpr: all, NullTest: test, A_Expr: compared } = asNode(condition);
    if (all !== undefined) {
      const { boolop, args } = asNode(all);
      return joined(
        String(boolop),
        listed(args).map((each) => this.outcome(each)),
      );
    }
    if (test !== undefined) {
      const { nulltesttype, arg } = asNode(test);
      return this.isNull(arg) ? (nulltesttype === 'IS_NULL' ? 'true' : 'false') : undefined;
    }
    return compared === undefined ? undefined : this.comparison(asNode(compared));
  }

  private comparison({ kind, lexpr, rexpr }: Node): Outcome {
    const [left, right] = [this.isNull(lexpr), listed(inside(rexpr, 'List').items)];
    if (COMPARING.has(kind)) return left || this.isNull(rexpr) ? 'null' : undefined;
    if (BETWEEN.has(kind)) return left ? 'null' : right.some((each) => this.isNull(each)) ? 'never' : undefined;
    if (kind !== 'AEXPR_IN') return undefined;
    return left || (right.length > 0 && right.every((each) => this.isNull(each))) ? 'null' : undefined;
  }

  /** Whether a value is none while the parameter has none. */
  private isNull(value: unknown): boolean {
    const { ParamRef: ref, TypeCast: cast, A_Expr: made, FuncCall: call } = asNode(value);
    if (ref !== undefined) return asNode(ref).number === this.number;
    if (cast !== undefined) return this.isNull(asNode(cast).arg);
    if (made !== undefined) {
      const { kind, lexpr, rexpr } = asNode(made);
      return kind === 'AEXPR_OP' && (this.isNull(lexpr) || this.isNull(rexpr));
    }
    const { funcname, args } = asNode(call);
    return STRICT.has(lastName(funcname)) && listed(args).some((each) => this.isNull(each));
  }

  private refIn(value: unknown): Node | undefined {
    if (value === null || typeof value !== 'object') return undefined;
    const ref = inside(value, 'ParamRef');
    if (ref.number === this.number) return ref;
    for (const each of Object.values(value)) {
      const found = this.refIn(each);
      if (found !== undefined) return found;
    }
    return undefined;
  }
}

function joined(sign: string, parts: readonly Outcome[]): Outcome {
  const [first] = parts;
  if (sign === 'NOT_EXPR')
    return first === 'true' ? 'false' : first === 'false' ? 'true' : first === 'null' ? 'null' : undefined;
  const [ends, goesOn] = sign === 'OR_EXPR' ? (['true', 'false'] as const) : (['false', 'true'] as const);
  if (parts.includes(ends)) return ends;
  if (parts.every((each) => each === goesOn)) return goesOn;
  if (sign === 'OR_EXPR') return parts.every((each) => each !== undefined) ? 'never' : undefined;
  return parts.some((each) => each === 'null' || each === 'never') ? 'never' : undefined;
}

const isParam = (value: unknown): boolean =>
  asNode(value).ParamRef !== undefined ||
  (asNode(value).TypeCast !== undefined && isParam(inside(value, 'TypeCast').arg));

/** Whether a sum or a count stands in it, however deep: every function that is not `STRICT` is taken for one. */
function mayCount(value: unknown): boolean {
  if (value === null || typeof value !== 'object') return false;
  const { SubLink: within, FuncCall: call } = asNode(value);
  if (within !== undefined) return false;
  if (call !== undefined && !STRICT.has(lastName(asNode(call).funcname))) return true;
  return Object.values(value).some(mayCount);
}
