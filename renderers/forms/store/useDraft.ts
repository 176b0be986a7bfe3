import { App } from 'antd';
import dayjs from 'dayjs';
import { useEffect, useRef, useState } from 'react';
import { sessionAtom } from '../../services/atoms.ts';
import { useServices } from '../../services/services.ts';
import { createDraftKeeper, type DraftKeeper } from './DraftKeeper.ts';
import { createDrafts, type Draft } from './drafts.ts';

interface DraftParts {
  screen: string;
  /** Empty for a new one. */
  record: string;
  /** The form is what was left from last time: there is nothing more to offer. */
  restored: boolean;
  /** What there is to keep; undefined when nothing differs from the record. */
  capture: () => Omit<Draft, 'at'> | undefined;
  /** Whether what was left began from another version than there is now. */
  isOlder: (draft: Draft) => boolean;
  onRestore: (draft: Draft) => void;
}

/** Keeps what is typed over a reload, a closed tab and the end of the session, and offers what was left last time. */
export function useDraft(parts: DraftParts): { keeper: DraftKeeper; blocked: boolean } {
  const { clock, store } = useServices();
  const { modal } = App.useApp();
  const [blocked, setBlocked] = useState(false);
  const newest = useRef(parts);
  newest.current = parts;
  const [{ keeper, drafts }] = useState(() => {
    const session = store.get(sessionAtom);
    const opened = createDrafts(clock);
    const made = createDraftKeeper({
      drafts: opened,
      // Whoever types is the owner, even when the session ends or another person signs in beside.
      place: {
        tenant: session?.tenantId ?? '',
        username: session?.user.username ?? '',
        screen: parts.screen,
        record: parts.record,
      },
      capture: () => {
        const draft = newest.current.capture();
        return draft && { ...draft, at: clock() };
      },
      onBlocked: () => setBlocked(true),
    });
    return { keeper: made, drafts: opened };
  });
  useEffect(() => {
    let closed = false;
    let withdraw = () => {};
    const offer = async () => {
      const draft = newest.current.restored ? undefined : await keeper.left();
      if (closed) return;
      if (!draft) return keeper.begin();
      const begin = dayjs(draft.at).format('YYYY-MM-DD HH:mm');
      const question = modal.confirm({
        title: '恢复上次未保存的内容？',
        content: `您在 ${begin} 填写的内容没有保存。${newest.current.isOlder(draft) ? '此后这条记录被修改过，保存时会请您核对。' : ''}`,
        okText: '恢复',
        cancelText: '放弃',
        keyboard: false,
        mask: { closable: false },
        onOk: () => newest.current.onRestore(draft),
        onCancel: keeper.beginAnew,
      });
      withdraw = question.destroy;
    };
    void offer();
    const flush = () => keeper.flush();
    window.addEventListener('pagehide', flush);
    document.addEventListener('visibilitychange', flush);
    return () => {
      closed = true;
      withdraw();
      flush();
      drafts.close();
      window.removeEventListener('pagehide', flush);
      document.removeEventListener('visibilitychange', flush);
    };
  }, [keeper, drafts, modal]);
  return { keeper, blocked };
}
