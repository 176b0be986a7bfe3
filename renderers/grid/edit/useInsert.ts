import { App } from 'antd';
import { useCallback, useMemo } from 'react';
import { CLICKED_TOO_FAST } from '../../../engine/lists/clickGuard.ts';
import { createInsertGate } from '../../../engine/rows/addSettings.ts';
import { useServices } from '../../state/services.ts';
import type { EditGridController } from './EditGridController.ts';

/** Adds rows at a place (from 0) when a button or a menu asks for them: one click counts in 1500 ms, others are told so. */
export function useInsert(controller: EditGridController | null): (count: number, index: number) => void {
  const { clock } = useServices();
  const { message } = App.useApp();
  const mayInsert = useMemo(() => createInsertGate(clock), [clock]);
  return useCallback(
    (count, index) => {
      if (!controller) return;
      if (mayInsert()) controller.add(count, index);
      else void message.warning({ key: 'insert', content: CLICKED_TOO_FAST });
    },
    [controller, mayInsert, message],
  );
}
