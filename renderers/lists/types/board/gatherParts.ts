import type { CancelSignal } from '../../../../engine/api/cancel.ts';
import { abortedFailure } from '../../../../engine/api/Failure.ts';

/** Ms within which parts come into view together. */
export const TOGETHER = 20;

/**
 * Asks for what is wanted in one moment together: one call of `ask` with every id.
 * What nobody wants any more by then is left out – its page has gone, or its session; without any there is no call.
 */
export function gatherParts<Answer>(
  ask: (ids: string[]) => Promise<Answer>,
): (id: string, signal: CancelSignal) => Promise<Answer> {
  let open: { wanted: Map<string, CancelSignal>; answer: Promise<Answer> } | undefined;
  return (id, signal) => {
    if (open === undefined) {
      const wanted = new Map<string, CancelSignal>();
      const answer = new Promise<void>((resolve) => setTimeout(resolve, TOGETHER)).then(() => {
        open = undefined;
        const ids = [...wanted].filter(([, wish]) => !wish.aborted).map(([part]) => part);
        if (ids.length === 0) throw abortedFailure();
        return ask(ids);
      });
      open = { wanted, answer };
    }
    open.wanted.set(id, signal);
    return open.answer;
  };
}
