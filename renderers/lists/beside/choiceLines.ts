import type { TreeBranch } from '../../cells/editors/useTree.ts';

/** A node as it stands under its opened parents. */
export interface ChoiceLine {
  /** Empty for the one that stands for all. */
  value: string;
  title: string;
  /** From 1. */
  level: number;
  state: 'leaf' | 'open' | 'closed';
  /** Its place among its brothers from 1, and how many these are. */
  place: number;
  count: number;
}

/** What is to be seen of the tree, in order. */
export function choiceLines(
  nodes: readonly TreeBranch[],
  open: ReadonlySet<string>,
  withAll: boolean,
): readonly ChoiceLine[] {
  const seen = new Set<string>();
  const below = (level: number, brothers: readonly TreeBranch[], before: number): ChoiceLine[] =>
    brothers.flatMap((node, index) => {
      const { value, title, children = [] } = node;
      // Two ways to one node would give it two places.
      if (seen.has(value)) return [];
      seen.add(value);
      const isOpen = open.has(value) && children.length > 0;
      const state = node.isLeaf ? 'leaf' : isOpen ? 'open' : 'closed';
      const line: ChoiceLine = {
        value,
        title,
        level,
        state,
        place: before + index + 1,
        count: before + brothers.length,
      };
      return isOpen ? [line, ...below(level + 1, children, 0)] : [line];
    });
  if (!withAll) return below(1, nodes, 0);
  const all: ChoiceLine = { value: '', title: '全部', level: 1, state: 'leaf', place: 1, count: nodes.length + 1 };
  return [all, ...below(1, nodes, 1)];
}

/** What a key asks of the tree whose line `at` is the active one; undefined: nothing. */
export type ChoiceStep = { do: 'choose' | 'open' | 'close' } | { do: 'move'; to: number };

export function stepOf(key: string, lines: readonly ChoiceLine[], at: number): ChoiceStep | undefined {
  const line = lines[at];
  if (line === undefined) return undefined;
  switch (key) {
    case 'Enter':
    case ' ':
      return { do: 'choose' };
    case 'ArrowDown':
      return { do: 'move', to: Math.min(at + 1, lines.length - 1) };
    case 'ArrowUp':
      return { do: 'move', to: Math.max(at - 1, 0) };
    case 'Home':
      return { do: 'move', to: 0 };
    case 'End':
      return { do: 'move', to: lines.length - 1 };
    case 'ArrowRight':
      if (line.state === 'closed') return { do: 'open' };
      return { do: 'move', to: line.state === 'open' ? at + 1 : at };
    case 'ArrowLeft':
      if (line.state === 'open') return { do: 'close' };
      return { do: 'move', to: parentOf(lines, at) };
    default:
      return undefined;
  }
}

function parentOf(lines: readonly ChoiceLine[], at: number): number {
  const { level } = lines[at] ?? { level: 1 };
  const above = lines.slice(0, at).findLastIndex((line) => line.level < level);
  return above < 0 ? at : above;
}

/** Nodes whose title holds the word, with all below them and the way to them. */
export function matchingBranches(nodes: readonly TreeBranch[], keyword: string): readonly TreeBranch[] {
  const word = keyword.trim().toLowerCase();
  if (word === '') return nodes;
  return nodes.flatMap((node) => {
    if (node.title.toLowerCase().includes(word)) return [node];
    const children = [...matchingBranches(node.children ?? [], word)];
    return children.length > 0 ? [{ ...node, children }] : [];
  });
}

/** Values of the nodes that lead to matches, which stand open. */
export function waysTo(nodes: readonly TreeBranch[], isMeant: (node: TreeBranch) => boolean): string[] {
  return nodes.flatMap((node) => {
    const inside = waysTo(node.children ?? [], isMeant);
    const direct = (node.children ?? []).some(isMeant);
    return direct || inside.length > 0 ? [node.value, ...inside] : [];
  });
}
