/** A repeatable source of chance (mulberry32). */
export interface Chance {
  /** From 0 to 1. */
  next(): number;
  below(limit: number): number;
  happens(share: number): boolean;
  pick<T>(from: readonly T[]): T;
}

export function createChance(seed: number): Chance {
  let state = seed >>> 0;
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const below = (limit: number): number => Math.floor(next() * limit);
  return {
    next,
    below,
    happens: (share) => next() < share,
    pick: (from) => from[below(from.length)] as (typeof from)[number],
  };
}

export function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}
