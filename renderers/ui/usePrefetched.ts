import { useEffect, useState } from 'react';
import { fetchPart, isPartThere } from './lazyComponent.tsx';

/** Milliseconds until a part that did not come is asked for again. */
const AGAIN = 30_000;

/**
 * Fetches a part ahead of its drawing, and again until it has come: where the server is away for a while, what nobody
 * has asked for must neither load the page anew nor break it.
 */
export function usePrefetched(part: object, wanted: boolean): { there: boolean; failed: boolean } {
  const [there, setThere] = useState(() => isPartThere(part));
  const [failures, setFailures] = useState(0);
  useEffect(() => {
    if (!wanted || there) return;
    let left = false;
    const ask = () =>
      (fetchPart(part) ?? Promise.resolve()).then(
        () => left || setThere(true),
        () => left || setFailures((count) => count + 1),
      );
    const timer = setTimeout(ask, failures > 0 ? AGAIN : 0);
    return () => {
      left = true;
      clearTimeout(timer);
    };
  }, [part, wanted, there, failures]);
  return { there, failed: failures > 0 };
}
