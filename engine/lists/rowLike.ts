import type { PlanQueryItem } from '../plan/Plan.ts';
import type { Row } from '../plan/record.ts';
import { inputNames, type QueryValues, withValue } from './query.ts';

/** Ways to ask that rows with this very value answer to. */
const ASKABLE: ReadonlySet<PlanQueryItem['mode']> = new Set(['single', 'like', 'group']);

/**
 * What a query form holds once it asks for rows with the value that `row` has in the column `key` as well; undefined
 * where no item asks for that column, or there is no value to ask for.
 */
export function askedLike(
  items: readonly PlanQueryItem[],
  values: QueryValues,
  key: string,
  row: Row,
): QueryValues | undefined {
  const item = items.find((each) => each.key === key && !each.param && ASKABLE.has(each.mode));
  const text = item && textOf(item, row[key]);
  if (item === undefined || text === undefined) return undefined;
  if (item.dayRange) return withValue(values, key, `${text},${text}`);
  return inputNames(item).reduce((asked, name) => withValue(asked, name, text), values);
}

/** Moments are asked for by their day. */
function textOf({ kind }: PlanQueryItem, value: unknown): string | undefined {
  if (typeof value !== 'string' && typeof value !== 'number' && typeof value !== 'boolean') return undefined;
  const text = String(value).trim();
  if (text === '') return undefined;
  return kind === 'datetime' ? text.slice(0, 10) : text;
}
