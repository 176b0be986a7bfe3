import type { BoardRow } from '../../../../engine/boards/BoardData.ts';
import { boardColumns, itemsOf as boardItems, unitOf as boardUnit } from '../../../../engine/boards/columns.ts';
import { dimensionsOf, sourceOf } from '../../../../engine/boards/parts.ts';
import type { BoardDataPart, BoardDimension, BoardMeasure, BoardPlan } from '../../../../engine/plan/board.ts';
import type { ChartColumn } from '../../../../engine/plan/chart.ts';
import { valueTypes } from '../../../../engine/values/valueTypes.ts';
import type { CellContext } from '../../../cells/Cell.ts';
import type { BoardMeta } from './useBoard.ts';

/** Values of a column with their texts; undefined: they are free. */
export const itemsOf = (dimension: BoardDimension, cells: CellContext) => boardItems(dimension, cells.dictionary);

/** A group's value as people know it. */
export function groupText(dimension: BoardDimension | undefined, value: unknown, cells: CellContext): string {
  if (value === null || value === undefined || value === '') return '（空）';
  const text = String(value);
  if (dimension === undefined) return text;
  return itemsOf(dimension, cells)?.find((item) => item.value === text)?.text ?? valueTypes.text.format(text);
}

/** What stands behind a figure: of an amount the currency that is chosen. */
export const unitOf = (measure: BoardMeasure, meta: BoardMeta | undefined) => boardUnit(measure, meta?.filters);

/** The columns of a part's rows, as charts know them. */
export function chartColumns(
  plan: BoardPlan,
  part: BoardDataPart,
  meta: BoardMeta | undefined,
  cells: CellContext,
): ChartColumn[] {
  return boardColumns(plan, part, meta?.filters, cells.dictionary);
}

/** A row's groups in words: `渠道 Amazon.in，品类 套装`. */
export function rowWords(plan: BoardPlan, part: BoardDataPart, row: BoardRow, cells: CellContext): string {
  const { dimensions } = sourceOf(plan, part);
  return dimensionsOf(part)
    .map((key) => `${dimensions[key]?.title ?? key} ${groupText(dimensions[key], row[key], cells)}`)
    .join('，');
}
