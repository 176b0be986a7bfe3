import type { SqlShown } from '../plan/sqlText.ts';
import { type Target, targetsIn } from './divisions.ts';
import { tablesOf } from './names.ts';
import { inside, lastName, type Node, plainText } from './nodes.ts';

/** Steps through statements of `with` that one value is followed. */
const MOST_STEPS = 8;

/** The columns of tables that a statement puts out as they are. */
export function shownColumns(select: Node, outputs: readonly string[], relations: ReadonlySet<string>): SqlShown[] {
  const targets = targetsIn(select, outputs, relations);
  const within = new Map<string, Target[]>();
  for (const target of targets)
    if (!target.outermost && target.name !== undefined)
      within.set(target.name, [...(within.get(target.name) ?? []), target]);
  const behind = ({ value, names }: Target, depth: number): SqlShown['of'] | undefined => {
    const { fields } = inside(plainText(value), 'ColumnRef');
    const column = lastName(fields);
    if (column === undefined) return undefined;
    const tables = tablesOf(fields, names, relations);
    if (tables !== undefined) return { tables, column };
    // One of several of a name may be any.
    const [only, another] = within.get(column) ?? [];
    return only === undefined || another !== undefined || depth > MOST_STEPS ? undefined : behind(only, depth + 1);
  };
  return targets.flatMap((target) => {
    const of = target.outermost && target.name !== undefined ? behind(target, 0) : undefined;
    return of === undefined || target.name === undefined ? [] : [{ output: target.name, of }];
  });
}
