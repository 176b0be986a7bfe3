/** Seeded random values: the same seed, the same sequence. */
export interface Random {
  /** In [0, 1). */
  next(): number;
  /** Whole number from `low` to `high`, both included. */
  whole(low: number, high: number): number;
  /** True with this probability. */
  boolean(probability: number): boolean;
  pick<T>(list: readonly [T, ...T[]]): T;
  /** One of the values, as often as its weight says. */
  weighted<T>(list: readonly [readonly [T, number], ...(readonly [T, number])[]]): T;
}

/** Mulberry32. */
export function createRandom(seed: number): Random {
  let state = seed >>> 0;
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  return {
    next,
    whole: (low, high) => low + Math.floor(next() * (high - low + 1)),
    boolean: (probability) => next() < probability,
    pick: (list) => list[Math.floor(next() * list.length)] ?? list[0],
    weighted: (list) => {
      let rest = next() * list.reduce((sum, [, weight]) => sum + weight, 0);
      for (const [value, weight] of list) {
        rest -= weight;
        if (rest < 0) return value;
      }
      return list[0][0];
    },
  };
}
