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

/** Every `column = 'text'`, `<>` and `in (…)` of a statement over these tables. */
export function comparisonsIn(
  tree: unknown,
  relations: ReadonlySet<string>,
  offsetOf: (node: Node) => number,
): SqlComparison[] {
  const nodes: [string, Node][] = [];
  addTagged(tree, nodes);
  const aliases = aliasesIn(nodes, relations);
  return nodes.flatMap(([tag, node]) => {
    if (tag !== 'A_Expr' || !isEquality(node)) return [];
    const sides = [
      [node.lexpr, node.rexpr],
      [node.rexpr, node.lexpr],
    ];
    return sides.flatMap(([reference, other]) => {
      const named = columnOf(reference, aliases, relations);
      if (named === undefined) return [];
      return textsIn(other).map((constant) => ({
        ...named,
        value: String(inside(constant, 'sval').sval ?? ''),
        offset: offsetOf(constant),
      }));
    });
  });
}

function isEquality({ kind, name }: Node): boolean {
  const sign = inside((Array.isArray(name) ? name : [])[0], 'String').sval;
  return (kind === 'AEXPR_OP' || kind === 'AEXPR_IN') && (sign === '=' || sign === '<>');
}

/** Names in front of a column with the tables they stand for; a name that stands for something else too counts not. */
function aliasesIn(nodes: readonly [string, Node][], relations: ReadonlySet<string>): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  const other = new Set<string>();
  for (const [tag, node] of nodes) {
    if (tag === 'RangeSubselect') other.add(String(asNode(node.alias).aliasname ?? ''));
    if (tag === 'CommonTableExpr') other.add(String(node.ctename ?? ''));
    if (tag !== 'RangeVar') continue;
    const table = String(node.relname ?? '');
    const alias = String(asNode(node.alias).aliasname ?? table);
    if (!relations.has(table) || (found.has(alias) && found.get(alias) !== table)) other.add(alias);
    else found.set(alias, table);
  }
  return new Map([...found].filter(([alias]) => !other.has(alias)));
}

function columnOf(
  value: unknown,
  aliases: ReadonlyMap<string, string>,
  relations: ReadonlySet<string>,
): { tables: readonly string[]; column: string } | undefined {
  const { fields } = inside(value, 'ColumnRef');
  const names = (Array.isArray(fields) ? fields : []).map((part) => inside(part, 'String').sval);
  const column = names.at(-1);
  if (typeof column !== 'string' || names.length > 2) return undefined;
  if (names.length === 1) return { tables: [...relations], column };
  const table = aliases.get(String(names[0]));
  return table === undefined ? undefined : { tables: [table], column };
}

/** Written texts: one, or the items of a list. */
function textsIn(value: unknown): Node[] {
  const { items } = inside(value, 'List');
  if (Array.isArray(items)) return items.flatMap(textsIn);
  const constant = inside(value, 'A_Const');
  return constant.sval === undefined ? [] : [constant];
}

/** Every tagged node, from the outside in. */
function addTagged(value: unknown, nodes: [string, Node][]): void {
  if (value === null || typeof value !== 'object') return;
  for (const [key, child] of Object.entries(value)) {
    if (child === null || typeof child !== 'object') continue;
    if (/^[A-Z]/.test(key)) nodes.push([key, child as Node]);
    addTagged(child, nodes);
  }
}

const asNode = (value: unknown): Node => (typeof value === 'object' && value !== null ? (value as Node) : {});
const inside = (value: unknown, key: string): Node => asNode(asNode(value)[key]);
