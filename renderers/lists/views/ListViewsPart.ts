import type { useList } from '../useList.ts';

/** The views of a list, as its hook hands them on. */
export type ListViewsPart = ReturnType<typeof useList>['views'];
