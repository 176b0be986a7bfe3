import type { ChoiceItem } from '../../../engine/clipboard/cellText.ts';
import { cellTraits } from '../../../schemas/generated/language.ts';
import type { CellServices, TreeNode } from '../../services/CellServices.ts';
import type { AskedNames, CellColumn } from '../Cell.ts';
import { questionOf, wholeTree } from '../editors/wholeTree.ts';

/** So many names fit into one question. */
const AT_ONCE = 100;

/** Nodes of a column's tree by name: a dictionary is searched, what only part of may be chosen is read whole. */
export async function treeItems(
  services: CellServices,
  column: CellColumn,
  { texts }: AskedNames,
): Promise<readonly ChoiceItem[]> {
  const { signal } = new AbortController();
  const question = questionOf(column);
  if (cellTraits[column.type].tree === 'category' || question.condition !== undefined)
    return flatNodes(await wholeTree(services, question, signal));
  const names = namesIn(texts);
  const found: ChoiceItem[] = [];
  for (let start = 0; start < names.length; start += AT_ONCE) {
    // The comma asks for whole names.
    const keyword = `${names.slice(start, start + AT_ONCE).join(',')},`;
    found.push(...(await services.searchDictionary(column.dictCode ?? '', keyword, 10 * AT_ONCE, signal)));
  }
  return found;
}

/** The names that pasted texts may hold, each once: a text as a whole, and its parts. */
export function namesIn(texts: readonly string[]): string[] {
  const names = texts.flatMap((text) => [text, ...text.split(/[,，、;；|\n]/)]).map((text) => text.trim());
  // The comma parts names in a question.
  return [...new Set(names)].filter((name) => name !== '' && !name.includes(','));
}

function flatNodes(nodes: readonly TreeNode[]): ChoiceItem[] {
  return nodes.flatMap(({ value, title, children = [] }) => [{ value, text: title }, ...flatNodes(children)]);
}
