import type { PasteLookup } from '../Cell.ts';
import { pickerOf } from '../drawing/nameMarks.ts';

/** Names of what a picker offers, in what is pasted. */
export const pickerLookup: PasteLookup = {
  items: async (...asked) => (await import('./pickerItems.ts')).pickerItems(...asked),
  several: async (services, column) => (await services.picker(pickerOf(column) ?? '')).multiple,
};

/** Names of nodes in what is pasted. */
export const treeLookup: PasteLookup = {
  items: async (...asked) => (await import('./treeItems.ts')).treeItems(...asked),
};
