import type { Node } from 'jsonc-parser';
import type { Document } from '../../compile/documents.ts';

/** A value of a declaration. */
export interface Spot {
  document: Document;
  node: Node;
  /** What its keys are called where the plan calls them otherwise. */
  keys?: Readonly<Record<string, string>>;
}

/** One value of a plan, and where it may be written. */
export interface Part {
  /** What says it, the nearest first; the plan holds what the first says that says anything. */
  spots: readonly Spot[];
  /** What it follows from, where nothing says it. */
  from?: readonly Spot[];
  /** Where one would write it, where it follows from nothing. */
  around: Spot;
  shape?: Shape;
}

/** Where a key of a part is written that does not simply stand under the same key; undefined: it does. */
export type Shape = (key: string | number, value: unknown, part: Part) => Part | undefined;

/** A part that is all said by its name. */
const NAMES: ReadonlySet<string> = new Set(['key', 'code', 'table', 'rule', 'pattern', 'title']);

/** What stands under a key; a part that is written as its name is its name. */
export function under(spot: Spot | undefined, key: string | number): Spot[] {
  if (spot === undefined) return [];
  const { document, node } = spot;
  if (typeof key === 'number') {
    const item = node.type === 'array' ? node.children?.[key] : undefined;
    return item === undefined ? [] : [{ document, node: item }];
  }
  const meant = spot.keys?.[key] ?? key;
  if (node.type === 'string') return NAMES.has(meant) ? [{ document, node }] : [];
  if (node.type !== 'object') return [];
  const written = [meant, ...document.spelled.filter(({ own }) => own === meant).map((each) => each.written)];
  const value = node.children?.find(({ children }) => written.includes(String(children?.[0]?.value)))?.children?.[1];
  return value === undefined ? [] : [{ document, node: value }];
}

/** What the first says that says anything, way down. */
export function below(spots: readonly Spot[], ...keys: (string | number)[]): Spot[] {
  return keys.reduce<readonly Spot[]>((now, key) => now.flatMap((spot) => under(spot, key)), spots).slice();
}

/** The items of a list. */
export const itemsOf = (spot: Spot | undefined): Spot[] =>
  spot?.node.type === 'array' ? (spot.node.children ?? []).map((node) => ({ document: spot.document, node })) : [];

/** The entry of a list that is called so, by that key of it. */
export const entryOf = (list: Spot | undefined, key: string, name: unknown): Spot[] =>
  itemsOf(list)
    .filter((item) => under(item, key)[0]?.node.value === name)
    .slice(0, 1);

/** One of the keys of an object. */
export const named = (value: unknown, key: string): unknown =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[key] : undefined;

/** The part under a key of a part. */
export function step(part: Part, key: string | number, value: unknown): Part {
  const own = part.shape?.(key, value, part);
  if (own !== undefined) return own;
  const around = part.spots[0] ?? part.around;
  const from = part.from === undefined ? {} : { from: part.from };
  return { spots: below(part.spots, key), around, ...from };
}

/** A part that is written at these places, or follows from those. */
export function partOf(around: Part, spots: readonly Spot[], more: Partial<Pick<Part, 'from' | 'shape'>> = {}): Part {
  return { spots, around: around.spots[0] ?? around.around, ...more };
}

/** An object whose keys are looked for one by one. */
export const shaped =
  (keys: Readonly<Record<string, Shape>>, other?: Shape): Shape =>
  (key, value, part) =>
    (Object.hasOwn(keys, key) ? keys[key] : other)?.(key, value, part);

/** A list whose entries are looked for one by one. */
export const listed =
  (entry: (value: unknown, part: Part, index: number) => Part): Shape =>
  (index, value, part) =>
    entry(value, part, Number(index));

/**
 * It stands there; or it follows from what stands there; or nobody wrote it, and that is where one would.
 */
export type How = 'written' | 'derived' | 'default';

/** Where the value of a part comes from. */
export function placeOf({ spots, from = [], around }: Part, value: unknown): { spot: Spot; how: How } {
  const exact = spots.find(({ node }) => node.value === value);
  if (exact !== undefined) return { spot: exact, how: 'written' };
  const [near] = [...spots, ...from];
  return near === undefined ? { spot: around, how: 'default' } : { spot: near, how: 'derived' };
}
