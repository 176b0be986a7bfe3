/** How long a test waits for what comes by itself: a guard against hanging, for a busy machine answers late. */
export const SOON = { timeout: 30_000, interval: 10 };
