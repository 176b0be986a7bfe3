import { type RegexNode, readRegex } from './regexTree.ts';

/** The fewest code units a text has that a pattern matches; the pattern is one that `new RegExp` accepts. */
export function shortestMatch(pattern: string): number {
  return shortest(readRegex(pattern).root);
}

function shortest(node: RegexNode): number {
  switch (node.type) {
    case 'set':
      return 1;
    case 'all':
      return node.items.reduce((sum, item) => sum + shortest(item), 0);
    case 'any':
      return Math.min(...node.items.map(shortest));
    case 'repeat':
      return node.min === 0 ? 0 : node.min * shortest(node.item);
    default:
      return 0;
  }
}
