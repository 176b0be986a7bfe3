import type { DictionaryItem } from '../../../../engine/plan/compiled.ts';
import type { AreaLevel } from '../../../../engine/values/ValueType.ts';

/** An area with those below it, as far as they may be chosen. */
export interface AreaOption {
  value: string;
  label: string;
  children?: AreaOption[];
}

const DEPTHS: Readonly<Record<AreaLevel, number>> = { province: 1, city: 2, region: 3, all: 3 };

/** Provinces with their cities and districts down to the level. */
export function areaOptions(items: readonly DictionaryItem[], level: AreaLevel): AreaOption[] {
  const below = new Map<string | undefined, DictionaryItem[]>();
  for (const item of items) below.set(item.parent, [...(below.get(item.parent) ?? []), item]);
  const optionsUnder = (parent: string | undefined, depth: number): AreaOption[] =>
    (below.get(parent) ?? []).map(({ value, text }) => {
      const children = depth < DEPTHS[level] ? optionsUnder(value, depth + 1) : [];
      const label = text.slice(text.lastIndexOf('/') + 1);
      return { value, label, ...(children.length > 0 ? { children } : {}) };
    });
  return optionsUnder(undefined, 1);
}

/** Codes from the province down to the area; empty for a code that is none. */
export function areaPath(items: readonly DictionaryItem[], code: string): string[] {
  const item = items.find(({ value }) => value === code);
  if (item === undefined) return [];
  return item.parent === undefined ? [code] : [...areaPath(items, item.parent), code];
}
