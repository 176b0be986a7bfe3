import { useSyncExternalStore } from 'react';
import type { RowTable } from '../../../../engine/rows/RowTable.ts';

/** What the next step each way would concern, in words; absent: there is none. */
export function useSteps(table: RowTable): { undo: string | undefined; redo: string | undefined } {
  return {
    undo: useSyncExternalStore(table.subscribe, () => table.stepWords('undo')),
    redo: useSyncExternalStore(table.subscribe, () => table.stepWords('redo')),
  };
}
