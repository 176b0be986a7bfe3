import { App } from 'antd';
import { useCallback, useEffect } from 'react';
import { type BlockerFunction, useBlocker } from 'react-router-dom';
import { pathOf } from '../../../engine/routes/address.ts';
import { addressAt, keyOf, keysToClose, type Tabs } from '../../../engine/routes/tabs.ts';
import { sessionAtom } from '../../services/atoms.ts';
import { useServices } from '../../services/services.ts';
import { useGiveUpQuestion } from '../../ui/useGiveUpQuestion.ts';
import type { TabsControl } from './useTabs.ts';

/** Asks before unsaved work is lost: with its tab, its window, or by the way back inside its page. */
export function useTabGuard(control: TabsControl, titleOf: (key: string) => string) {
  const { tabs, unsaved, close, refresh } = control;
  const { message } = App.useApp();
  const ask = useQuestion(control, titleOf);
  useGuardedAddress(control, ask);
  useGuardedWindow(unsaved.dirty);

  const closeWithQuestion = useCallback(
    (key: string, what: Parameters<typeof keysToClose>[2]) => {
      const keys = keysToClose(tabs, key, what);
      if (typeof keys === 'string') void message.warning(keys);
      else ask(keys, () => close(keys, what === 'self' ? undefined : key));
    },
    [tabs, ask, close, message],
  );
  const refreshWithQuestion = useCallback((key: string) => ask([key], () => refresh(key)), [ask, refresh]);
  return { close: closeWithQuestion, refresh: refreshWithQuestion };
}

type Ask = (keys: readonly string[], go: () => void, stay?: () => void) => void;

function useQuestion({ unsaved }: TabsControl, titleOf: (key: string) => string): Ask {
  const askToGiveUp = useGiveUpQuestion();
  return useCallback(
    (keys, go, stay) => {
      const lost = keys.filter((key) => unsaved.isDirty(key));
      if (lost.length === 0) return go();
      const names = lost.map((key) => `“${titleOf(key)}”`).join('、');
      askToGiveUp({
        content: `${names}还有内容没有保存。`,
        giveUp: () => {
          unsaved.giveUp(lost);
          go();
        },
        stay,
      });
    },
    [askToGiveUp, unsaved, titleOf],
  );
}

function useGuardedAddress({ tabs, pageOf, many, unsaved }: TabsControl, ask: Ask): void {
  const { store } = useServices();
  const threatened = useCallback(
    (next: Parameters<BlockerFunction>[0]['nextLocation']) =>
      threatenedBy(next, keyOf(next, tabs.home, pageOf), tabs, many).filter((key) => unsaved.isDirty(key)),
    [tabs, pageOf, many, unsaved],
  );
  const blocker = useBlocker(
    // Whoever is no longer signed in must get to the sign-in page.
    ({ nextLocation }) => store.get(sessionAtom) !== undefined && threatened(nextLocation).length > 0,
  );
  useEffect(() => {
    if (blocker.state === 'blocked') ask(threatened(blocker.location), blocker.proceed, blocker.reset);
  }, [blocker, ask, threatened]);
}

/** Keys of the pages that coming to a place of the page `key` puts an end to, or leads elsewhere. */
function threatenedBy(
  next: Parameters<BlockerFunction>[0]['nextLocation'],
  key: string,
  tabs: Tabs,
  many: boolean,
): string[] {
  const open = tabs.list.find((tab) => tab.key === key);
  const led = open && addressAt(next) !== addressAt(open.at) && pathOf(next.pathname) !== '/' ? [key] : [];
  if (key === tabs.active) return led;
  const leavesShell = next.pathname.startsWith('/user');
  if (!many || leavesShell) return tabs.list.map((tab) => tab.key);
  // A bare link shows an open page as it was left.
  return addressAt(next) === key ? [] : led;
}

function useGuardedWindow(dirty: () => ReadonlySet<string>): void {
  const { store } = useServices();
  useEffect(() => {
    const warn = (event: BeforeUnloadEvent) => {
      if (dirty().size > 0 && store.get(sessionAtom) !== undefined) event.preventDefault();
    };
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [dirty, store]);
}
