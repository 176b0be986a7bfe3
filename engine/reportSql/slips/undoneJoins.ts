import type { SqlUndone } from '../../plan/sqlText.ts';
import { STATEMENTS } from '../names.ts';
import { asNode, inside, lastName, listed, type Node, namesOf, plainText } from '../nodes.ts';

/** Left joins whose rows without a partner a condition of the whole leaves out again. */
export function undoneJoins(select: Node, offsetOf: (node: Node) => number): SqlUndone[] {
  const found: SqlUndone[] = [];
  const visit = (value: unknown): void => {
    if (value === null || typeof value !== 'object') return;
    const node = asNode(value);
    for (const key in node) {
      if (STATEMENTS.has(key)) found.push(...undoneIn(asNode(node[key]), offsetOf));
      visit(node[key]);
    }
  };
  visit(select);
  return found;
}

function undoneIn(statement: Node, offsetOf: (node: Node) => number): SqlUndone[] {
  const optional = new Set(listed(statement.fromClause).flatMap((item) => optionalIn(item)));
  if (optional.size === 0) return [];
  const told = new Set<string>();
  return conjunctsOf(statement.whereClause).flatMap((condition) => {
    const column = comparedIn(condition, optional);
    const [name = '', key = ''] = column === undefined ? [] : namesOf(column.fields);
    if (column === undefined || told.has(name)) return [];
    told.add(name);
    return [{ name, column: `${name}.${key}`, offset: offsetOf(column) }];
  });
}

/** What may have no partner, by the names in front of its columns. */
function optionalIn(item: unknown, within = false): string[] {
  const [[tag, child] = ['']] = Object.entries(asNode(item));
  const { alias, relname, larg, rarg, jointype } = asNode(child);
  if (tag === 'JoinExpr') return [...optionalIn(larg, within), ...optionalIn(rarg, within || jointype === 'JOIN_LEFT')];
  const name = asNode(alias).aliasname ?? relname;
  return within && typeof name === 'string' ? [name] : [];
}

function conjunctsOf(condition: unknown): unknown[] {
  const { boolop, args } = inside(condition, 'BoolExpr');
  return boolop === 'AND_EXPR' ? listed(args).flatMap(conjunctsOf) : [condition];
}

const SIGNS: ReadonlySet<unknown> = new Set(['=', '<>', '<', '<=', '>', '>=']);
const KINDS: ReadonlySet<unknown> = new Set(['AEXPR_IN', 'AEXPR_LIKE', 'AEXPR_ILIKE', 'AEXPR_BETWEEN']);

/** The column of one of these that a comparison is about: where it is empty nothing holds. */
function comparedIn(condition: unknown, optional: ReadonlySet<string>): Node | undefined {
  const { kind, name, lexpr, rexpr } = inside(condition, 'A_Expr');
  if (!KINDS.has(kind) && !(kind === 'AEXPR_OP' && SIGNS.has(lastName(name)))) return undefined;
  return [lexpr, rexpr]
    .map((side) => inside(plainText(side), 'ColumnRef'))
    .find(({ fields }) => listed(fields).length === 2 && optional.has(namesOf(fields)[0] ?? ''));
}
