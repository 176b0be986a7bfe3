import type { BoardRow } from '../../../../engine/boards/BoardData.ts';
import { dimensionsOf, measuresOf } from '../../../../engine/boards/parts.ts';
import type { BoardDataPart, BoardDimension, BoardMeasure, BoardPlan } from '../../../../engine/plan/board.ts';
import type { ChartColumn } from '../../../../engine/plan/chart.ts';
import { valueTypes } from '../../../../engine/values/valueTypes.ts';
import type { CellContext } from '../../../cells/Cell.ts';
import type { BoardMeta } from './useBoard.ts';

/** Values of a column with their texts; undefined: they are free. */
export function itemsOf({ dictCode, options, kind }: BoardDimension, cells: CellContext) {
  if (options !== undefined) return options;
  if (dictCode !== undefined) return cells.dictionary(dictCode);
  return kind === 'flag' ? FLAGS : undefined;
}

const FLAGS = [
  { value: 'Y', text: '是' },
  { value: 'N', text: '否' },
];

/** A group's value as people know it. */
export function groupText(dimension: BoardDimension | undefined, value: unknown, cells: CellContext): string {
  if (value === null || value === undefined || value === '') return '（空）';
  const text = String(value);
  if (dimension === undefined) return text;
  return itemsOf(dimension, cells)?.find((item) => item.value === text)?.text ?? valueTypes.text.format(text);
}

/** What stands behind a figure: of an amount the currency that is chosen. */
export function unitOf({ unit, currency }: BoardMeasure, meta: BoardMeta | undefined): string | undefined {
  return unit ?? (currency === undefined ? undefined : meta?.filters[currency]);
}

/** The columns of a part's rows, as charts know them. */
export function chartColumns(
  plan: BoardPlan,
  part: BoardDataPart,
  meta: BoardMeta | undefined,
  cells: CellContext,
): ChartColumn[] {
  const groups = dimensionsOf(part).flatMap((key): ChartColumn[] => {
    const dimension = plan.dimensions[key];
    if (dimension === undefined) return [];
    const { title, kind } = dimension;
    if (kind === 'date' || kind === 'datetime') return [{ key, title, kind: 'date' }];
    const texts = Object.fromEntries((itemsOf(dimension, cells) ?? []).map((item) => [item.value, item.text]));
    return [{ key, title, kind: 'text', texts }];
  });
  const figures = measuresOf(part).flatMap((key): ChartColumn[] => {
    const measure = plan.measures[key];
    if (measure === undefined) return [];
    const { title, format, precision, additive } = measure;
    const unit = unitOf(measure, meta);
    return [{ key, title, kind: 'number', format, precision, additive, ...(unit === undefined ? {} : { unit }) }];
  });
  return [...groups, ...figures];
}

/** A row's groups in words: `渠道 Amazon.in，品类 套装`. */
export function rowWords(plan: BoardPlan, part: BoardDataPart, row: BoardRow, cells: CellContext): string {
  return dimensionsOf(part)
    .map((key) => `${plan.dimensions[key]?.title ?? key} ${groupText(plan.dimensions[key], row[key], cells)}`)
    .join('，');
}
