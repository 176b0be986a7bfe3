import { type UIEvent, useCallback, useRef, useState } from 'react';

const FROM = 100;

/**
 * Whether the header has been scrolled away: downwards beyond 100 px it goes, upwards it comes back. The handler is for
 * the place whose descendants, or itself, scroll the page.
 */
export function useScrolledAway(active: boolean): { away: boolean; onScrollCapture: (event: UIEvent) => void } {
  const [away, setAway] = useState(false);
  const before = useRef(0);
  const onScrollCapture = useCallback(({ target }: UIEvent) => {
    // What scrolls within the page, a grid or a menu, is not the page.
    if (!(target instanceof HTMLElement) || !target.matches('.weft-main, .weft-shell')) return;
    const { scrollTop } = target;
    if (scrollTop !== before.current) setAway(scrollTop > FROM && scrollTop > before.current);
    before.current = scrollTop;
  }, []);
  return { away: active && away, onScrollCapture };
}
