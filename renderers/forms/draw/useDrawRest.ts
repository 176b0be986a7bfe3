import { useEffect } from 'react';
import { flushSync } from 'react-dom';
import type { FormPlace } from '../store/FormPlace.ts';

/** Ms of one bite: a key pressed meanwhile waits no longer than that and one field. */
const BITE = 8;

/**
 * Draws what is below the fold as soon as the browser has nothing else to do: bite by bite, with room for a key between
 * two of them, and without waiting for the frame that each would be painted in.
 */
export function useDrawRest(place: FormPlace): void {
  useEffect(() => {
    const { port1, port2 } = new MessageChannel();
    const bite = () => {
      const end = performance.now() + BITE;
      let more = true;
      const drawOne = () => {
        more = place.drawMore(1);
      };
      while (more && performance.now() < end) flushSync(drawOne);
      if (more) port2.postMessage(null);
    };
    port1.onmessage = bite;
    const forget = whenIdle(bite);
    return () => {
      forget();
      port1.close();
    };
  }, [place]);
}

/** Returns the way to do it no more. */
function whenIdle(work: () => void): () => void {
  // Safari has no such thing.
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(work, 30);
    return () => clearTimeout(timer);
  }
  const request = window.requestIdleCallback(work, { timeout: 500 });
  return () => window.cancelIdleCallback(request);
}
