import type { SqlProblem } from './params.ts';

type Node = Readonly<Record<string, unknown>>;

/** A place in the SQL, as the gate counts it. */
type OffsetOf = (node: Node) => number;

/**
 * What would read or compare a column that keeps secrets. `secrets` are the columns of the tables the SQL reads, by table.
 * Names are refused wherever they stand, and so is all that brings columns along without naming them: `*`, a row as a
 * whole, new names for the columns of a table.
 */
export function secretProblems(
  tree: unknown,
  secrets: ReadonlyMap<string, ReadonlySet<string>>,
  offsetOf: OffsetOf,
): SqlProblem[] {
  const columns = new Set([...secrets.values()].flatMap((each) => [...each]));
  if (columns.size === 0) return [];
  const nodes = [...tagged(tree)];
  const rows = rowNames(nodes, secrets);
  const [named] = columns;
  return nodes.flatMap(([tag, node]) => {
    const diagnostic =
      tag === 'ColumnRef'
        ? referenceDiagnostic(node, columns, rows)
        : tag === 'JoinExpr' || tag === 'RangeVar'
          ? relationDiagnostic(tag, node, columns, secrets)
          : undefined;
    if (diagnostic === undefined) return [];
    const message = `${diagnostic}：「${named}」是密码字段的列，只存散列值，报表不能读取`;
    return [{ offset: offsetOf(node), message, fix: '请逐列写出要输出的列，并去掉密码字段' }];
  });
}

/** Every tagged node, from the outside in. */
function* tagged(value: unknown): Generator<[string, Node]> {
  if (value === null || typeof value !== 'object') return;
  for (const [key, child] of Object.entries(value)) {
    if (/^[A-Z]/.test(key) && typeof child === 'object' && child !== null) yield [key, child as Node];
    yield* tagged(child);
  }
}

/** Names that stand for a whole row in which a secret is. */
function rowNames(nodes: readonly [string, Node][], secrets: ReadonlyMap<string, unknown>): Set<string> {
  return new Set(
    nodes.flatMap(([tag, node]) => {
      const alias = aliasOf(node);
      if (tag === 'JoinExpr') return alias ? [alias] : [];
      if (tag !== 'RangeVar' || !secrets.has(String(node.relname))) return [];
      return [alias ?? String(node.relname)];
    }),
  );
}

function referenceDiagnostic(
  { fields }: Node,
  columns: ReadonlySet<string>,
  rows: ReadonlySet<string>,
): string | undefined {
  const parts = (Array.isArray(fields) ? fields : []) as Node[];
  const last = parts.at(-1) ?? {};
  if (last.A_Star) return '不能写 *';
  const name = textOf(last);
  if (columns.has(name)) return `不能使用列 ${name}`;
  return parts.length === 1 && rows.has(name) ? `不能把整行 ${name} 当作值` : undefined;
}

function relationDiagnostic(
  tag: string,
  node: Node,
  columns: ReadonlySet<string>,
  secrets: ReadonlyMap<string, unknown>,
): string | undefined {
  if (tag === 'RangeVar' && !secrets.has(String(node.relname))) return undefined;
  const alias = node.alias as Node | undefined;
  if (Array.isArray(alias?.colnames)) return '不能给这张表的列另起名字';
  if (node.isNatural) return '不能用 NATURAL JOIN';
  const shared = (Array.isArray(node.usingClause) ? node.usingClause : []) as Node[];
  return shared.some((each) => columns.has(textOf(each))) ? '不能按密码连接' : undefined;
}

function aliasOf(node: Node): string | undefined {
  const name = (node.alias as Node | undefined)?.aliasname;
  return typeof name === 'string' ? name : undefined;
}

function textOf(node: Node): string {
  return String((node.String as Node | undefined)?.sval ?? '');
}
