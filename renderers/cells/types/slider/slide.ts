const STEP = 0.1;

/** Share of the way, 0–1, after a drag of `moved` px along a track with room for `room` px. */
export function offsetOf(moved: number, room: number): number {
  return Math.min(1, Math.max(0, moved / room));
}

/** Where a key brings the handle: arrows a step, Home and End the ends, Enter from the end verifies. Undefined: no key of it. */
export function afterKey(way: number, key: string): number | 'verified' | undefined {
  const stepped = (by: number) => Math.round(Math.min(1, Math.max(0, way + by)) * 10) / 10;
  if (key === 'ArrowRight' || key === 'ArrowUp') return stepped(STEP);
  if (key === 'ArrowLeft' || key === 'ArrowDown') return stepped(-STEP);
  if (key === 'Home') return 0;
  if (key === 'End') return 1;
  if (key === 'Enter' || key === ' ') return way >= 1 ? 'verified' : 0;
  return undefined;
}
