/** Where the arguments of the call that begins at `start` stand; what a tree knows of a place leaves out brackets around it. */
export function argumentRanges(source: string, start: number): [start: number, end: number][] {
  const ranges: [number, number][] = [];
  let depth = 0;
  let begin = source.indexOf('(', start);
  for (let at = begin; at >= 0 && at < source.length; at++) {
    const sign = source.charAt(at);
    if (sign === "'" || sign === '"') at = endOfText(source, at);
    else if (OPENING.has(sign)) {
      depth += 1;
      if (depth === 1) begin = at + 1;
    } else if (sign === ',' && depth === 1) {
      ranges.push([begin, at]);
      begin = at + 1;
    } else if (CLOSING.has(sign)) {
      depth -= 1;
      if (depth === 0) return [...ranges, [begin, at]];
    }
  }
  return ranges;
}

const OPENING: ReadonlySet<string> = new Set('([{');
const CLOSING: ReadonlySet<string> = new Set(')]}');

/** The closing quotation mark of the text that begins there. */
function endOfText(source: string, at: number): number {
  const quote = source.charAt(at);
  for (let next = at + 1; next < source.length; next++) {
    if (source[next] === '\\') next++;
    else if (source[next] === quote) return next;
  }
  return source.length;
}
