import type { PasteLookup } from '../Cell.ts';

/** Names of nodes in what is pasted. */
export const treeLookup: PasteLookup = {
  items: async (...asked) => (await import('./treeItems.ts')).treeItems(...asked),
};
