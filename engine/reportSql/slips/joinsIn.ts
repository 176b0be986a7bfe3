import type { SqlJoin } from '../../plan/sqlText.ts';
import { STATEMENTS } from '../names.ts';
import { asNode, inside, lastName, listed, type Node, namesOf } from '../nodes.ts';

/** Where joins are looked for. */
interface Looking {
  relations: ReadonlySet<string>;
  offsetOf(node: Node): number;
}

interface Relation {
  name: string;
  /** Undefined: it is a statement. */
  table: string | undefined;
}

/** Statements that work something out over rows of several relations. */
export function joinsIn(select: Node, looking: Looking): SqlJoin[] {
  const found: SqlJoin[] = [];
  const visit = (value: unknown, withs: ReadonlySet<string>): void => {
    if (value === null || typeof value !== 'object') return;
    const node = asNode(value);
    for (const key in node) {
      const child = asNode(node[key]);
      const isStatement = STATEMENTS.has(key);
      const inner = isStatement ? new Set([...withs, ...namesOfWith(child)]) : withs;
      if (isStatement) found.push(...joinOf(child, inner, looking));
      visit(node[key], inner);
    }
  };
  visit(select, new Set());
  return found;
}

const namesOfWith = ({ withClause }: Node): string[] =>
  listed(asNode(withClause).ctes).map((each) => String(inside(each, 'CommonTableExpr').ctename));

function joinOf(statement: Node, withs: ReadonlySet<string>, { relations, offsetOf }: Looking): SqlJoin[] {
  const from = listed(statement.fromClause);
  const beside = from.flatMap((item) => relationsIn(item, withs, relations));
  // A distinct row is one however often it comes.
  if (beside.length < 2 || statement.distinctClause !== undefined) return [];
  const summed = sumsIn(statement.targetList, offsetOf);
  if (summed.length === 0) return [];
  const conditions = [statement.whereClause, ...from.flatMap(conditionsIn)];
  const [equal, asked, named] = [equalIn(conditions), columnsNamed({ conditions }), columnsNamed(statement)];
  const of = (columns: ReadonlyMap<string, ReadonlySet<string>>, name: string) => [
    ...(columns.get(name) ?? []),
    ...(columns.get('') ?? []),
  ];
  return [
    {
      relations: beside.map(({ name, table }) => ({
        name,
        ...(table === undefined ? {} : { table }),
        equal: of(equal, name),
        asked: of(asked, name),
        named: of(named, name),
      })),
      summed,
    },
  ];
}

function relationsIn(item: unknown, withs: ReadonlySet<string>, tables: ReadonlySet<string>): Relation[] {
  const [[tag, child] = ['']] = Object.entries(asNode(item));
  const { alias, relname, larg, rarg } = asNode(child);
  if (tag === 'JoinExpr') return [...relationsIn(larg, withs, tables), ...relationsIn(rarg, withs, tables)];
  const table = String(relname);
  const isTable = tag === 'RangeVar' && tables.has(table) && !withs.has(table);
  return [{ name: String(asNode(alias).aliasname ?? relname), table: isTable ? table : undefined }];
}

function conditionsIn(item: unknown): unknown[] {
  const { larg, rarg, quals, usingClause } = inside(item, 'JoinExpr');
  if (larg === undefined) return [];
  return [usingClause, quals, ...conditionsIn(larg), ...conditionsIn(rarg)];
}

/** Columns by the name in front of them that one value is asked of; under no name what stands in USING. */
function equalIn(conditions: readonly unknown[]): Map<string, Set<string>> {
  const found = new Map<string, Set<string>>();
  const add = (name: string, column: string) => found.set(name, (found.get(name) ?? new Set()).add(column));
  const visit = (condition: unknown): void => {
    if (Array.isArray(condition)) for (const column of namesOf(condition)) add('', column);
    const { boolop, args } = inside(condition, 'BoolExpr');
    if (boolop === 'AND_EXPR') for (const each of listed(args)) visit(each);
    const { kind, name, lexpr, rexpr } = inside(condition, 'A_Expr');
    if (kind !== 'AEXPR_OP' || lastName(name) !== '=') return;
    for (const side of [lexpr, rexpr]) {
      const [of = '', column, more] = namesOf(inside(side, 'ColumnRef').fields);
      if (column !== undefined && more === undefined) add(of, column);
    }
  };
  for (const each of conditions) visit(each);
  return found;
}

/** Every column in a statement by the name in front of it; bare ones, which may be anybody's, under no name. */
function columnsNamed(statement: Node): Map<string, Set<string>> {
  const found = new Map<string, Set<string>>();
  const visit = (value: unknown): void => {
    if (value === null || typeof value !== 'object') return;
    const { ColumnRef: column } = asNode(value);
    if (column === undefined) for (const each of Object.values(value)) visit(each);
    else {
      const names = namesOf(asNode(column).fields);
      const of = names.length > 1 ? (names[0] ?? '') : '';
      found.set(of, (found.get(of) ?? new Set()).add(names.at(-1) ?? ''));
    }
  };
  visit(statement);
  return found;
}

/** Whether rows have been put together in it already. */
function isAggregated(value: unknown): boolean {
  if (value === null || typeof value !== 'object') return false;
  const { FuncCall: call } = asNode(value);
  return AGGREGATES.has(lastName(asNode(call).funcname)) || Object.values(value).some(isAggregated);
}

const AGGREGATES: ReadonlySet<string | undefined> = new Set(['sum', 'avg', 'min', 'max', 'count', 'array_agg']);
const SUMMING: ReadonlySet<string | undefined> = new Set(['sum', 'avg']);

/**
 * What is added up of relations by their names, and what is worked out of several of them, which is added up elsewhere;
 * a bare column, a window and a statement within may be of any.
 */
function sumsIn(value: unknown, offsetOf: Looking['offsetOf']): SqlJoin['summed'] {
  if (value === null || typeof value !== 'object') return [];
  const { FuncCall: call, A_Expr: worked, SelectStmt: inner } = asNode(value);
  if (inner !== undefined) return [];
  const { funcname, args, over, agg_distinct: distinct } = asNode(call);
  const { kind, name, lexpr, rexpr } = asNode(worked);
  const isSum = SUMMING.has(lastName(funcname));
  const isProduct = kind === 'AEXPR_OP' && lastName(name) === '*' && !isAggregated([lexpr, rexpr]);
  const of = isSum || isProduct ? columnsNamed({ args, lexpr, rexpr }) : undefined;
  if (of === undefined || (isProduct && of.size < 2))
    return Object.values(value).flatMap((each) => sumsIn(each, offsetOf));
  if (over !== undefined || distinct === true || of.size === 0 || of.has('')) return [];
  return [{ of: [...of.keys()], offset: offsetOf(asNode(call ?? worked)) }];
}
