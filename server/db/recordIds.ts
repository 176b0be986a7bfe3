import { randomInt } from 'node:crypto';

/** 2026-01-01T00:00:00Z: keeps 19 digits good for some 290 years. */
const EPOCH = 1_767_225_600_000;

/**
 * Ids of 19 digits that sort by time: 13 digits of milliseconds, 3 of a counter, 3 of chance for processes that
 * share a millisecond.
 */
export function createIds(clock: () => Date): () => string {
  let last = 0;
  let counter = 0;
  return () => {
    // A clock that goes back, or a counter that is used up, borrows from the future rather than repeat.
    const now = clock().getTime() - EPOCH;
    if (now > last) {
      last = now;
      counter = 0;
    } else if (++counter > 999) {
      last++;
      counter = 0;
    }
    const time = String(1_000_000_000_000 + last);
    return `${time}${String(counter).padStart(3, '0')}${String(randomInt(1000)).padStart(3, '0')}`;
  };
}
