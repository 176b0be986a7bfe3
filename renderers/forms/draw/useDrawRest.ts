import { useEffect } from 'react';
import type { FormPlace } from '../store/FormPlace.ts';

/** Fields drawn in one pause; few, so that a key pressed meanwhile is not felt. */
const AT_ONCE = 4;

/** Draws what is below the fold whenever the browser has nothing else to do. */
export function useDrawRest(place: FormPlace): void {
  useEffect(() => {
    let stopped = false;
    const next = () => {
      if (!stopped && place.drawMore(AT_ONCE)) whenDrawnAndIdle(next);
    };
    whenDrawnAndIdle(next);
    return () => {
      stopped = true;
    };
  }, [place]);
}

function whenDrawnAndIdle(work: () => void): void {
  // Safari has no such thing.
  if ('requestIdleCallback' in window) window.requestIdleCallback(work, { timeout: 500 });
  else setTimeout(work, 30);
}
