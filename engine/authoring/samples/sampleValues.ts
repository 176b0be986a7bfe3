import { cellTraits } from '../../../schemas/generated/language.ts';
import { readDefault } from '../../lists/defaultValue.ts';
import type { DictionaryItem } from '../../plan/compiled.ts';
import { checkValue } from '../../rules/checkValue.ts';
import { optionsOf } from '../../values/optionsOf.ts';
import type { AreaLevel, Value } from '../../values/ValueType.ts';
import { valueTypes } from '../../values/valueTypes.ts';
import { asColumn, rulesOf, type SampleColumn } from './SampleColumn.ts';
import { sampleTexts } from './sampleTexts.ts';

/** What decides a value. */
export interface Draw {
  /** Of the row, from 0. */
  index: number;
  /** Any even number of 31 bits. */
  number: number;
  /** Counts on from row to row where no two rows may hold the same. */
  counter?: number | undefined;
}

const REGIONS = ['110105', '310115', '330106', '440305'];
/** A place further up ends with so many zeros. */
const UP: Readonly<Partial<Record<AreaLevel, number>>> = { city: 2, province: 4 };
const MONTHS: Readonly<Record<string, number>> = { month: 1, quarter: 3, year: 12 };
/** Rows that hold what a new record begins with: one of so many. */
const DEFAULTS = 3;
/** What is counted, or costs something, where nothing is said of it. */
const MOST = 100_000;

/** The value of a column that its rules allow, as far as one is found; `items` are those it is chosen from. */
export function sampleValue(column: SampleColumn, draw: Draw, items: readonly DictionaryItem[]): Value {
  const values = candidates(column, draw, items);
  const fitting = values.flatMap((value) => (value === null ? [] : canonical(column, value)));
  const found = fitting.find((value) => fits(column, value));
  return found ?? (fits(column, null) ? null : (fitting[0] ?? null));
}

/** What its kind makes of a value; nothing where it cannot be read. */
export function canonical(column: SampleColumn, value: unknown): Value[] {
  const parsed = valueTypes[column.kind].parse(value, optionsOf(asColumn(column)));
  return parsed.ok ? [parsed.value] : [];
}

/** Whether the rules of the column say nothing against it that hangs on no other value. */
export function fits(column: SampleColumn, value: Value): boolean {
  const { key, title, kind, required = false } = column;
  if (required && valueTypes[kind].isEmpty(value)) return false;
  return checkValue(rulesOf(column), value, { key, title, kind, row: {} }) === undefined;
}

function candidates(column: SampleColumn, draw: Draw, items: readonly DictionaryItem[]): Value[] {
  const { defaultValue } = column;
  const read = defaultValue === undefined ? undefined : readDefault(defaultValue);
  const begins = read?.kind === 'literal' && draw.counter === undefined && draw.index % DEFAULTS === 0;
  return [...(begins ? [read.value] : []), ...byKind(column, draw, items)];
}

function byKind(column: SampleColumn, draw: Draw, items: readonly DictionaryItem[]): Value[] {
  const { number, counter = number } = draw;
  switch (column.kind) {
    case 'number':
      return numbers(column, draw);
    case 'flag':
      return [(column.customValue ?? ['Y', 'N'])[number % 2 === 0 ? 0 : 1] ?? null];
    case 'date':
      return [dayOf(draw, column.period)];
    case 'datetime':
      return [`${dayOf(draw)} ${timeOf(number)}`];
    case 'time':
      return [timeOf(counter)];
    case 'code':
      return items.length > 0 ? [chosen(items, counter)] : column.required ? texts(column, draw) : [];
    case 'codes':
      return items.length > 0 ? severalOf(items, number) : [];
    case 'reference':
      if (items.length === 0) return column.required ? texts(column, draw) : [];
      return column.multiple === true ? severalOf(items, number) : [chosen(items, counter)];
    case 'area':
      return [placeOf(column, number)];
    case 'text':
    case 'markup':
      return texts(column, draw);
    case 'json':
      return column.required ? [{}] : [];
    default:
      // What only a server keeps, files and secrets, is left out where it may be.
      return column.required ? texts(column, draw) : [];
  }
}

const texts = (column: SampleColumn, { index, counter = index }: Draw): string[] =>
  sampleTexts(rulesOf(column), column.title, index + 1, counter + 1);

const chosen = (items: readonly DictionaryItem[], number: number): string => items[number % items.length]?.value ?? '';

function placeOf({ displayLevel = 'region' }: SampleColumn, number: number): string {
  const zeros = UP[displayLevel] ?? 0;
  return (REGIONS[number % REGIONS.length] ?? '').slice(0, 6 - zeros).padEnd(6, '0');
}

/** Some that stand beside each other; fewer, then more, where that is not allowed. */
function severalOf(items: readonly DictionaryItem[], number: number): string[] {
  const counts = [1 + (number % 3), 1, 2, 3, 4, 5].filter((count) => count <= items.length);
  const from = (at: number) => items[(number + at) % items.length]?.value ?? '';
  return counts.map((count) => Array.from({ length: count }, (_, at) => from(at)).join(','));
}

/** As numbers without bounds look, or somewhere between the bounds. */
function numbers(column: SampleColumn, { number, counter }: Draw): number[] {
  const { low, high, decimals } = boundsOf(column);
  const share = (number % 1_000) / 1_000;
  const plain = column.format === 'percent' ? share : (number % MOST) / (number % 3 === 0 ? 1 : 100);
  const between = low + share * (Math.min(high, low + MOST) - low);
  const round = (value: number) => (decimals === undefined ? value : Number(value.toFixed(decimals)));
  const counted = counter === undefined ? [] : [low + counter];
  return [...counted, ...[plain, between].map(round).filter((value) => value >= low && value <= high), low];
}

function boundsOf(column: SampleColumn): { low: number; high: number; decimals: number | undefined } {
  const { min, max, precision, format, type } = column;
  const rules = rulesOf(column);
  const ranges = [{ min, max }, ...rules.filter((rule) => rule.rule === 'range')];
  const digits = rules.filter((rule) => rule.rule === 'digits');
  const wholes = digits.flatMap(({ whole }) => (whole === undefined ? [] : [10 ** whole - 1]));
  const shown = precision === undefined ? [] : [format === 'percent' ? precision + 2 : precision];
  const fine = [...digits.flatMap(({ decimals = [] }) => decimals), ...shown];
  const most = type === undefined ? undefined : cellTraits[type].most;
  const high = Math.min(
    ...ranges.map((range) => range.max ?? Number.POSITIVE_INFINITY),
    ...wholes,
    most ?? Number.POSITIVE_INFINITY,
  );
  const low = Math.max(...ranges.map((range) => range.min ?? Number.NEGATIVE_INFINITY), high < 0 ? high - MOST : 0);
  return { low, high, decimals: fine.length > 0 ? Math.min(...fine) : undefined };
}

const two = (number: number): string => String(number).padStart(2, '0');
const timeOf = (number: number): string => `${two(number % 24)}:${two(number % 60)}:${two((number >> 4) % 60)}`;

/** Some day of the year; where they count on, one after the other, or one of each week, month or year. */
function dayOf({ number, counter }: Draw, period?: string): string {
  if (counter === undefined) return `2026-${two((number % 12) + 1)}-${two((number % 28) + 1)}`;
  const months = MONTHS[period ?? ''] ?? 0;
  const days = months > 0 ? 0 : period === 'week' ? 7 : 1;
  return new Date(Date.UTC(2026, counter * months, 1 + counter * days)).toISOString().slice(0, 10);
}
