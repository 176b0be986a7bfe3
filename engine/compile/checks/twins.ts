import { sentences } from '../../problems.ts';
import type { Path } from '../places.ts';
import type { FileCheck, TellIn } from './Check.ts';

/** Lists of things without a name of their own: one that stands there twice, word for word, was copied and not changed. */
const LISTS: ReadonlySet<string> = new Set([
  ...['parts', 'tabs', 'charts', 'agrees', 'with', 'dates', 'notify'],
  ...['allOf', 'anyOf', 'oneOf'],
]);

/** Nothing is drawn, compared or asked twice. */
export const checkTwins: FileCheck<unknown> = ({ value, document }, _world, tell) => walk(value, [], document, tell);

function walk(value: unknown, path: Path, document: Parameters<TellIn>[0], tell: TellIn): void {
  if (typeof value !== 'object' || value === null) return;
  if (Array.isArray(value)) {
    if (LISTS.has(String(path.at(-1)))) tellTwins(value, path, document, tell);
    for (const [index, item] of value.entries()) walk(item, [...path, index], document, tell);
  } else for (const [key, inner] of Object.entries(value)) walk(inner, [...path, key], document, tell);
}

/** Tells of the items of a list that are one before them, word for word. */
export function tellTwins(list: readonly unknown[], path: Path, document: Parameters<TellIn>[0], tell: TellIn): void {
  const seen = new Map<string, number>();
  for (const [index, item] of list.entries()) {
    const said = JSON.stringify(item);
    const first = seen.get(said);
    if (first !== undefined)
      tell(document, 'duplicate-item', sentences['duplicate-item'](`与第 ${first + 1} 项相同的一项`), [...path, index]);
    else seen.set(said, index);
  }
}
