import { useSyncExternalStore } from 'react';
import type { RowTable } from '../../../../engine/rows/RowTable.ts';

/** Which way there is a step to take. */
export function useSteps(table: RowTable): { undo: boolean; redo: boolean } {
  return {
    undo: useSyncExternalStore(table.subscribe, table.canUndo),
    redo: useSyncExternalStore(table.subscribe, table.canRedo),
  };
}
