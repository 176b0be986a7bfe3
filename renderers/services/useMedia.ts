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
 * Up to the specification's 767.99 px of a phone (shell, 2.6). Written so because Chromium rounds: a `max-width` of 767.99
 * holds at 768 as well. Style sheets name the same number.
 */
export const PHONE = '(width < 768px)';

/** The specification's width below which the menu is a drawer and one page is open at a time. */
export const NARROW = '(width < 1088px)';
