import { useCallback, useRef } from 'react';

/** A function that stays the same and does what the newest one does, for what is called after the page was drawn. */
export function useNewest<Args extends readonly unknown[], Result>(
  call: (...args: Args) => Result,
): (...args: Args) => Result {
  const newest = useRef(call);
  newest.current = call;
  return useCallback((...args: Args) => newest.current(...args), []);
}
