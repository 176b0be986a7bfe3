import { isRecord, parseJson } from '../api/envelope.ts';
import type { PlanTree } from '../plan/Plan.ts';
import { isNothing, type Row } from '../plan/record.ts';

/** Told where a condition is no JSON object. */
export const CONDITION_COMPLAINT = '组件JTreeSelect-condition传值有误，需要一个json字符串!';

/** A row of a tree as it stands under its opened ancestors. */
export interface TreeLine {
  row: Row;
  /** From 1, as screen readers count. */
  level: number;
  hasChildren: boolean;
  expanded: boolean;
  /** Stands for children that are on their way; no record. */
  placeholder: boolean;
}

/** The rows known below each opened parent, by its id. */
export type Levels = ReadonlyMap<string, readonly Row[]>;

/** The id of the line that says that children are loading. */
export function placeholderId(id: string): string {
  return `${id}_loadChild`;
}

/** What is to be seen of a tree, in order: rows at the top, below open ones their children or that these are coming. */
export function treeLines(
  top: readonly Row[],
  { levels, open }: { levels: Levels; open: ReadonlySet<string> },
  tree: PlanTree,
): TreeLine[] {
  const lines: TreeLine[] = [];
  const seen = new Set<string>();
  const visit = (rows: readonly Row[], level: number): void => {
    for (const row of rows) {
      const id = String(row.id);
      // A row that was moved while its old level is still on the page stands once.
      if (seen.has(id)) continue;
      seen.add(id);
      const below = levels.get(id);
      const hasChildren = below ? below.length > 0 : isMarked(row[tree.hasChild]);
      const expanded = hasChildren && open.has(id);
      lines.push({ row, level, hasChildren, expanded, placeholder: false });
      if (expanded && below) visit(below, level + 1);
      else if (expanded) lines.push(placeholder(id, level + 1, tree));
    }
  };
  visit(top, 1);
  return lines;
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

function placeholder(parent: string, level: number, { text }: PlanTree): TreeLine {
  const row = { id: placeholderId(parent), [text]: 'loading...' };
  return { row, level, hasChildren: false, expanded: false, placeholder: true };
}

function isMarked(value: unknown): boolean {
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
