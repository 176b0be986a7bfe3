/** Room for the stroke at the edges, in pixels. */
const EDGE = 1;

/**
 * The `d` of an SVG path through the values, in a box of this size; a null breaks the line, one value alone is a dot's
 * worth of line. Empty when nothing is to be drawn.
 */
export function sparkPath(values: readonly (number | null)[], width: number, height: number): string {
  const known = values.filter((value) => value !== null);
  if (known.length === 0) return '';
  const [low, high] = known.reduce(
    ([least, most], value) => [Math.min(least, value), Math.max(most, value)],
    [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY],
  );
  const x = (at: number) => EDGE + (values.length < 2 ? 0 : (at / (values.length - 1)) * (width - 2 * EDGE));
  // Equal values run through the middle.
  const y = (value: number) =>
    high === low ? height / 2 : EDGE + (1 - (value - low) / (high - low)) * (height - 2 * EDGE);
  return values
    .map((value, at) => {
      if (value === null) return '';
      const point = `${short(x(at))} ${short(y(value))}`;
      const begins = at === 0 || values[at - 1] === null;
      if (!begins) return `L${point}`;
      const alone = at === values.length - 1 || values[at + 1] === null;
      return alone ? `M${point}h0.01` : `M${point}`;
    })
    .join('');
}

const short = (value: number): string => String(Math.round(value * 100) / 100);
