import { useCallback } from 'react';
import { useUnsavedWork } from '../../services/pageTab.ts';
import type { UnsavedWork } from '../../services/unsaved.ts';
import { NOT_SAVED, useGiveUpQuestion } from '../../ui/useGiveUpQuestion.ts';

/**
 * Asks before what was typed is left behind: here when the page itself leaves it, in the tab for the way back, the
 * closed tab and the closed window. `giveUp` is called once the person has said so.
 */
export function useLeaveGuard({ isDirty, giveUp, subscribe }: UnsavedWork): (leave: () => void) => void {
  const ask = useGiveUpQuestion();
  useUnsavedWork({ isDirty, subscribe, ...(giveUp ? { giveUp } : {}) });
  return useCallback(
    (leave) => {
      if (!isDirty()) return leave();
      ask({
        content: NOT_SAVED,
        giveUp: () => {
          giveUp?.();
          leave();
        },
      });
    },
    [isDirty, giveUp, ask],
  );
}

const NEVER = () => () => undefined;

/** The same for what a component draws anew whenever it changes. */
export function useChangeGuard(isChanged: boolean): (leave: () => void) => void {
  return useLeaveGuard({ isDirty: useCallback(() => isChanged, [isChanged]), subscribe: NEVER });
}
