import { schemas } from '../../../schemas/generated/language.ts';

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

type Value = Readonly<Record<string, unknown>>;

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

/** Keys that stand in many places, by what they are in most. */
const COMMON: readonly [string, string][] = [
  ['title', '标题'],
  ['width', '宽度'],
  ['icon', '图标'],
  ['path', '地址'],
  ['type', '类型'],
  ['madeOf', '所取的列'],
  ['parts', '内容'],
];

const titles = new Map<string, string>();

/** What a key of the language is called: its description up to where that begins to explain. */
export function titleOf(key: string): string {
  if (titles.size === 0) {
    for (const [common, title] of COMMON) titles.set(common, title);
    for (const schema of [schemas['column.schema.json'], ...Object.values(schemas)]) collect(schema);
  }
  return titles.get(key) ?? key;
}

function collect(schema: unknown): void {
  if (typeof schema !== 'object' || schema === null) return;
  const { properties } = schema as { properties?: Record<string, { description?: unknown }> };
  for (const [key, { description }] of Object.entries(properties ?? {}))
    if (typeof description === 'string' && !titles.has(key))
      titles.set(key, /^[^，。；：、（]+/.exec(description)?.[0] ?? key);
  for (const inner of Object.values(schema)) collect(inner);
}

/** Says for each of these keys what it was and is. */
export function compareKeys(
  before: Value,
  after: Value,
  skipped: ReadonlySet<string>,
  tell: (key: string, text: string) => void,
): void {
  for (const key of new Set([...Object.keys(before), ...Object.keys(after)])) {
    if (skipped.has(key) || isSame(before[key], after[key])) continue;
    tell(key, `${titleOf(key)} ${said(before[key])} → ${said(after[key])}`);
  }
}

const LONGEST = 60;

function said(value: unknown): string {
  if (value === undefined || value === null) return '（无）';
  if (value === true) return '是';
  if (value === false) return '否';
  const text = typeof value === 'object' ? JSON.stringify(value) : String(value);
  return text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text;
}

interface Lists<T> {
  before: readonly T[];
  after: readonly T[];
  nameOf(item: NoInfer<T>): string;
  /** `列 单价`. */
  title(item: NoInfer<T>): string;
}

/** What came, went, moved; and calls back for each that stayed. */
export function compareLists<T>(
  { before, after, nameOf, title }: Lists<T>,
  tell: Tell,
  { same, gone }: { same(one: T, other: T): void; gone?(item: T): [consequence?: string, destructive?: boolean] },
): void {
  const [old, now] = [
    new Map(before.map((each) => [nameOf(each), each])),
    new Map(after.map((each) => [nameOf(each), each])),
  ];
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
