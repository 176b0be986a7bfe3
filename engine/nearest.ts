/** The word of `known` that `word` most likely meant, or undefined when none is close. Letters' case is ignored. */
export function nearest(word: string, known: Iterable<string>): string | undefined {
  const limit = word.length <= 3 ? 1 : Math.max(2, Math.floor(word.length / 3));
  const own = word.toLowerCase();
  let best: { word: string; distance: number } | undefined;
  for (const candidate of known) {
    // What is there, but not to be had here, was not misspelt.
    if (candidate === word) continue;
    const other = candidate.toLowerCase();
    // So many letters would have to come or go at least: thousands of names are gone through for one that is missing.
    if (Math.abs(own.length - other.length) > limit) continue;
    const distance = editDistance(own, other);
    // Of two single letters nothing is alike.
    if (distance < Math.max(own.length, other.length) && distance <= limit && (!best || distance < best.distance))
      best = { word: candidate, distance };
  }
  return best?.word;
}

function editDistance(left: string, right: string): number {
  let previous = Array.from({ length: right.length + 1 }, (_, index) => index);
  for (let row = 1; row <= left.length; row++) {
    const current = [row];
    for (let column = 1; column <= right.length; column++) {
      const change = left[row - 1] === right[column - 1] ? 0 : 1;
      const [up = 0, aside = 0, diagonal = 0] = [previous[column], current[column - 1], previous[column - 1]];
      current.push(Math.min(up + 1, aside + 1, diagonal + change));
    }
    previous = current;
  }
  return previous[right.length] ?? left.length;
}

/** `nearest`, or the word that shares most of its parts with `word`, or the one it is short for; a tie is no answer. */
export function likeliest(word: string, known: Iterable<string>): string | undefined {
  const words = [...known].filter((each) => each !== word);
  return nearest(word, words) ?? sharing(word, words) ?? shortFor(word, words);
}

/**
 * The one name that `word` is with a slip of the hand. What is alike but for a word or a number, `cancelRate` and
 * `returnRate`, `min` and `max`, `last7` and `last30`, is another thing.
 */
export function misspelt(word: string, known: Iterable<string>): string | undefined {
  return onlyBest([...known], (candidate) => {
    const slips = slipsBetween(word, candidate);
    return candidate === word || slips === undefined ? 0 : 1 / (1 + slips);
  });
}

/** A letter more, less or another, in each word of a name; of longer words two, as when two have changed places. */
function slipsBetween(word: string, other: string): number | undefined {
  const [own, its] = [partsOf(word), partsOf(other)];
  const joined = (parts: readonly string[]): string => parts.join('');
  if (joined(own).replaceAll(/\D/g, '') !== joined(its).replaceAll(/\D/g, '')) return undefined;
  // Written as one word, or with its words put together otherwise.
  if (own.length !== its.length) {
    const slips = editDistance(joined(own), joined(its));
    return slips <= 1 ? slips : undefined;
  }
  let all = 0;
  for (const [at, part] of own.entries()) {
    const meant = its[at] ?? '';
    const slips = editDistance(part, meant);
    if (slips > (part.length > 3 && part[0] === meant[0] ? 2 : 1)) return undefined;
    all += slips;
  }
  return all;
}

/** The words of a name: `demo/purchase-line`, `targetSales` and `ship_no` have each two or three. */
const partsOf = (name: string): string[] =>
  name
    .replace(/([\p{Ll}\d])(\p{Lu})/gu, '$1 $2')
    .toLowerCase()
    .split(/[^\p{L}\d]+/u)
    .filter((part) => part !== '');

const SHORTEST_PART = 3;
const HALF = 0.5;
const isLatin = (text: string): boolean => /^[\w-]*$/.test(text);

/** Half of the words, one being the beginning of another counted for less. */
function sharing(word: string, known: readonly string[]): string | undefined {
  const own = partsOf(word);
  const likeness = (part: string, other: string): number => {
    if (part === other) return 1;
    const [short, long] = part.length < other.length ? [part, other] : [other, part];
    return long.startsWith(short) && [...short].length >= (isLatin(short) ? SHORTEST_PART : 2) ? 0.8 : 0;
  };
  const lower = word.toLowerCase();
  return onlyBest(known, (candidate) => {
    const others = partsOf(candidate);
    let shared = 0;
    for (const part of own) {
      let most = 0;
      for (const other of others) most = Math.max(most, likeness(part, other));
      shared += most;
    }
    const score = shared / Math.max(own.length, others.length);
    const one = candidate.toLowerCase();
    const begins = one.startsWith(lower) || lower.startsWith(one) ? 0.1 : 0;
    return score >= HALF || (begins > 0 && word.length >= SHORTEST_PART && candidate.length >= SHORTEST_PART)
      ? score + begins
      : 0;
  });
}

/** `qty` for `quantity`, `prodCode` for `productCode`: the letters of one stand in the other, in that order. */
function shortFor(word: string, known: readonly string[]): string | undefined {
  const letters = (text: string): string => text.toLowerCase().replaceAll(/[^\p{L}\d]/gu, '');
  const own = letters(word);
  return onlyBest(known, (candidate) => {
    const other = letters(candidate);
    const [short, long] = own.length < other.length ? [own, other] : [other, own];
    if (short.length < SHORTEST_PART || short[0] !== long[0] || short.at(-1) !== long.at(-1)) return 0;
    let at = 0;
    for (const letter of long) if (letter === short[at]) at += 1;
    return at === short.length ? short.length / long.length : 0;
  });
}

function onlyBest(known: readonly string[], scoreOf: (candidate: string) => number): string | undefined {
  let best: { candidate: string; score: number; tied: boolean } | undefined;
  for (const candidate of known) {
    const score = scoreOf(candidate);
    if (score <= 0 || (best !== undefined && score < best.score)) continue;
    best = { candidate, score, tied: best?.score === score && best.candidate !== candidate };
  }
  return best === undefined || best.tied ? undefined : best.candidate;
}
