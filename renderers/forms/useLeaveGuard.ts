import { App } from 'antd';
import { useCallback, useEffect } from 'react';
import { useBlocker } from 'react-router-dom';
import { sessionAtom } from '../state/atoms.ts';
import { useServices } from '../state/services.ts';

/** Asks before what was typed is left behind. The way back, a link and the closed tab all pass here. */
export function useLeaveGuard(isDirty: () => boolean): (leave: () => void) => void {
  const { modal } = App.useApp();
  const { store } = useServices();
  const ask = useCallback(
    (onOk: () => void, onCancel?: () => void) =>
      void modal.confirm({
        title: '放弃修改?',
        content: '已填写的内容还没有保存。',
        okText: '放弃',
        cancelText: '继续编辑',
        onOk,
        onCancel,
      }),
    [modal],
  );
  // Whoever is no longer signed in must get to the sign-in page.
  const blocker = useBlocker(() => isDirty() && store.get(sessionAtom) !== undefined);
  useEffect(() => {
    if (blocker.state === 'blocked') ask(blocker.proceed, blocker.reset);
  }, [blocker, ask]);
  useEffect(() => {
    const warn = (event: BeforeUnloadEvent) => {
      if (isDirty() && store.get(sessionAtom) !== undefined) event.preventDefault();
    };
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [isDirty, store]);
  return useCallback((leave) => (isDirty() ? ask(leave) : leave()), [isDirty, ask]);
}
