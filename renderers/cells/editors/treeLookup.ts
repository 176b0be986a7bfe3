import type { PasteLookup } from '../PasteLookup.ts';

/** Names of nodes in what is pasted. */
export const treeLookup: PasteLookup = {
  items: async (...asked) => (await import('./treeItems.ts')).treeItems(...asked),
};
