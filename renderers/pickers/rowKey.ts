const LONGEST = 50;

/**
 * What tells a report's rows apart, since a report has no key of its own: the id and all other values, cut to 50
 * characters. The end of what is cut is a mark of the whole, so that rows which begin alike stay two.
 */
export function rowKey(row: Readonly<Record<string, unknown>>): string {
  const { id, ...others } = row;
  const whole = [id, ...Object.values(others)].map(written).join('\u0001');
  if (whole.length <= LONGEST) return whole;
  const mark = markOf(whole);
  return whole.slice(0, LONGEST - mark.length) + mark;
}

function written(value: unknown): string {
  if (value === null || value === undefined) return '';
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}

/** 53 bits of the text (cyrb53), 11 characters. */
function markOf(text: string): string {
  let [low, high] = [0xdeadbeef, 0x41c6ce57];
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    low = Math.imul(low ^ code, 2_654_435_761);
    high = Math.imul(high ^ code, 1_597_334_677);
  }
  low = Math.imul(low ^ (low >>> 16), 2_246_822_507) ^ Math.imul(high ^ (high >>> 13), 3_266_489_909);
  high = Math.imul(high ^ (high >>> 16), 2_246_822_507) ^ Math.imul(low ^ (low >>> 13), 3_266_489_909);
  return (4_294_967_296 * (2_097_151 & high) + (low >>> 0)).toString(36).padStart(11, '0');
}
