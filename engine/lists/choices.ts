import { isRecord } from '../api/envelope.ts';
import type { PlanQueryItem } from '../plan/Plan.ts';

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
  /** What its values are chosen with: each of them is chosen by itself, as `key=value`, percent-encoded. */
  takes?: PlanQueryItem;
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
    const takes = isRecord(node.takes) ? { takes: node.takes as unknown as PlanQueryItem } : {};
    const is = { group: node.group === true, disabled: node.disabled === true, ...alone, ...takes };
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
  return below(nodes).flatMap((node) => (node.group ? [] : heldAt(node, checked)));
}

/** What is chosen at a node: itself, or each of its values. */
function heldAt({ key, takes }: ChoiceNode, checked: ReadonlySet<string>): string[] {
  if (takes === undefined) return checked.has(key) ? [key] : [];
  return [...checked].filter((each) => each.startsWith(`${key}=`));
}

/** The values chosen at a node that takes them. */
export function valuesAt(node: ChoiceNode, checked: ReadonlySet<string>): string[] {
  if (node.takes === undefined) return [];
  return heldAt(node, checked).map((each) => decodeURIComponent(each.slice(node.key.length + 1)));
}

/** With exactly these values of a node chosen, and with some what it stands under. */
export function withValuesAt(
  nodes: readonly ChoiceNode[],
  checked: ReadonlySet<string>,
  key: string,
  values: readonly string[],
): ReadonlySet<string> {
  const way = wayTo(nodes, key);
  const node = way.at(-1);
  if (!node) return checked;
  const next = changed(changed(checked, [node], false), values.length > 0 ? way.slice(0, -1) : [], true);
  for (const value of values) next.add(`${key}=${encodeURIComponent(value)}`);
  return next;
}

/** The node of this key. */
export function choiceAt(nodes: readonly ChoiceNode[], key: string): ChoiceNode | undefined {
  return wayTo(nodes, key).at(-1);
}

function changed(checked: ReadonlySet<string>, nodes: readonly ChoiceNode[], on: boolean): Set<string> {
  const next = new Set(checked);
  for (const node of nodes) {
    if (node.group || node.disabled) continue;
    if (!on) for (const each of heldAt(node, next)) next.delete(each);
    else if (node.takes === undefined) next.add(node.key);
  }
  return next;
}

/**
 * Checks a node with everything below it and what it stands under, or takes it back with everything below it; what it
 * stands under then stays. What takes values is checked with the first of them: withValuesAt.
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
      if (heldAt(node, checked).length > 0) shown.checked.push(node.key);
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
