import { App } from 'antd';
import { useCallback, useState } from 'react';
import type { EditGridController } from './EditGridController.ts';
import { retried } from './popoverPlace.ts';

const pause = (ms: number) => new Promise<void>((resolve) => void setTimeout(resolve, ms));

/** The row whose pop-over is open, and the way to open one. */
export function useRowPopover(controller: EditGridController | null, wanted: boolean) {
  const { message } = App.useApp();
  const [popover, setPopover] = useState<{ id: string; at: DOMRect } | null>(null);
  const open = useCallback(
    async (id: string, key: string): Promise<boolean> => {
      if (!controller || !wanted) return false;
      controller.focusCell(id, key);
      const cell = await retried(() => controller.cell(id, key), pause);
      if (cell) setPopover({ id, at: cell.getBoundingClientRect() });
      else void message.error('打开子表失败');
      return cell !== undefined;
    },
    [controller, wanted, message],
  );
  const close = useCallback(() => setPopover(null), []);
  return { popover, open, close };
}
