import type { ChartColumn } from '../plan/chart.ts';
import { number } from '../values/number.ts';

/** For a place along x, or a series, whose value is missing. */
export const BLANK = '（空）';
/** Stands for whatever is not drawn by itself. */
export const REST = '其他';

const CURRENCY = /^[$€£¥￥₹₩₺₽฿]$/u;

/** The text of one value, as a cell of the grid shows it, with the column's unit. */
export function shownValue(value: number | null, column: ChartColumn): string {
  if (value === null) return '—';
  return withUnit(number.format(value, optionsOf(column)), column.unit);
}

function withUnit(text: string, unit: string | undefined): string {
  if (unit === undefined || unit === '') return text;
  if (!CURRENCY.test(unit)) return unit === '%' ? `${text}%` : `${text} ${unit}`;
  return text.startsWith('-') ? `-${unit}${text.slice(1)}` : `${unit}${text}`;
}

function optionsOf({ format, precision }: ChartColumn) {
  return { ...(format === undefined ? {} : { format }), ...(precision === undefined ? {} : { precision }) };
}

const STEPS = [
  { from: 1e8, by: 1e8, word: '亿' },
  { from: 1e4, by: 1e4, word: '万' },
] as const;

/** Short, for the marks of an axis: `1.2万`, `30%`. */
export function shownTick(value: number, column: ChartColumn): string {
  if (column.format === 'percent') return `${digits(value * 100)}%`;
  const step = STEPS.find(({ from }) => Math.abs(value) >= from);
  return step ? `${digits(value / step.by)}${step.word}` : number.format(clean(value));
}

const digits = (value: number, most = 2): string => number.format(clean(Number(value.toFixed(most))));

/** Short, for the figure of one mark among others: shares have as few digits as tell them apart on their axis. */
export function shownMark(value: number, column: ChartColumn, among: readonly (number | null)[]): string {
  if (column.format !== 'percent') return shownTick(value, column);
  const largest = Math.max(...among.map((each) => Math.abs(each ?? 0)));
  return `${digits(value * 100, largest >= 0.1 ? 0 : largest >= 0.01 ? 1 : 2)}%`;
}

/** The text of a value along x, or of one that makes a series. */
export function shownLabel(value: string | number | null, column: ChartColumn): string {
  if (value === null || value === '') return BLANK;
  const text = column.texts?.[String(value)];
  if (text !== undefined) return text;
  if (column.kind === 'number') return shownValue(readNumber(value), column);
  return String(value);
}

const NUMBER = /^[+-]?(?:\d+\.?\d*|\.\d+)(?:[eE][+-]?\d{1,3})?$/;

/** A value of a row as a number: decimals come from the database as texts. Null for what is none. */
export function readNumber(value: unknown): number | null {
  const read = typeof value === 'string' && NUMBER.test(value.trim()) ? Number(value) : value;
  const found = typeof read === 'bigint' ? Number(read) : read;
  // Adding nothing makes minus zero zero.
  return typeof found === 'number' && Number.isFinite(found) ? found + 0 : null;
}

/** Without the tail that sums of binary fractions leave. */
export function clean(value: number): number {
  return Number(value.toPrecision(14));
}

export function isAdditive(column: ChartColumn): boolean {
  return column.additive ?? column.format !== 'percent';
}
