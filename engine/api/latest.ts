import { type CancelSignal, createCanceller } from './cancel.ts';
import { abortedFailure } from './Failure.ts';

export interface Latest {
  /** Runs `work`, gives up the run before it; a run that was overtaken rejects as `aborted`, whatever it answered. */
  run<T>(work: (signal: CancelSignal) => Promise<T>): Promise<T>;
  /** Gives up the run under way. */
  cancel(): void;
}

/** For one widget: only the last question's answer counts, however the answers arrive. */
export function latest(): Latest {
  let current = createCanceller();
  return {
    async run(work) {
      current.abort();
      const mine = createCanceller();
      current = mine;
      try {
        const answer = await work(mine.signal);
        if (mine.signal.aborted) throw abortedFailure();
        return answer;
      } catch (error) {
        throw mine.signal.aborted ? abortedFailure() : error;
      }
    },
    cancel: () => current.abort(),
  };
}
