import type { RowTable } from '../../../../engine/rows/RowTable.ts';
import { useLeaveGuard } from '../../../forms/saving/useLeaveGuard.ts';
import type { useList } from '../../useList.ts';
import { useTableDraft } from './useTableDraft.ts';

interface UnsavedParts {
  /** Id of the screen. */
  screen: string;
  table: RowTable;
  list: ReturnType<typeof useList>;
  /** Puts back what is saved. */
  discard: () => void;
}

/**
 * Asks before unsaved rows are left, by another page of rows, another address or a closed tab; `go` runs after a yes. What
 * ends without a question leaves a draft.
 */
export function useUnsaved({ screen, table, list, discard }: UnsavedParts): (go: () => void) => void {
  useTableDraft(screen, table, list);
  // What was given up must not be asked about again when the address changes.
  return useLeaveGuard({ isDirty: table.isDirty, subscribe: table.subscribe, giveUp: discard });
}
