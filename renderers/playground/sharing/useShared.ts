import { App } from 'antd';
import { useEffect, useState } from 'react';
import { usePageTab } from '../../services/pageTab.ts';
import { FRAGMENT, type Shared, unpackShared } from './shared.ts';

/** What the address carries, once, and how it was looked at is remembered from then on; undefined until that is known. */
export function useShared(): { shared: Shared | undefined } | undefined {
  const { memory } = usePageTab();
  const { message } = App.useApp();
  const [word] = useState(() => {
    const { hash } = window.location;
    return hash.startsWith(FRAGMENT) ? hash.slice(FRAGMENT.length) : undefined;
  });
  const [found, setFound] = useState<{ shared: Shared | undefined } | undefined>(
    word === undefined ? { shared: undefined } : undefined,
  );
  useEffect(() => {
    if (word === undefined) return;
    void unpackShared(word).then((shared) => {
      if (!shared) message.error('链接里的草稿读不出来：链接不完整，或不是分享的草稿');
      for (const [name, value] of Object.entries(shared?.settings ?? {})) memory.set(name, value);
      // Opened again it would be taken again, over what was changed since.
      window.history.replaceState(window.history.state, '', window.location.pathname + window.location.search);
      setFound({ shared });
    });
  }, [word, memory, message]);
  return found;
}
