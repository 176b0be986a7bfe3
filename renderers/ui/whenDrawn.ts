/** Runs when what was drawn is on the screen; returns the way to call it off. */
export function whenDrawn(run: () => void): () => void {
  let frame = requestAnimationFrame(() => {
    // The second frame comes when the first has been painted.
    frame = requestAnimationFrame(run);
  });
  return () => cancelAnimationFrame(frame);
}

/** The same once nothing else is to do either. */
export function whenDrawnAndIdle(run: () => void): () => void {
  let off = whenDrawn(() => {
    off = whenIdle(run);
  });
  return () => off();
}

function whenIdle(run: () => void): () => void {
  // Safari has no idle time to give.
  if (typeof requestIdleCallback !== 'function') {
    const timer = setTimeout(run, 500);
    return () => clearTimeout(timer);
  }
  const request = requestIdleCallback(run, { timeout: 3_000 });
  return () => cancelIdleCallback(request);
}
