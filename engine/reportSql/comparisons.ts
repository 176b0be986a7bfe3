type Node = Readonly<Record<string, unknown>>;

/** A column held against a written text. */
export interface SqlComparison {
  /** Tables the column may be of: the one its alias names, or all that are read. */
  tables: readonly string[];
  column: string;
  value: string;
  /** Offset (0-based) of the text in the SQL. */
  offset: number;
}

/** What stands in front of a column: the table a name is of, undefined where it is of something else. */
interface Names {
  of: ReadonlyMap<string, string | undefined>;
  /** Statements of `with`: no tables, whatever they are called. */
  withs: ReadonlySet<string>;
}

/** Keys of the tree whose value is a statement with names of its own; the halves of a union have no tag. */
const STATEMENTS: ReadonlySet<string> = new Set(['SelectStmt', 'larg', 'rarg']);

/** Every `column = 'text'`, `<>` and `in (…)` of a statement over these tables. */
export function comparisonsIn(
  tree: unknown,
  relations: ReadonlySet<string>,
  offsetOf: (node: Node) => number,
): SqlComparison[] {
  const found: SqlComparison[] = [];
  const compare = (node: Node, names: Names): void => {
    if (!isEquality(node)) return;
    const sides = [
      [node.lexpr, node.rexpr],
      [node.rexpr, node.lexpr],
    ];
    for (const [reference, other] of sides) {
      const named = columnOf(reference, names, relations);
      if (named === undefined) continue;
      for (const constant of textsIn(other))
        found.push({ ...named, value: String(inside(constant, 'sval').sval ?? ''), offset: offsetOf(constant) });
    }
  };
  const visit = (value: unknown, names: Names): void => {
    if (value === null || typeof value !== 'object') return;
    const node = asNode(value);
    for (const key in node) {
      const child = node[key];
      if (key === 'A_Expr') compare(asNode(child), names);
      visit(child, STATEMENTS.has(key) ? namesWithin(asNode(child), names, relations) : names);
    }
  };
  visit(tree, namesWithin(asNode(tree), { of: new Map(), withs: new Set() }, relations));
  return found;
}

/** The names a statement sees: its own in front of those of the statement around it. */
function namesWithin(statement: Node, outer: Names, relations: ReadonlySet<string>): Names {
  const withs = new Set([...outer.withs, ...listed(asNode(statement.withClause).ctes).map(withName)]);
  const of = new Map(outer.of);
  for (const item of listed(statement.fromClause)) addNames(item, { of, withs }, relations);
  return { of, withs };
}

const withName = (item: unknown): string => String(inside(item, 'CommonTableExpr').ctename ?? '');

function addNames(
  item: unknown,
  names: { of: Map<string, string | undefined>; withs: ReadonlySet<string> },
  relations: ReadonlySet<string>,
): void {
  for (const [tag, child] of Object.entries(asNode(item))) {
    const node = asNode(child);
    if (tag === 'JoinExpr') for (const side of [node.larg, node.rarg]) addNames(side, names, relations);
    const table = tag === 'RangeVar' ? String(node.relname ?? '') : undefined;
    const alias = asNode(node.alias).aliasname ?? table;
    const isTable = table !== undefined && relations.has(table) && !names.withs.has(table);
    if (alias !== undefined) names.of.set(String(alias), isTable ? table : undefined);
  }
}

function isEquality({ kind, name }: Node): boolean {
  const sign = inside(listed(name)[0], 'String').sval;
  return (kind === 'AEXPR_OP' || kind === 'AEXPR_IN') && (sign === '=' || sign === '<>');
}

function columnOf(
  value: unknown,
  { of }: Names,
  relations: ReadonlySet<string>,
): { tables: readonly string[]; column: string } | undefined {
  const { fields } = inside(value, 'ColumnRef');
  const names = listed(fields).map((part) => inside(part, 'String').sval);
  const column = names.at(-1);
  if (typeof column !== 'string' || names.length > 2) return undefined;
  if (names.length === 1) return { tables: [...relations], column };
  const table = of.get(String(names[0]));
  return table === undefined ? undefined : { tables: [table], column };
}

/** Written texts: one, or the items of a list. */
function textsIn(value: unknown): Node[] {
  const { items } = inside(value, 'List');
  if (Array.isArray(items)) return items.flatMap(textsIn);
  const constant = inside(value, 'A_Const');
  return constant.sval === undefined ? [] : [constant];
}

const listed = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);
const asNode = (value: unknown): Node => (typeof value === 'object' && value !== null ? (value as Node) : {});
const inside = (value: unknown, key: string): Node => asNode(asNode(value)[key]);
