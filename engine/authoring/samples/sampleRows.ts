import type { Rule } from '../../../schemas/generated/types.ts';
import type { CreateExpressions } from '../../expressions/expressions.ts';
import type { DictionaryItem } from '../../plan/compiled.ts';
import type { Value } from '../../values/ValueType.ts';
import { settle } from './agreeing.ts';
import { itemsOf, rulesOf, type SampleColumn, type SampleItems } from './SampleColumn.ts';
import { sampleValue } from './sampleValues.ts';

/** What rows are made of. */
export interface SampleParts {
  columns: readonly SampleColumn[];
  items: SampleItems;
  /** The same seed gives the same rows. */
  seed: number;
  /** One text of the first row is as long as texts get. */
  longText?: boolean;
  /** Groups of keys whose values no two rows may have in common, beside what rules ask of single ones. */
  unique?: readonly (readonly string[])[];
  /** Values that every row has, by key. */
  fixed?: Readonly<Record<string, Value>>;
  /** Without it nothing is computed of other values, and what rules say of several together is not looked at. */
  createExpressions?: CreateExpressions;
}

export type SampleRow = Record<string, Value>;

/** Characters: far more than any column is wide. */
const LONG = 400;

/**
 * Row number `index`, from 0, of rows that exist nowhere: as the columns ask for them, by kind, rules and dictionary, and
 * different from each other. Where a value is chosen among records, what these are called stands beside it.
 */
export function sampleRow(parts: SampleParts, index: number): SampleRow {
  const { columns, items, seed, fixed = {}, longText = false, createExpressions } = parts;
  const row: SampleRow = { id: String(index + 1), version: 1 };
  const counters = countersOf(parts, index);
  const chosenFrom = (column: SampleColumn) => below(column, columns, row, itemsOf(column, items));
  const made = (column: SampleColumn, salt = ''): Value => {
    const number = mixed(seed, index, column.key + salt);
    return sampleValue(column, { index, number, counter: counters.get(column.key) }, chosenFrom(column));
  };
  for (const column of columns) row[column.key] = fixed[column.key] ?? made(column);
  Object.assign(row, fixed);
  const isFree = ({ key, value }: SampleColumn) => !(key in fixed) && !counters.has(key) && value === undefined;
  if (createExpressions) settle(row, columns, createExpressions, isFree, (column, time) => made(column, ` ${time}`));
  const long = longText && index === 0 ? columns.find(({ kind }) => kind === 'text') : undefined;
  if (long) row[long.key] = `${long.title}很长`.repeat(LONG).slice(0, LONG);
  for (const column of columns) {
    const text = column.options ? undefined : textOf(row[column.key], itemsOf(column, items));
    if (text !== undefined) row[`${column.key}_dictText`] = text;
  }
  return row;
}

/** Items that belong to what the column above holds; at the top those that belong to nothing. */
function below(
  column: SampleColumn,
  columns: readonly SampleColumn[],
  row: SampleRow,
  items: readonly DictionaryItem[],
): readonly DictionaryItem[] {
  const above = columns.find(({ linkageKey }) => linkageKey === column.key);
  if (above === undefined && column.linkageKey === undefined) return items;
  const fitting = items.filter(({ parent }) => parent === (above ? row[above.key] : undefined));
  return fitting.length > 0 ? fitting : items;
}

/** What is shown for the values; undefined where that is not known, or nothing is chosen. */
function textOf(value: Value | undefined, items: readonly DictionaryItem[]): string | undefined {
  if (items.length === 0 || typeof value !== 'string') return undefined;
  const texts = new Map(items.map((item) => [item.value, item.text]));
  return value
    .split(',')
    .map((part) => texts.get(part) ?? part)
    .join(',');
}

/** What counts on from row to row so that no two rows of a group are alike: one value without end, else all together. */
function countersOf({ columns, items, unique = [] }: SampleParts, index: number): Map<string, number> {
  const single = columns.filter((column) => rulesOf(column).some(isUnique)).map(({ key }) => [key]);
  const counters = new Map<string, number>();
  for (const group of [...single, ...unique]) {
    const members = group.flatMap((key) => columns.find((column) => column.key === key) ?? []);
    if (members.length < group.length || group.some((key) => counters.has(key))) continue;
    const endless = ENDLESS.flatMap((kind) => members.find((column) => column.kind === kind) ?? [])[0];
    let left = index;
    for (const column of endless ? [endless] : members) {
      const size = endless ? Number.POSITIVE_INFINITY : Math.max(1, itemsOf(column, items).length);
      counters.set(column.key, endless ? left : left % size);
      left = Math.floor(left / size);
    }
  }
  return counters;
}

/** Kinds that have a value for every row, those that may look the same all the way down first. */
const ENDLESS = ['text', 'date', 'datetime', 'number'] as const;

const isUnique = (rule: Rule): boolean =>
  rule.rule === 'unique' || (rule.rule === 'pattern' && rule.pattern === 'only');

/** An even number of 31 bits from a seed, a row and a key: FNV-1a. */
function mixed(seed: number, index: number, key: string): number {
  let hash = 0x811c9dc5 ^ seed;
  for (const character of `${index} ${key}`) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193);
  return (hash ^ (hash >>> 15)) & 0x7fffffff;
}
