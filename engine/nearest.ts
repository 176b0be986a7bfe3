/** The word of `known` that `word` most likely meant, or undefined when none is close. Letters' case is ignored. */
export function nearest(word: string, known: Iterable<string>): string | undefined {
  const limit = word.length <= 3 ? 1 : Math.max(2, Math.floor(word.length / 3));
  let best: { word: string; distance: number } | undefined;
  for (const candidate of known) {
    // What is there, but not to be had here, was not misspelt.
    if (candidate === word) continue;
    const distance = editDistance(word.toLowerCase(), candidate.toLowerCase());
    if (distance <= limit && (!best || distance < best.distance)) best = { word: candidate, distance };
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
