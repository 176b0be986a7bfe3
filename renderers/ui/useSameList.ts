import { useRef } from 'react';

/** The list from before as long as it holds the same in the same order. */
export function useSameList<T>(next: readonly T[]): readonly T[] {
  const last = useRef(next);
  const { current } = last;
  if (current.length !== next.length || current.some((each, at) => each !== next[at])) last.current = next;
  return last.current;
}
