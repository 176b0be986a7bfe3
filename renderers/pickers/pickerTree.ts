import type { Picker } from '../../engine/plan/compiled.ts';
import type { CellServices, PickedDepartment, TreeNode } from '../services/CellServices.ts';

/** A department or a category as a tree draws it; `key` is what is stored of it. */
export interface PickerNode {
  key: string;
  title: string;
  children: PickerNode[];
}

/** The tree one chooses in. */
export async function loadPickerTree(
  services: Pick<CellServices, 'departments' | 'categoryTree'>,
  { type, value, source }: Picker,
  signal: AbortSignal,
): Promise<PickerNode[]> {
  if (type === 'category') return categoryNodes(await services.categoryTree(source.pcode ?? '0', signal));
  return departmentNodes(await services.departments(signal), value === 'id' ? 'id' : 'orgCode');
}

function categoryNodes(tree: readonly TreeNode[]): PickerNode[] {
  return tree.map(({ value, title, children = [] }) => ({ key: value, title, children: categoryNodes(children) }));
}

/** The departments as a tree of what is stored of them. */
export function departmentNodes(tree: readonly PickedDepartment[], value: 'id' | 'orgCode'): PickerNode[] {
  return tree.map((department) => ({
    key: department[value],
    title: department.departName,
    children: departmentNodes(department.children, value),
  }));
}

/** Nodes whose name holds the keyword, with all below them and those above that lead there. */
export function matchingNodes(tree: readonly PickerNode[], keyword: string): PickerNode[] {
  return tree.flatMap((node): PickerNode[] => {
    const matches = node.title.includes(keyword);
    const children = matchingNodes(node.children, matches ? '' : keyword);
    return matches || children.length > 0 ? [{ ...node, children }] : [];
  });
}

/** Keys of a node and all below it; none when it is not there. */
export function keysBelow(tree: readonly PickerNode[], key: string): string[] {
  return tree.flatMap((node) => (node.key === key ? keysOf([node]) : keysBelow(node.children, key)));
}

const keysOf = (nodes: readonly PickerNode[]): string[] =>
  nodes.flatMap((node) => [node.key, ...keysOf(node.children)]);

/**
 * Chosen with all below it, and its parents as soon as none below them is missing; given up with all below it and
 * those above, which are then no longer whole.
 */
export function toggleLinked(
  tree: readonly PickerNode[],
  chosen: readonly string[],
  key: string,
  isChosen: boolean,
): string[] {
  const touched = new Set(keysBelow(tree, key));
  const keys = isChosen ? new Set([...chosen, ...touched]) : new Set(chosen.filter((each) => !touched.has(each)));
  const settle = (node: PickerNode): void => {
    if (keysBelow(node.children, key).length === 0) return;
    node.children.forEach(settle);
    if (!isChosen) keys.delete(node.key);
    else if (node.children.every((child) => keys.has(child.key))) keys.add(node.key);
  };
  tree.forEach(settle);
  return [...keys];
}

/** Nodes that are not chosen though something below them is. */
export function halfChosen(tree: readonly PickerNode[], chosen: ReadonlySet<string>): string[] {
  return tree.flatMap((node) => {
    const inside = keysOf(node.children).some((key) => chosen.has(key));
    return [...(inside && !chosen.has(node.key) ? [node.key] : []), ...halfChosen(node.children, chosen)];
  });
}
