import { type RefObject, type UIEvent, useCallback, useEffect } from 'react';
import { isRecord } from '../../engine/api/envelope.ts';
import { GRID_VIEWPORT } from '../grid/shared/viewport.ts';
import { usePageTab } from '../services/pageTab.ts';

/**
 * Remembers how far the rows were scrolled, and goes there again when the page comes back: from behind another one, or
 * built anew after it was evicted. `name`: of the list; `ready`: rows are there to scroll in.
 */
export function useScrollMemory(
  place: RefObject<HTMLElement | null>,
  name: string,
  ready: boolean,
): (event: UIEvent) => void {
  const { memory, shown } = usePageTab();
  useEffect(() => {
    const kept = memory.get(`scroll_${name}`);
    if (!ready || !shown || !isRecord(kept)) return;
    // The grid gives its rows their room with the next picture.
    const frame = requestAnimationFrame(() => {
      place.current?.querySelector(GRID_VIEWPORT)?.scrollTo({ top: Number(kept.top), left: Number(kept.left) });
    });
    return () => cancelAnimationFrame(frame);
  }, [place, name, ready, shown, memory]);
  return useCallback(
    ({ target }: UIEvent) => {
      // What is not seen has no room, and its scroll says nothing; below an open row other rows are scrolled.
      const own = place.current?.querySelector(GRID_VIEWPORT);
      if (!(target instanceof HTMLElement) || target !== own || target.clientHeight === 0) return;
      memory.set(`scroll_${name}`, { top: target.scrollTop, left: target.scrollLeft });
    },
    [place, memory, name],
  );
}
