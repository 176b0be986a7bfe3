import { App } from 'antd';
import { useCallback, useRef, useState } from 'react';
import { cellElement } from '../createHandle.ts';
import type { EditGridController } from '../EditGridController.ts';
import { pause, retried } from './popoverPlace.ts';

/** The row whose pop-over is open, and the way to open one. */
export function useRowPopover(controller: EditGridController | null, wanted: boolean) {
  const { message } = App.useApp();
  const [popover, setPopover] = useState<{ id: string; at: DOMRect } | null>(null);
  const shown = useRef<string>(undefined);
  const open = useCallback(
    async (id: string, key: string): Promise<boolean> => {
      // One that is there still has something to ask before it goes; one whose row has gone is not there.
      const there = shown.current !== undefined && controller?.handle.table.row(shown.current) !== undefined;
      if (!controller || !wanted || there) return false;
      controller.handle.focus(id, key);
      const cell = await retried(() => cellElement(controller.handle.root, id, key), pause);
      shown.current = cell && id;
      if (cell) setPopover({ id, at: cell.getBoundingClientRect() });
      else void message.error('打开子表失败');
      return cell !== undefined;
    },
    [controller, wanted, message],
  );
  const close = useCallback(() => {
    shown.current = undefined;
    setPopover(null);
  }, []);
  return { popover, open, close };
}
