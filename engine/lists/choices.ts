import { isRecord } from '../api/envelope.ts';

/** A node of a tree in which several are chosen. */
export interface ChoiceNode {
  key: string;
  title: string;
  /** Nothing to be chosen itself: it is checked as what is below it is. */
  group: boolean;
  /** Stays as it is. */
  disabled: boolean;
  /** Checked by itself alone, and not with what it stands below. */
  alone?: true;
  children: ChoiceNode[];
}

/** Reads `{treeList}`, or the list itself, off the wire. */
export function parseChoices(value: unknown): ChoiceNode[] {
  const list = isRecord(value) ? value.treeList : value;
  if (!Array.isArray(list)) return [];
  return list.filter(isRecord).flatMap((node) => {
    const key = node.key ?? node.value ?? node.id;
    if (key === undefined || key === null) return [];
    const title = String(node.title ?? node.slotTitle ?? node.label ?? key);
    const children = parseChoices(node.children);
    const alone = node.scope === true ? { alone: true as const } : {};
    const is = { group: node.group === true, disabled: node.disabled === true, ...alone };
    return [{ key: String(key), title, ...is, children }];
  });
}

const below = (nodes: readonly ChoiceNode[]): ChoiceNode[] => nodes.flatMap((node) => [node, ...below(node.children)]);

/** From the top to the node, itself last; empty where it is not. */
function wayTo(nodes: readonly ChoiceNode[], key: string): ChoiceNode[] {
  for (const node of nodes) {
    if (node.key === key) return [node];
    const way = wayTo(node.children, key);
    if (way.length > 0) return [node, ...way];
  }
  return [];
}

/** Everything that may be chosen and is, in the order of the tree. */
export function chosenKeys(nodes: readonly ChoiceNode[], checked: ReadonlySet<string>): string[] {
  return below(nodes)
    .filter(({ key, group }) => !group && checked.has(key))
    .map(({ key }) => key);
}

function changed(checked: ReadonlySet<string>, nodes: readonly ChoiceNode[], on: boolean): Set<string> {
  const next = new Set(checked);
  for (const { key, group, disabled } of nodes) {
    if (group || disabled) continue;
    if (on) next.add(key);
    else next.delete(key);
  }
  return next;
}

/**
 * Checks a node with everything below it and what it stands under, or takes it back with everything below it; what it
 * stands under then stays.
 */
export function toggleChoice(
  nodes: readonly ChoiceNode[],
  checked: ReadonlySet<string>,
  key: string,
): ReadonlySet<string> {
  const way = wayTo(nodes, key);
  const node = way.at(-1);
  if (!node) return checked;
  const on = !shownChecks(nodes, checked).checked.includes(key);
  const inside = below(node.children);
  return changed(checked, on ? [...way, ...inside.filter(({ alone }) => !alone)] : [node, ...inside], on);
}

/** All of it but what is checked by itself alone, or nothing. */
export function checkedAll(nodes: readonly ChoiceNode[], checked: ReadonlySet<string>, on: boolean): Set<string> {
  return changed(checked, on ? below(nodes).filter(({ alone }) => !alone) : below(nodes), on);
}

/** What is drawn as checked, and groups of which a part is. */
export function shownChecks(
  nodes: readonly ChoiceNode[],
  checked: ReadonlySet<string>,
): { checked: string[]; halfChecked: string[] } {
  const shown = { checked: [] as string[], halfChecked: [] as string[] };
  for (const node of below(nodes)) {
    if (!node.group) {
      if (checked.has(node.key)) shown.checked.push(node.key);
      continue;
    }
    const inside = below(node.children).filter(({ group, alone }) => !group && !alone);
    const count = inside.filter(({ key }) => checked.has(key)).length;
    if (count > 0) (count === inside.length ? shown.checked : shown.halfChecked).push(node.key);
  }
  return shown;
}

/** The nodes whose title holds the word, with everything below them and the way to them. */
export function matchingChoices(nodes: readonly ChoiceNode[], keyword: string): readonly ChoiceNode[] {
  const word = keyword.trim().toLowerCase();
  if (word === '') return nodes;
  return nodes.flatMap((node) => {
    if (node.title.toLowerCase().includes(word)) return [node];
    const children = [...matchingChoices(node.children, word)];
    return children.length > 0 ? [{ ...node, children }] : [];
  });
}

/** Whether something stays as it is, whoever chooses. */
export function hasFixed(nodes: readonly ChoiceNode[]): boolean {
  return below(nodes).some(({ disabled }) => disabled);
}

/** Whether something is checked by itself alone. */
export function hasAlone(nodes: readonly ChoiceNode[]): boolean {
  return below(nodes).some(({ alone }) => alone === true);
}

/** Keys of all nodes that have something below them. */
export function branchKeys(nodes: readonly ChoiceNode[]): string[] {
  return below(nodes)
    .filter(({ children }) => children.length > 0)
    .map(({ key }) => key);
}
