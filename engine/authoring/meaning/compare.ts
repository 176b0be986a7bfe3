/** One difference between two sets of declarations, by what it means. */
export interface Change {
  /** `页面 订单`, `模型 订单`. */
  what: string;
  /** Where it is declared, before or after. */
  file: string;
  /** `列 单价 删除`. */
  text: string;
  /** What follows from it for data, links or rights; absent: nothing but how it looks and works. */
  consequence?: string;
  /** Data, links or rights are lost with it. */
  destructive?: true;
}

/** Notes the differences of one declaration. */
export type Tell = (text: string, consequence?: string, destructive?: boolean) => void;

export const isSame = (one: unknown, other: unknown): boolean => canonical(one) === canonical(other);

/** Where something is declared is no part of what it means. */
const PLACES: ReadonlySet<string> = new Set(['file', 'line', 'pointer']);

/** The same for values that mean the same, whatever the order of their keys. */
export function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'undefined';
  const entries = Object.entries(value).filter(
    ([key, inner]) => inner !== undefined && typeof inner !== 'function' && !PLACES.has(key),
  );
  return `{${entries
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([key, inner]) => `${key}:${canonical(inner)}`)
    .join(',')}}`;
}

interface Lists<T> {
  before: readonly T[];
  after: readonly T[];
  nameOf(item: NoInfer<T>): string;
  /** `列 单价`. */
  title(item: NoInfer<T>): string;
  /** What it was among those of before under another name. */
  formerly?(item: NoInfer<T>, before: readonly NoInfer<T>[]): NoInfer<T> | undefined;
}

/** What follows from a difference, and whether something is lost with it. */
export type Follows = [consequence?: string, destructive?: boolean];

/** What came, went, moved or has another name; and calls back for each that stayed. */
export function compareLists<T>(
  { before, after, nameOf: ownName, title, formerly }: Lists<T>,
  tell: Tell,
  {
    same,
    gone,
    renamed,
  }: { same(one: T, other: T): void; gone?(item: T): Follows; renamed?(one: T, other: T): Follows },
): void {
  const formerNames = new Map(
    formerly === undefined
      ? []
      : renames(before, after, ownName, formerly).map(([one, other]) => [other, ownName(one)]),
  );
  const nameOf = (item: T): string => formerNames.get(item) ?? ownName(item);
  const [old, now] = [
    new Map(before.map((each) => [nameOf(each), each])),
    new Map(after.map((each) => [nameOf(each), each])),
  ];
  for (const [item, name] of formerNames) {
    const known = old.get(name);
    if (known !== undefined) tell(`${title(item)} 改名 ${name} → ${ownName(item)}`, ...(renamed?.(known, item) ?? []));
  }
  for (const [name, item] of old) if (!now.has(name)) tell(`${title(item)} 删除`, ...(gone?.(item) ?? []));
  for (const [name, item] of now) {
    const known = old.get(name);
    if (known === undefined) tell(`${title(item)} 新增`);
    else same(known, item);
  }
  const kept = (items: ReadonlyMap<string, T>, others: ReadonlyMap<string, T>) =>
    [...items.keys()].filter((name) => others.has(name));
  if (!isSame(kept(old, now), kept(now, old)))
    tell(`次序改为 ${[...now.values()].map((item) => title(item).replace(/^\S+ /, '')).join('、')}`);
}

/** Those that only one side has by name, and that are the same nonetheless; no one stands for two. */
export function renames<T>(
  before: readonly T[],
  after: readonly T[],
  nameOf: (item: T) => string,
  formerly: (item: T, before: readonly T[]) => T | undefined,
): [one: T, other: T][] {
  const [old, now] = [new Set(before.map(nameOf)), new Set(after.map(nameOf))];
  const left = new Set(before.filter((each) => !now.has(nameOf(each))));
  return after.flatMap((other): [T, T][] => {
    const one = old.has(nameOf(other)) ? undefined : formerly(other, [...left]);
    if (one === undefined) return [];
    left.delete(one);
    return [[one, other]];
  });
}
