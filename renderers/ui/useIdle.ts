import { useQueryClient } from '@tanstack/react-query';
import { atom, useAtom, useAtomValue } from 'jotai';
import { useEffect } from 'react';
import { partsUnderWay } from './lazyComponent.tsx';

/** How often in a row nothing may be asked for before the page counts as drawn, and how long between, ms. */
const LOOKS = 4;
const BETWEEN = 100;

/** What stands in a page's place while it comes. */
const STAND_IN = '.weft-page > [aria-label="正在加载"], .screen[aria-busy="true"]';

const quietAtom = atom(false);

/**
 * True once the first page has all it asked for, and from then on. What nobody waits for is fetched then, so that it
 * does not stand in the way of what somebody does.
 */
export function useIdle(): boolean {
  return useAtomValue(quietAtom);
}

/** Finds out when that is; stands in the shell. */
export function useQuietWatch(): void {
  const client = useQueryClient();
  const [quiet, setQuiet] = useAtom(quietAtom);
  useEffect(() => {
    if (quiet) return;
    // Counted, not timed: while the page is busy drawing nobody looks, and time alone would pass.
    let still = 0;
    const timer = setInterval(() => {
      // React keeps a stand-in for a while when all is there.
      const coming = client.isFetching() + partsUnderWay() > 0 || document.querySelector(STAND_IN) !== null;
      still = coming ? 0 : still + 1;
      if (still >= LOOKS) setQuiet(true);
    }, BETWEEN);
    return () => clearInterval(timer);
  }, [client, quiet, setQuiet]);
}
