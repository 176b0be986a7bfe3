import { type RefObject, Suspense, useEffect, useState } from 'react';
import { lazyComponent } from '../../ui/lazyComponent.tsx';
import type { FindSource } from './FindSource.ts';

const FindBar = lazyComponent('FindBar', async () => (await import('./FindBar.tsx')).FindBar);

/** The bar of finding above a grid, once it was asked for; fetched then. */
export function FindLayer({ source, finding }: { source: FindSource | null; finding: Finding }) {
  if (!source || finding.asked === 0) return null;
  return (
    <Suspense>
      <FindBar source={source} asked={finding.asked} onClose={finding.close} />
    </Suspense>
  );
}

/** How often finding was asked for; 0: it is closed. */
export interface Finding {
  asked: number;
  ask: () => void;
  close: () => void;
}

/**
 * Opens finding by Ctrl F: with the keyboard in the grid, or nowhere, for the first grid in sight. Pressed again in the
 * bar it is the browser's own.
 */
export function useFindKey(place: RefObject<HTMLElement | null>): Finding {
  const [asked, setAsked] = useState(0);
  useEffect(() => {
    const pressed = (event: KeyboardEvent) => {
      const { current } = place;
      if (!current || !isFindKey(event) || event.defaultPrevented || !isFor(current, event.target)) return;
      event.preventDefault();
      event.stopPropagation();
      setAsked((count) => count + 1);
    };
    // Before AG Grid and its editors: none of them has a use for it.
    window.addEventListener('keydown', pressed, true);
    return () => window.removeEventListener('keydown', pressed, true);
  }, [place]);
  return { asked, ask: () => setAsked((count) => count + 1), close: () => setAsked(0) };
}

function isFindKey({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent): boolean {
  return (ctrlKey || metaKey) && !altKey && !shiftKey && key.toLowerCase() === 'f';
}

function isFor(place: HTMLElement, target: EventTarget | null): boolean {
  if (target === document.body) return place === [...document.querySelectorAll('.grid-place')].find(isInSight);
  // An editor of code finds by itself.
  if (!(target instanceof Element) || target.closest('.monaco-editor')) return false;
  // A grid in an opened row is another one.
  return target.closest('.grid-place') === place;
}

const isInSight = (element: Element): boolean => element.getClientRects().length > 0;
