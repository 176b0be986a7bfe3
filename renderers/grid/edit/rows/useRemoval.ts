import { App } from 'antd';
import { useCallback } from 'react';
import type { EditGridController } from '../EditGridController.ts';
import { rememberPlace } from '../focus/focusNear.ts';

/** Asks, then takes rows away; the keyboard goes back to the cells, since what it was on goes with them. */
export function useRemoval(controller: EditGridController | null): (ids: readonly string[]) => void {
  const { modal } = App.useApp();
  return useCallback(
    (ids) => {
      if (!controller || ids.length === 0) return;
      const back = rememberPlace(controller.handle);
      let removed = false;
      void modal.confirm({
        title: `确定要删除这 ${ids.length} 项吗?`,
        okText: '删除',
        okButtonProps: { danger: true },
        onOk: () => {
          controller.rows.remove(ids);
          removed = true;
        },
        // Until then the dialog holds the keyboard.
        afterClose: () => removed && back(),
      });
    },
    [controller, modal],
  );
}
