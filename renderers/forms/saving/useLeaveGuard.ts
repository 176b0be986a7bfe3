import { App } from 'antd';
import { useCallback } from 'react';
import { useUnsavedWork } from '../../services/pageTab.ts';
import type { UnsavedWork } from '../../services/unsaved.ts';

/**
 * Asks before what was typed is left behind: here when the page itself leaves it, in the tab for the way back, the
 * closed tab and the closed window. `giveUp` is called once the person has said so.
 */
export function useLeaveGuard({ isDirty, giveUp, subscribe }: UnsavedWork): (leave: () => void) => void {
  const { modal } = App.useApp();
  useUnsavedWork({ isDirty, subscribe, ...(giveUp ? { giveUp } : {}) });
  return useCallback(
    (leave) => {
      if (!isDirty()) return leave();
      void modal.confirm({
        title: '放弃修改?',
        content: '已填写的内容还没有保存。',
        okText: '放弃',
        cancelText: '继续编辑',
        onOk: () => {
          giveUp?.();
          leave();
        },
      });
    },
    [isDirty, giveUp, modal],
  );
}

const NEVER = () => () => undefined;

/** The same for what a component draws anew whenever it changes. */
export function useChangeGuard(isChanged: boolean): (leave: () => void) => void {
  return useLeaveGuard({ isDirty: useCallback(() => isChanged, [isChanged]), subscribe: NEVER });
}
