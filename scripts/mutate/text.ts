import { type Node, parseTree } from 'jsonc-parser';

/** A whole number below `below`. */
export type Chance = (below: number) => number;

/** The same numbers for the same seed. */
export function chanceOf(seed: number): Chance {
  let state = seed >>> 0;
  return (below) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

/** Every node of a JSON text, the outer ones first; none where it cannot be read. */
export function nodesOf(text: string): Node[] {
  const found: Node[] = [];
  const walk = (node: Node): void => {
    found.push(node);
    for (const child of node.children ?? []) walk(child);
  };
  const tree = parseTree(text);
  if (tree !== undefined) walk(tree);
  return found;
}

/** A letter left out, twice, or in the wrong order; never the first. */
export function misspelt(word: string, chance: Chance): string {
  const at = 1 + chance(Math.max(word.length - 2, 1));
  const [a = '', b = ''] = [word[at], word[at + 1]];
  const way = chance(3);
  if (way === 0) return word.slice(0, at) + word.slice(at + 1);
  return word.slice(0, at) + (way === 1 || a === b ? a + a : b + a) + word.slice(at + (way === 1 || a === b ? 1 : 2));
}
