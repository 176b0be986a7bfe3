import { isRecord } from '../api/envelope.ts';
import type { PlanSort } from '../plan/Plan.ts';
import { isOperator, MAX_CONDITIONS } from '../queries/Filter.ts';
import { type BuilderQuery, type Condition, completeRows } from '../queryBuilder/conditions.ts';
import type { QueryValues } from './query.ts';

/** Where a column stays while others scroll; `none`: nowhere, whatever its declaration says. */
export type Pin = 'left' | 'right' | 'none';

export const DENSITY_NAMES = ['loose', 'middle', 'compact', 'tiny'] as const;
export type DensityName = (typeof DENSITY_NAMES)[number];

/** How a list looks: what of it is chosen, by keys of columns. */
export interface ViewLook {
  density?: DensityName;
  /** All columns in the order they were given; empty: as declared. */
  order: readonly string[];
  hidden: readonly string[];
  /** In px. */
  widths: Readonly<Record<string, number>>;
  pins: Readonly<Record<string, Pin>>;
}

/** What a view keeps: how a list looks, and what it asks for. */
export interface ViewDefinition extends ViewLook {
  /** By input of the query form; absent: what the form begins with. */
  values?: QueryValues;
  builder?: BuilderQuery;
  sort?: PlanSort;
  pageSize?: number;
  /** Of what a list is exported as, whose columns stand in `order`. */
  exportAs?: ExportAs;
}

/** Into which kind of file, and which sub-tables by their keys. */
export interface ExportAs {
  format: string;
  tables: readonly string[];
}

/** The most a definition takes as JSON, in characters. */
export const LONGEST_DEFINITION = 20_000;

const MOST_COLUMNS = 300;
const MOST_VALUES = 100;
const LONGEST_KEY = 100;
const LONGEST_TEXT = 1000;

export const EMPTY_LOOK: ViewLook = { order: [], hidden: [], widths: {}, pins: {} };

/** Reads what was kept or sent; what does not fit is left out, and nothing is kept beyond its limits. */
export function readDefinition(value: unknown): ViewDefinition {
  const given = isRecord(value) ? value : {};
  const builder = readBuilder(given.builder);
  const sort = readSort(given.sort);
  const { pageSize, exportAs } = given;
  return {
    ...readLook(given),
    ...(isRecord(given.values) ? { values: readValues(given.values) } : {}),
    ...(builder ? { builder } : {}),
    ...(sort ? { sort } : {}),
    ...(typeof pageSize === 'number' && Number.isInteger(pageSize) && pageSize > 0 && pageSize <= 1000
      ? { pageSize }
      : {}),
    ...(isRecord(exportAs)
      ? { exportAs: { format: isKey(exportAs.format) ? exportAs.format : 'xlsx', tables: keysIn(exportAs.tables) } }
      : {}),
  };
}

/** The looks alone. */
export function readLook(value: unknown): ViewLook {
  const given = isRecord(value) ? value : {};
  const density = DENSITY_NAMES.find((name) => name === given.density);
  return {
    ...(density ? { density } : {}),
    order: keysIn(given.order),
    hidden: keysIn(given.hidden),
    widths: entriesIn(given.widths, (width): width is number => typeof width === 'number' && isWidth(width)),
    pins: entriesIn(given.pins, (pin): pin is Pin => pin === 'left' || pin === 'right' || pin === 'none'),
  };
}

const isWidth = (width: number): boolean => width >= 40 && width <= 2000;

function isKey(value: unknown): value is string {
  return typeof value === 'string' && value !== '' && value !== '__proto__' && value.length <= LONGEST_KEY;
}

function keysIn(value: unknown): string[] {
  return Array.isArray(value) ? [...new Set(value.filter(isKey))].slice(0, MOST_COLUMNS) : [];
}

function entriesIn<T>(value: unknown, fits: (one: unknown) => one is T): Record<string, T> {
  const entries = isRecord(value) ? Object.entries(value) : [];
  const fitting = entries.flatMap(([key, one]): [string, T][] => (isKey(key) && fits(one) ? [[key, one]] : []));
  return Object.fromEntries(fitting.slice(0, MOST_COLUMNS));
}

function readValues(values: Record<string, unknown>): Record<string, string> {
  const entries = Object.entries(values).flatMap(([name, text]): [string, string][] =>
    isKey(name) && typeof text === 'string' && text.trim() !== '' && text.length <= LONGEST_TEXT
      ? [[name, text.trim()]]
      : [],
  );
  return Object.fromEntries(entries.slice(0, MOST_VALUES));
}

function readBuilder(value: unknown): BuilderQuery | undefined {
  if (!isRecord(value)) return undefined;
  const rows = (Array.isArray(value.rows) ? value.rows : []).flatMap(readCondition).slice(0, MAX_CONDITIONS);
  return rows.length > 0 ? { matchType: value.matchType === 'or' ? 'or' : 'and', rows } : undefined;
}

function readCondition(row: unknown): Condition[] {
  if (!isRecord(row)) return [];
  const { field, rule, val } = row;
  if (!isKey(field) || !isOperator(rule)) return [];
  if (typeof val !== 'string' && typeof val !== 'number') return [];
  return completeRows([{ field, rule, val: String(val) }]);
}

function readSort(value: unknown): PlanSort | undefined {
  if (!isRecord(value) || !isKey(value.key)) return undefined;
  return { key: value.key, order: value.order === 'desc' ? 'desc' : 'asc' };
}
