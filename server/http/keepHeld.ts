import { setTimeout as pause } from 'node:timers/promises';

/** How what was taken up is kept, so that nobody else takes it up meanwhile. */
export interface Holding {
  /** Milliseconds between two signs of life; well below the lease. */
  beat: number;
  hold(): Promise<unknown>;
  /** One sign did not go out; the next one is tried all the same. */
  failed(error: unknown): void;
}

/** Signs of life until it is over; resolves when the last has been given. Never rejects. */
export async function keepHeld({ beat, hold, failed }: Holding, over: AbortSignal): Promise<void> {
  while (!over.aborted) {
    await pause(beat, undefined, { signal: over, ref: false }).catch(() => undefined);
    if (over.aborted) return;
    try {
      await hold();
    } catch (error) {
      failed(error);
    }
  }
}
