import { useCallback } from 'react';
import type { RowTable } from '../../../engine/rows/RowTable.ts';
import { useLeaveGuard } from '../../forms/useLeaveGuard.ts';

/** Asks before unsaved rows are left, by another page of rows, another address or a closed tab; `go` runs after a yes. */
export function useUnsaved(table: RowTable, discard: () => void): (go: () => void) => void {
  const leave = useLeaveGuard(table.isDirty);
  return useCallback(
    (go) =>
      leave(() => {
        // What was given up must not be asked about again when the address changes.
        if (table.isDirty()) discard();
        go();
      }),
    [leave, table, discard],
  );
}
