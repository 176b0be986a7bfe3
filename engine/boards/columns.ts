import type { BoardDataPart, BoardDimension, BoardMeasure, BoardPlan } from '../plan/board.ts';
import type { ChartColumn } from '../plan/chart.ts';
import { dimensionsOf, measuresOf, sourceOf } from './parts.ts';

/** A value and its text. */
export interface BoardItem {
  value: string;
  text: string;
}

/** Items of a dictionary; undefined where there is none. */
export type BoardItems = (dictCode: string) => readonly BoardItem[] | undefined;

/** Names of records by the cell type that stands for them. */
export type BoardNames = Readonly<Record<string, readonly BoardItem[]>>;

/** By what the names of a cell type are asked for as if they were a dictionary: none can be called so. */
const namesCode = (type: string): string => `@${type}`;

/** Dictionaries, and the names that an answer brought. */
export function withNames(dictionary: BoardItems, names: BoardNames): BoardItems {
  const known = new Map(Object.entries(names).map(([type, items]) => [namesCode(type), items]));
  return (code) => known.get(code) ?? dictionary(code);
}

/** Both, the newer name where there are two. */
export function joinNames(known: BoardNames, more: BoardNames = {}): BoardNames {
  const joined = { ...known };
  for (const [type, items] of Object.entries(more)) {
    const own = new Set(items.map(({ value }) => value));
    joined[type] = [...(known[type] ?? []).filter(({ value }) => !own.has(value)), ...items];
  }
  return joined;
}

const FLAGS: readonly BoardItem[] = [
  { value: 'Y', text: '是' },
  { value: 'N', text: '否' },
];

/** Values of a column with their texts; undefined: they are free. */
export function itemsOf(
  { dictCode, options, kind, names }: BoardDimension,
  dictionary: BoardItems,
): readonly BoardItem[] | undefined {
  if (options !== undefined) return options;
  if (dictCode !== undefined) return dictionary(dictCode);
  if (names !== undefined) return dictionary(namesCode(names));
  return kind === 'flag' ? FLAGS : undefined;
}

/** What stands behind a figure: of an amount the currency that is chosen. */
export function unitOf(
  { unit, currency }: Pick<BoardMeasure, 'unit' | 'currency'>,
  filters: Readonly<Record<string, string>> | undefined,
): string | undefined {
  return unit ?? (currency === undefined ? undefined : filters?.[currency]);
}

/** The column of a measure's figures. */
export function measureColumn(
  measure: BoardMeasure,
  filters: Readonly<Record<string, string>> | undefined,
): ChartColumn {
  const { key, title, format, precision, additive } = measure;
  const unit = unitOf(measure, filters);
  return { key, title, kind: 'number', format, precision, additive, ...(unit === undefined ? {} : { unit }) };
}

/** The columns of a part's rows, as charts and papers know them. */
export function boardColumns(
  plan: BoardPlan,
  part: BoardDataPart,
  filters: Readonly<Record<string, string>> | undefined,
  dictionary: BoardItems,
): ChartColumn[] {
  const { dimensions, measures } = sourceOf(plan, part);
  const groups = dimensionsOf(part).flatMap((key): ChartColumn[] => {
    const dimension = dimensions[key];
    if (dimension === undefined) return [];
    const { title, kind } = dimension;
    if (kind === 'date' || kind === 'datetime') return [{ key, title, kind: 'date' }];
    const texts = Object.fromEntries((itemsOf(dimension, dictionary) ?? []).map((item) => [item.value, item.text]));
    return [{ key, title, kind: 'text', texts }];
  });
  const figures = measuresOf(part).flatMap((key) => measures[key] ?? []);
  return [...groups, ...figures.map((measure) => measureColumn(measure, filters))];
}
