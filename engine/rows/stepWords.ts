import type { Step } from './history.ts';
import type { GridColumn, StepKind } from './RowTable.ts';

const NAMES: Record<StepKind, string> = {
  edit: '修改',
  paste: '粘贴',
  cut: '剪切',
  fill: '填充',
  clear: '清空',
  add: '新增',
  remove: '删除',
  move: '移动',
};

// A step stays what it was; a live feed asks for its words with every message.
const known = new WeakMap<Step, string>();

/** What a step did, as a button names it: `粘贴 12 行`, `修改“数量”`, `填充 3 个单元格`. */
export function stepWords(step: Step, columns: readonly GridColumn[]): string {
  const words = known.get(step) ?? wordsOf(step, columns);
  known.set(step, words);
  return words;
}

function wordsOf({ kind, delta }: Step, columns: readonly GridColumn[]): string {
  const { edits, added, removed } = delta;
  const name = NAMES[kind];
  // Order numbers of other rows follow from it and are nothing a person did.
  if (kind === 'move') return `${name} 1 行`;
  if (kind === 'add' || kind === 'remove') return `${name} ${added.size + removed.size} 行`;
  const rows = edits.size + added.size;
  if (added.size > 0 || (kind === 'paste' && rows > 1)) return `${name} ${rows} 行`;
  // What is computed follows from it as well.
  const byHand = new Map(columns.flatMap((column) => (column.value === undefined ? [[column.key, column.title]] : [])));
  const titles = [...edits.values()].flatMap(({ keys }) => keys.flatMap((key) => byHand.get(key) ?? []));
  return titles.length === 1 ? `${name}“${titles[0]}”` : `${name} ${titles.length} 个单元格`;
}
