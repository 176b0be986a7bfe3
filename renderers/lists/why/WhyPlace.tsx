import { type ReactNode, Suspense, useEffect, useMemo, useState } from 'react';
import { READ_SCREENS } from '../../../engine/permissions/general.ts';
import { isShown } from '../../../engine/permissions/lists.ts';
import { POPUP_CLASS } from '../../cells/drawing/popup.ts';
import { useServices } from '../../services/services.ts';
import { usePermissions } from '../../services/useMenu.ts';
import { type WhyAsked, type WhyAsking, WhyProvider } from '../../services/why.ts';
import { lazyComponent } from '../../ui/lazyComponent.tsx';
import { whenDrawn } from '../../ui/whenDrawn.ts';

const WhyWindow = lazyComponent('WhyWindow', () => import('./WhyWindow.tsx').then((part) => part.WhyWindow));

interface WhyPlaceProps {
  screen: string;
  /** Leads to the line a part is written in; absent: nobody has it open. */
  onGo?: (asked: WhyAsked) => void;
  children: ReactNode;
}

/** Those who may read declarations ask within it why a part of the page is as it is: with Alt and a click, or by a menu. */
export function WhyPlace({ screen, onGo, children }: WhyPlaceProps) {
  const [opened, open] = useState<{ asked: WhyAsked; turn: number }>();
  const { queryClient } = useServices();
  const may = isShown(READ_SCREENS, usePermissions());
  const asking = useMemo<WhyAsking | undefined>(() => {
    if (!may) return undefined;
    const ask = (asked: WhyAsked) => open((before) => ({ asked, turn: (before?.turn ?? 0) + 1 }));
    return { ask, marks: new WeakMap() };
  }, [may]);
  useEffect(() => {
    if (!asking) return undefined;
    const gone = new AbortController();
    const load = () =>
      import('./follow.ts').then(
        ({ followAlt, followButtons }) => {
          // Handed over: a list comes with whatever else knows of it.
          followAlt(asking.marks, `.${POPUP_CLASS}`, gone.signal);
          followButtons(queryClient, gone.signal);
        },
        () => undefined,
      );
    // Nobody asks before a page is there; who does before this has come presses again.
    const off = whenDrawn(() => void load());
    return () => {
      off();
      gone.abort();
    };
  }, [asking, queryClient]);
  return (
    <WhyProvider value={asking}>
      {children}
      {opened && (
        <Suspense fallback={null}>
          <WhyWindow
            key={opened.turn}
            screen={screen}
            asked={opened.asked}
            onGo={onGo}
            onClose={() => open(undefined)}
          />
        </Suspense>
      )}
    </WhyProvider>
  );
}
