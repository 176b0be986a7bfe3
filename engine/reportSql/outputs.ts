import { asNode, listed, type Node } from './nodes.ts';
import type { SqlProblem } from './params.ts';

/** Names of a SELECT's output columns, as PostgreSQL gives them; a column without a name of its own is a problem. */
export function outputColumns(
  statement: Node,
  characterOffset: (byte: number) => number,
): { outputs: string[]; problems: SqlProblem[] } {
  const outputs: string[] = [];
  const problems: SqlProblem[] = [];
  for (const target of leftmostTargets(asNode(statement.SelectStmt))) {
    const result = asNode(asNode(target).ResTarget);
    const tell = (message: string, fix: string) =>
      problems.push({ offset: characterOffset(Number(result.location ?? 0)), message, fix });
    const name = typeof result.name === 'string' ? result.name : ownName(asNode(result.val));
    if (name === '*') {
      tell('最外层不能写 select *', '请逐列写出要输出的列');
    } else if (!name) {
      tell('这一列没有名字', '请用 as 给它起名，例如 as total_amount');
    } else if (outputs.includes(name)) {
      tell(`输出列「${name}」重复`, '请用 as 给其中一列起别的名字');
    } else outputs.push(name);
  }
  if (outputs.length === 0 && problems.length === 0) {
    problems.push({ offset: 0, message: 'SQL 没有输出列', fix: '请在 select 后写出要输出的列' });
  }
  return { outputs, problems };
}

/** What a SELECT, each half of a union, puts out under each of these names. */
export function valuesPut(statement: Node, outputs: readonly string[]): [output: string, value: unknown][] {
  const read = (select: Node): [string, unknown][] => {
    const halves = [select.larg, select.rarg].flatMap((half) => (half === undefined ? [] : read(asNode(half))));
    const own = listed(select.targetList).flatMap((target, at): [string, unknown][] => {
      const output = outputs[at];
      return output === undefined ? [] : [[output, asNode(asNode(target).ResTarget).val]];
    });
    return [...halves, ...own];
  };
  return read(asNode(statement.SelectStmt));
}

/** Of a UNION the first branch names the columns. */
function leftmostTargets(select: Node): readonly unknown[] {
  let current = select;
  while (current.larg) current = asNode(current.larg);
  return listed(current.targetList);
}

function ownName(value: Node): string | undefined {
  if (value.ColumnRef) return lastName(asNode(value.ColumnRef).fields);
  if (value.FuncCall) return lastName(asNode(value.FuncCall).funcname);
  if (value.TypeCast) return ownName(asNode(asNode(value.TypeCast).arg));
  return undefined;
}

function lastName(list: unknown): string | undefined {
  const last = asNode(listed(list).at(-1));
  if (last.A_Star) return '*';
  const text = asNode(last.String).sval;
  return typeof text === 'string' ? text : undefined;
}
