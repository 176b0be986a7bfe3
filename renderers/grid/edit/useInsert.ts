import { useCallback, useMemo } from 'react';
import { createInsertGate } from '../../../engine/rows/addSettings.ts';
import { useServices } from '../../state/services.ts';
import type { EditGridController } from './EditGridController.ts';

/** Adds rows at a place (from 0) when a button or a menu asks for them: one click counts in 1500 ms, whichever it is. */
export function useInsert(controller: EditGridController | null): (count: number, index: number) => void {
  const { clock } = useServices();
  const mayInsert = useMemo(() => createInsertGate(clock), [clock]);
  return useCallback(
    (count, index) => {
      if (controller && mayInsert()) controller.add(count, index);
    },
    [controller, mayInsert],
  );
}
