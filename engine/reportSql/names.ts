import { asNode, inside, lastName, listed, type Node } from './nodes.ts';

/** What the names in a statement are of. */
export interface SqlNames {
  /** The table a name in front of a column is of, undefined where it is of something else. */
  of: ReadonlyMap<string, string | undefined>;
  /** Columns that are not those of a table, whatever they are called. */
  made: ReadonlySet<string>;
  /** Statements of `with`, and what each of them makes: no tables, whatever they are called. */
  withs: ReadonlyMap<string, ReadonlySet<string>>;
}

/** Keys of the tree whose value is a statement with names of its own; the halves of a union have no tag. */
export const STATEMENTS: ReadonlySet<string> = new Set(['SelectStmt', 'larg', 'rarg']);

/** The names a statement sees: its own in front of those of the statement around it. */
export function namesWithin(statement: Node, outer: SqlNames, relations: ReadonlySet<string>): SqlNames {
  const withs = new Map(outer.withs);
  const of = new Map(outer.of);
  const made = new Set(outer.made);
  for (const item of listed(asNode(statement.withClause).ctes)) {
    const { ctename, ctequery, aliascolnames } = inside(item, 'CommonTableExpr');
    const names = { of: outer.of, made: outer.made, withs };
    withs.set(String(ctename ?? ''), madeBy(inside(ctequery, 'SelectStmt'), names, relations, aliascolnames));
  }
  for (const item of listed(statement.fromClause)) addNames(item, { of, made, withs }, relations);
  return { of, made, withs };
}

/** The tables that a named column may be of; undefined: it is of none, or of something that is made. */
export function tablesOf(
  fields: unknown,
  names: SqlNames,
  relations: ReadonlySet<string>,
): readonly string[] | undefined {
  const parts = listed(fields).map((part) => inside(part, 'String').sval);
  const column = parts.at(-1);
  if (typeof column !== 'string' || parts.length > 2) return undefined;
  if (parts.length === 1) return names.made.has(column) ? undefined : [...relations];
  const table = names.of.get(String(parts[0]));
  return table === undefined ? undefined : [table];
}

function addNames(
  item: unknown,
  names: { of: Map<string, string | undefined>; made: Set<string>; withs: SqlNames['withs'] },
  relations: ReadonlySet<string>,
): void {
  const add = (columns: ReadonlySet<string> = new Set()) => {
    for (const column of columns) names.made.add(column);
  };
  for (const [tag, child] of Object.entries(asNode(item))) {
    const node = asNode(child);
    if (tag === 'JoinExpr') for (const side of [node.larg, node.rarg]) addNames(side, names, relations);
    const { aliasname, colnames } = asNode(node.alias);
    const table = tag === 'RangeVar' ? String(node.relname ?? '') : undefined;
    const alias = aliasname ?? table;
    const isTable = table !== undefined && relations.has(table) && !names.withs.has(table);
    if (alias !== undefined) names.of.set(String(alias), isTable ? table : undefined);
    add(new Set(namesIn(colnames)));
    if (table !== undefined) add(names.withs.get(table));
    if (tag === 'RangeSubselect') add(madeBy(inside(node.subquery, 'SelectStmt'), names, relations));
  }
}

/** Outputs of a statement that are not columns under their own names. */
function madeBy(statement: Node, outer: SqlNames, relations: ReadonlySet<string>, renamed?: unknown): Set<string> {
  const made = new Set(namesIn(renamed));
  for (const half of [statement.larg, statement.rarg])
    if (half !== undefined) for (const each of madeBy(asNode(half), outer, relations)) made.add(each);
  let within: SqlNames | undefined;
  for (const target of listed(statement.targetList)) {
    const { name, val } = inside(target, 'ResTarget');
    const fields = inside(val, 'ColumnRef').fields;
    const own = lastName(fields);
    const output = typeof name === 'string' ? name : own;
    within ??= namesWithin(statement, outer, relations);
    if (fields !== undefined && own === undefined) for (const each of within.made) made.add(each);
    else if (output !== undefined && (own !== output || within.made.has(own))) made.add(output);
  }
  return made;
}

const namesIn = (list: unknown): string[] => listed(list).map((each) => String(inside(each, 'String').sval ?? ''));
