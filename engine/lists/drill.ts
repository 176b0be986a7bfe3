import type { PlanQueryItem } from '../plan/Plan.ts';
import { dayRange, endsOf } from '../queries/periods.ts';
import type { QueryValues } from './query.ts';

/** Where a value leads: a screen, and its query by name, each a text with `{column}` or `{parameter}` in it. */
export interface Drill {
  to: string;
  with?: Readonly<Record<string, string>>;
}

const places = /\{([A-Za-z][A-Za-z0-9]*)\}/g;

/** What the texts of a drill speak of. */
export function drillKeys(text: string): string[] {
  return [...text.matchAll(places)].map(([, key = '']) => key);
}

/** What a drill knows besides the row: the parameters, of a period its two days as well. */
export function drillValues(items: readonly PlanQueryItem[], values: QueryValues, today: string): QueryValues {
  const days = items.flatMap(({ key, dayRange: isPeriod }): [string, string][] => {
    const range = isPeriod ? dayRange(values[key] ?? '', today) : undefined;
    const [from, to] = endsOf(key);
    return range
      ? [
          [from, range.from],
          [to, range.to],
        ]
      : [];
  });
  return { ...values, ...Object.fromEntries(days) };
}

/** The address behind a value; what the row has no value for is not asked. */
export function drillAddress(
  path: string,
  { with: query = {} }: Drill,
  row: Readonly<Record<string, unknown>>,
  values: QueryValues,
): string {
  const parts = Object.entries(query).flatMap(([name, text]) => {
    const known = drillKeys(text).map((key) => String(row[key] ?? values[key] ?? ''));
    if (known.includes('')) return [];
    const filled = text.replace(places, () => known.shift() ?? '');
    return [`${encodeURIComponent(name)}=${encodeURIComponent(filled)}`];
  });
  return parts.length === 0 ? path : `${path}?${parts.join('&')}`;
}
