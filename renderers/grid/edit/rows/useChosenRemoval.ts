import { App } from 'antd';
import { useCallback } from 'react';
import type { EditGridController } from '../EditGridController.ts';
import { rememberPlace } from '../focus/focusNear.ts';

/** Asks, then takes the chosen rows away; the keyboard goes back to the cells, since the button goes with the choice. */
export function useChosenRemoval(controller: EditGridController | null): () => void {
  const { modal } = App.useApp();
  return useCallback(() => {
    const chosen = controller?.selection.ids() ?? [];
    if (!controller || chosen.length === 0) return;
    const back = rememberPlace(controller.handle);
    let removed = false;
    void modal.confirm({
      title: `确定要删除这 ${chosen.length} 项吗?`,
      okText: '删除',
      okButtonProps: { danger: true },
      onOk: () => {
        controller.rows.remove(chosen);
        removed = true;
      },
      // Until then the dialog holds the keyboard.
      afterClose: () => removed && back(),
    });
  }, [controller, modal]);
}
