/** Clicks closer together than this are one click; milliseconds. */
export const CLICK_GAP = 300;

/** What a click that came too soon is told. */
export const CLICKED_TOO_FAST = '你点击的太快了，请慢点点击!';

/** Makes the guard of one button: true when the click counts, false when it follows the last one too closely. */
export function createClickGuard(clock: () => number): () => boolean {
  let last = Number.NEGATIVE_INFINITY;
  return () => {
    const now = clock();
    const counts = now - last >= CLICK_GAP;
    last = now;
    return counts;
  };
}
