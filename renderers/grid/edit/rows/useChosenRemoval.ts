import { App } from 'antd';
import { useCallback } from 'react';
import type { EditGridController } from '../EditGridController.ts';

/** Asks, then takes the chosen rows away. */
export function useChosenRemoval(controller: EditGridController | null): () => void {
  const { modal } = App.useApp();
  return useCallback(() => {
    const chosen = controller?.selection.ids() ?? [];
    if (chosen.length === 0) return;
    void modal.confirm({
      title: `确定要删除这 ${chosen.length} 项吗?`,
      okText: '删除',
      okButtonProps: { danger: true },
      onOk: () => controller?.rows.remove(chosen),
    });
  }, [controller, modal]);
}
