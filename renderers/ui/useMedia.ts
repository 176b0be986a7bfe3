import { useCallback, useSyncExternalStore } from 'react';

/** A query whoever draws by it listens to: told at once, all draw together, and not each of them the whole page by itself. */
interface Watched {
  list: MediaQueryList;
  listeners: Set<() => void>;
  tell: () => void;
}

const watched = new Map<string, Watched>();

function watch(query: string): Watched {
  const listeners = new Set<() => void>();
  const tell = () => {
    for (const changed of listeners) changed();
  };
  const list = window.matchMedia(query);
  list.addEventListener('change', tell);
  return { list, listeners, tell };
}

function listen(query: string, changed: () => void): () => void {
  const found = watched.get(query) ?? watch(query);
  watched.set(query, found);
  found.listeners.add(changed);
  return () => {
    found.listeners.delete(changed);
    if (found.listeners.size > 0) return;
    found.list.removeEventListener('change', found.tell);
    watched.delete(query);
  };
}

/** True while the window fits a media query. */
export function useMedia(query: string): boolean {
  const subscribe = useCallback((changed: () => void) => listen(query, changed), [query]);
  return useSyncExternalStore(subscribe, () => (watched.get(query)?.list ?? window.matchMedia(query)).matches);
}

/**
 * A phone's width. Not `max-width: 767.99px`, which Chromium rounds: it would hold at 768 as well. Style sheets name the
 * same number.
 */
const PHONE = '(width < 768px)';

/** Below this width the menu is a drawer and one page is open at a time. */
export const DRAWER_MENU = '(width < 1088px)';

/** Whether the window is a phone's. */
export function useNarrow(): boolean {
  return useMedia(PHONE);
}
