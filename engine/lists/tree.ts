import { isRecord, parseJson } from '../api/envelope.ts';
import type { PlanTree } from '../plan/Plan.ts';
import { isNothing, type Row } from '../plan/record.ts';

/** Told where a condition is no JSON object. */
export const CONDITION_COMPLAINT = '组件JTreeSelect-condition传值有误，需要一个json字符串!';

/** A row of a tree as it stands under its opened ancestors. */
export interface TreeLine<R = Row> {
  row: R;
  /** From 1, as screen readers count. */
  level: number;
  hasChildren: boolean;
  expanded: boolean;
  /** Stands for children that are on their way; no record. */
  placeholder: boolean;
}

/** What is known of a tree whose levels come one by one. */
export interface Branches<R> {
  /** Rows known below a row, by its id. */
  below(id: string): readonly R[];
  /** Whether these are all that are below it. */
  whole(id: string): boolean;
  /** Whether a row says that something is below it. */
  marked(row: R): boolean;
  open: ReadonlySet<string>;
  /** The row that stands for those on their way. */
  placeholder(parent: string): R;
}

/** The rows known below each opened parent, by its id. */
export type Levels = ReadonlyMap<string, readonly Row[]>;

/** The id of the line that says that children are loading. */
export function placeholderId(id: string): string {
  return `${id}_loadChild`;
}

/** Whether something is below a row, as far as is known. */
export function hasBelow<R extends object>(row: R, branches: Branches<R>): boolean {
  const id = idOf(row);
  return branches.below(id).length > 0 || (!branches.whole(id) && branches.marked(row));
}

/** What is to be seen of a tree, in order: rows at the top, below open ones their children or that these are coming. */
export function treeLines<R extends object>(top: readonly R[], branches: Branches<R>): TreeLine<R>[] {
  const lines: TreeLine<R>[] = [];
  const seen = new Set<string>();
  const visit = (rows: readonly R[], level: number): void => {
    for (const row of rows) {
      const id = idOf(row);
      // A row that was moved while its old level is still on the page stands once.
      if (seen.has(id)) continue;
      seen.add(id);
      const hasChildren = hasBelow(row, branches);
      const expanded = hasChildren && branches.open.has(id);
      lines.push({ row, level, hasChildren, expanded, placeholder: false });
      if (!expanded) continue;
      visit(branches.below(id), level + 1);
      if (branches.whole(id) || !branches.marked(row)) continue;
      lines.push({
        row: branches.placeholder(id),
        level: level + 1,
        hasChildren: false,
        expanded: false,
        placeholder: true,
      });
    }
  };
  visit(top, 1);
  return lines;
}

/** A tree of which each level is known whole or not at all. */
export function branchesByLevel(levels: Levels, open: ReadonlySet<string>, { hasChild }: PlanTree): Branches<Row> {
  return {
    below: (id) => levels.get(id) ?? [],
    whole: (id) => levels.has(id),
    marked: (row) => isMarked(row[hasChild]),
    open,
    placeholder: (parent) => ({ id: placeholderId(parent) }),
  };
}

/** Rows of several levels, as one call brings them, under each of the parents asked for. */
export function levelsOf(
  parents: readonly string[],
  rows: readonly Row[],
  { parent }: Pick<PlanTree, 'parent'>,
): Map<string, Row[]> {
  const levels = new Map<string, Row[]>(parents.map((id) => [id, []]));
  for (const row of rows) levels.get(String(row[parent]))?.push(row);
  return levels;
}

/** Rows at the top, each followed by what is known below it; what hangs on none of them is left out. */
export function branchesOf(top: readonly Row[], levels: Levels): Row[] {
  const rows: Row[] = [];
  const seen = new Set<string>();
  const visit = (level: readonly Row[]): void => {
    for (const row of level) {
      const id = String(row.id);
      if (seen.has(id)) continue;
      seen.add(id);
      rows.push(row);
      visit(levels.get(id) ?? []);
    }
  };
  visit(top);
  return rows;
}

function idOf(row: object): string {
  return String('id' in row ? row.id : undefined);
}

/** Whether the field that says so says that something is below a row. */
export function isMarked(value: unknown): boolean {
  return !isNothing(value) && ['1', 'true', 'Y'].includes(String(value));
}

/** What a tree's records must be like: texts by field, `%` for any text. */
export type TreeCondition = Readonly<Record<string, string>>;

/** Reads the condition of a tree: the text of a JSON object of texts and numbers; undefined when it is none. */
export function readCondition(text: string): TreeCondition | undefined {
  const value = parseJson(text);
  if (!isRecord(value)) return undefined;
  const entries = Object.entries(value);
  if (entries.some(([, wanted]) => typeof wanted !== 'string' && typeof wanted !== 'number')) return undefined;
  return Object.fromEntries(entries.map(([key, wanted]) => [key, String(wanted)]));
}
