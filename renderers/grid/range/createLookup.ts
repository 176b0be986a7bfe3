import type { ChoiceItem } from '../../../engine/clipboard/cellText.ts';
import { type Lookup, readNamed, type WantedName } from '../../../engine/clipboard/lookup.ts';
import { type Parsed, refused } from '../../../engine/values/ValueType.ts';
import type { CellColumn, CellRow } from '../../cells/Cell.ts';
import { pickerOf } from '../../cells/drawing/nameMarks.ts';
import { inputText } from '../../cells/drawing/text.ts';
import { questionOf, wholeTree } from '../../cells/editors/wholeTree.ts';
import type { CellServices, PickedDepartment, TreeNode } from '../../services/CellServices.ts';

/** A lookup for one paste, and the way to make it know more. */
export interface PasteLookup extends Lookup {
  /** Asks for names, once each; what could not be asked is refused with a sentence. Never rejects. */
  ask(wanted: readonly WantedName[]): Promise<void>;
}

/** So many names fit into one question. */
const AT_ONCE = 100;

/** Names in columns of trees, departments and chains over a tree, read through the services. */
export function createLookup(services: CellServices): PasteLookup {
  const known = new Map<string, readonly ChoiceItem[] | 'failed'>();
  const ask = async (wanted: readonly WantedName[]) => {
    const questions = new Map(wanted.map((name) => [keyOf(name), name]));
    await Promise.all(
      [...questions].map(async ([question, { column, parent }]) => {
        const texts = wanted.filter((each) => each.column.key === column.key).map(({ text }) => text);
        const items = await itemsFor(services, column, { texts, parent: String(parent) }).catch(
          () => 'failed' as const,
        );
        known.set(question, items);
      }),
    );
  };
  return {
    covers: (column) => typeOf(column) !== undefined,
    read: (name): Parsed | undefined => {
      if (name.parent === null) return readNamed(name.text, [], false);
      const items = known.get(keyOf(name));
      if (items === 'failed') return refused('名称没有查到，请稍后再试');
      return items && readNamed(name.text, items, isMultiple(name.column));
    },
    ask,
  };
}

/** What one question to the server covers: a column, or a column below one value. */
function keyOf({ column, parent }: WantedName): string {
  return typeOf(column) === 'select' ? `${column.key} ${String(parent)}` : column.key;
}

function typeOf({ type, tree }: CellColumn): 'select' | 'sel_tree' | 'cat_tree' | 'sel_depart' | undefined {
  if (type === 'select') return tree ? type : undefined;
  return type === 'sel_tree' || type === 'cat_tree' || type === 'sel_depart' ? type : undefined;
}

/** Departments are several unless the column says otherwise. */
function isMultiple({ type, multiple }: CellColumn): boolean {
  return multiple ?? type === 'sel_depart';
}

interface Question {
  texts: readonly string[];
  parent: string;
}

async function itemsFor(
  services: CellServices,
  column: CellColumn,
  { texts, parent }: Question,
): Promise<readonly ChoiceItem[]> {
  const { signal } = new AbortController();
  const { dictCode = '', tree } = column;
  const question = questionOf(column);
  if (column.type === 'cat_tree' || (column.type === 'sel_tree' && question.condition !== undefined))
    return flatNodes(await wholeTree(services, question, signal));
  if (column.type === 'sel_depart') return departmentItems(services, pickerOf(column) ?? 'department');
  if (column.type === 'select') return tree ? services.itemsBelow(dictCode, tree, parent) : [];
  const names = [...new Set(texts.flatMap((text) => text.split(/[,，、;；|\n]/)).map((text) => text.trim()))];
  const found: ChoiceItem[] = [];
  for (let start = 0; start < names.length; start += AT_ONCE) {
    // The comma asks for whole names.
    const keyword = `${names.slice(start, start + AT_ONCE).join(',')},`;
    found.push(...(await services.searchDictionary(dictCode, keyword, 10 * AT_ONCE, signal)));
  }
  return found;
}

function flatNodes(nodes: readonly TreeNode[]): ChoiceItem[] {
  return nodes.flatMap(({ value, title, children = [] }) => [{ value, text: title }, ...flatNodes(children)]);
}

async function departmentItems(services: CellServices, id: string): Promise<ChoiceItem[]> {
  const { value, text } = await services.picker(id);
  const items = (departments: readonly PickedDepartment[]): ChoiceItem[] =>
    departments.flatMap(({ children, ...department }) => {
      const row: CellRow = department;
      return [{ value: inputText(row[value]), text: inputText(row[text]) }, ...items(children)];
    });
  return items(await services.departments(new AbortController().signal));
}
