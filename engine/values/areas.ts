import type { AreaLevel, ValueItem } from './ValueType.ts';

/** Code under which the areas are offered and named like a dictionary; no declared one can be called so. */
export const AREA_DICTIONARY = '@area';

/** Names by six-digit codes, as the area data lists them. */
export interface AreaNames {
  province_list: Readonly<Record<string, string>>;
  city_list: Readonly<Record<string, string>>;
  county_list: Readonly<Record<string, string>>;
}

/** An area with its path as text: `浙江省/杭州市/西湖区`. */
export interface AreaItem extends ValueItem {
  /** Code one level up; provinces have none. */
  parent?: string;
  name: string;
}

/** All areas below root 86: provinces, cities and districts, each after the one it belongs to. */
export function areaItems(names: AreaNames): AreaItem[] {
  const items = new Map<string, AreaItem>();
  const add = (list: Readonly<Record<string, string>>, parentOf: (code: string) => string | undefined) => {
    for (const [value, name] of Object.entries(list)) {
      const parent = items.get(parentOf(value) ?? '');
      const text = parent ? `${parent.text}/${name}` : name;
      items.set(value, { value, text, name, ...(parent ? { parent: parent.value } : {}) });
    }
  };
  add(names.province_list, () => undefined);
  add(names.city_list, (code) => `${code.slice(0, 2)}0000`);
  add(names.county_list, (code) =>
    items.has(`${code.slice(0, 4)}00`) ? `${code.slice(0, 4)}00` : `${code.slice(0, 2)}0000`,
  );
  return [...items.values()];
}

/** How deep an area lies: 1 a province, 2 a city, 3 a district. */
export function areaDepth(item: ValueItem): number {
  return item.text.split('/').length;
}

const DEPTHS = { province: 1, city: 2, region: 3 } as const;

const chosen = new WeakMap<readonly ValueItem[], Map<AreaLevel, readonly ValueItem[]>>();

/** The areas that may be chosen at a level; a province without cities or districts counts as its own. */
export function areasAt(items: readonly ValueItem[], level: AreaLevel): readonly ValueItem[] {
  if (level === 'all') return items;
  const known = chosen.get(items) ?? new Map<AreaLevel, readonly ValueItem[]>();
  chosen.set(items, known);
  const made = known.get(level) ?? itemsAt(items, DEPTHS[level]);
  known.set(level, made);
  return made;
}

function itemsAt(items: readonly ValueItem[], depth: number): ValueItem[] {
  const above = new Set(
    items.flatMap((item) => ('parent' in item && typeof item.parent === 'string' ? [item.parent] : [])),
  );
  return items.filter((item) => areaDepth(item) === depth || (areaDepth(item) < depth && !above.has(item.value)));
}

const named = new WeakMap<readonly ValueItem[], Map<string, string | undefined>>();

/** The code that a text names: a code, or a path with or without separators; undefined when none or several fit. */
export function areaNamed(items: readonly ValueItem[], written: string): string | undefined {
  const known = named.get(items) ?? namesOf(items);
  named.set(items, known);
  return known.get(compact(written));
}

function namesOf(items: readonly ValueItem[]): Map<string, string | undefined> {
  const names = new Map<string, string | undefined>();
  const add = (name: string, value: string) => {
    const taken = names.has(name) && names.get(name) !== value;
    names.set(name, taken ? undefined : value);
  };
  for (const { value, text } of items) add(compact(text), value);
  // 北京市/北京市/东城区 is written 北京市东城区 by everybody; a full path goes before a short one.
  const whole = new Set(names.keys());
  for (const { value, text } of items) {
    const parts = text.split('/');
    const short = parts.filter((part, index) => part !== parts[index - 1]).join('');
    if (!whole.has(short)) add(short, value);
  }
  for (const { value } of items) names.set(value, value);
  return names;
}

const compact = (text: string): string => text.replaceAll(/[\s/\\|,，、>-]+/g, '');
