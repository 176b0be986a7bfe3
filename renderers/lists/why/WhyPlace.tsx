import { type ReactNode, Suspense, useEffect, useMemo, useState } from 'react';
import { READ_SCREENS } from '../../../engine/permissions/general.ts';
import { isShown } from '../../../engine/permissions/lists.ts';
import { usePermissions } from '../../services/useMenu.ts';
import { askAt, type WhyAsked, type WhyAsking, WhyProvider } from '../../services/why.ts';
import { lazyComponent } from '../../ui/lazyComponent.tsx';

const WhyWindow = lazyComponent('WhyWindow', () => import('./WhyWindow.tsx').then((part) => part.WhyWindow));

/** Those who may read declarations ask within it why a part of the page is as it is: with Alt and a click, or by a menu. */
export function WhyPlace({ screen, children }: { screen: string; children: ReactNode }) {
  const [opened, open] = useState<{ asked: WhyAsked; turn: number }>();
  const may = isShown(READ_SCREENS, usePermissions());
  const asking = useMemo<WhyAsking | undefined>(() => {
    if (!may) return undefined;
    const ask = (asked: WhyAsked) => open((before) => ({ asked, turn: (before?.turn ?? 0) + 1 }));
    return { ask, marks: new WeakMap() };
  }, [may]);
  useEffect(() => (asking ? followAlt(asking.marks) : undefined), [asking]);
  return (
    <WhyProvider value={asking}>
      {children}
      {opened && (
        <Suspense fallback={null}>
          <WhyWindow key={opened.turn} screen={screen} asked={opened.asked} onClose={() => open(undefined)} />
        </Suspense>
      )}
    </WhyProvider>
  );
}

/**
 * Alt and a press of the main button: whatever it would have done elsewhere, it only asks. Pressed and not clicked, for
 * a button that is off is never clicked.
 */
function followAlt(marks: WhyAsking['marks']): () => void {
  let asking: (() => void) | undefined;
  const stop = (event: Event) => {
    event.preventDefault();
    event.stopPropagation();
  };
  const pressed = (event: PointerEvent) => {
    const { target, altKey, button } = event;
    asking = altKey && button === 0 && target instanceof Element ? askAt(marks, target) : undefined;
    if (asking) stop(event);
  };
  const released = (event: MouseEvent) => {
    // A click that no pointer made is a key's.
    if (!asking || (event.detail === 0 && event.type === 'click')) return;
    stop(event);
    if (event.type === 'pointerup') asking();
    // The click comes last, if it comes.
    if (event.type === 'click') asking = undefined;
  };
  const heard = ['pointerup', 'mousedown', 'mouseup', 'click'] as const;
  document.addEventListener('pointerdown', pressed, true);
  for (const type of heard) document.addEventListener(type, released, true);
  return () => {
    document.removeEventListener('pointerdown', pressed, true);
    for (const type of heard) document.removeEventListener(type, released, true);
  };
}
