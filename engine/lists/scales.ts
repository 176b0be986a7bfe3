import type { Row } from '../plan/record.ts';

/** The least and the largest number of columns, by key; those of one measure across a cross table are one scale. */
export function scalesOf(keys: readonly string[], rows: readonly Row[]): Map<string, { low: number; high: number }> {
  const scales = new Map<string, { low: number; high: number }>();
  for (const name of new Set(keys.map(measureOf))) {
    const own = keys.filter((key) => measureOf(key) === name);
    const numbers = rows.flatMap((row) => own.flatMap((key) => numberIn(row[key]) ?? []));
    if (numbers.length === 0) continue;
    const [low, high] = numbers.reduce(
      ([least, most], each) => [Math.min(least, each), Math.max(most, each)],
      [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY],
    );
    for (const key of own) scales.set(key, { low, high });
  }
  return scales;
}

/** `p3_orders` is a part of `orders`. */
const measureOf = (key: string): string => key.replace(/^p\d+_/, '');

function numberIn(value: unknown): number | undefined {
  const number = typeof value === 'string' && value !== '' ? Number(value) : value;
  return typeof number === 'number' && Number.isFinite(number) ? number : undefined;
}
