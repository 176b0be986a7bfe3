import { useCallback, useSyncExternalStore } from 'react';

/** True while the window fits a media query. */
export function useMedia(query: string): boolean {
  const subscribe = useCallback(
    (changed: () => void) => {
      const list = window.matchMedia(query);
      list.addEventListener('change', changed);
      return () => list.removeEventListener('change', changed);
    },
    [query],
  );
  return useSyncExternalStore(subscribe, () => window.matchMedia(query).matches);
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
