/** Clicks on 新增 closer than this, in ms, add nothing (specification, section 9). */
export const INSERT_THROTTLE = 1_500;

/** Lets one call through and refuses the next ones for `wait` ms of `clock`. */
export function createThrottle(clock: () => number, wait: number): () => boolean {
  let last = Number.NEGATIVE_INFINITY;
  return () => {
    const now = clock();
    if (now - last < wait) return false;
    last = now;
    return true;
  };
}
