import type { PlanColumn, ValueKind } from '../../../engine/plan/Plan.ts';
import { cellOf } from '../../cells/cellTypes.ts';
import { textWidth } from '../../cells/drawing/text.ts';

const WIDTHS: Record<ValueKind, number> = {
  text: 140,
  number: 110,
  flag: 84,
  date: 135,
  datetime: 190,
  time: 100,
  code: 110,
  codes: 180,
  reference: 140,
  files: 120,
  markup: 220,
  secret: 120,
  json: 220,
  area: 200,
};

/** Padding of a heading's cell and its handle, in px. */
const HEADING_ROOM = 36;
/** The mark of how a column is sorted, in px. */
const SORT_MARK = 10;

/** Width a column starts with, in px: the declared one, else what its values and its heading need. */
export function columnWidth(column: PlanColumn): number {
  if (column.width) return column.width;
  return Math.max(WIDTHS[column.kind], headingWidth(column) + SORT_MARK, column.minWidth ?? 0);
}

/**
 * Least width in px a column may be given: the one stated counts, also where it is more than the stated width; else
 * what its values need, but `floor` at least unless a lesser width is stated.
 */
export function leastWidth(column: PlanColumn, floor: number, needed = 0): number {
  const stated = column.minWidth ?? cellOf(column).room?.least;
  if (stated !== undefined) return stated;
  const least = Math.max(floor, needed);
  return Math.min(least, column.width ?? least);
}

/** Width in px that shows a heading whole. */
export function headingWidth(column: PlanColumn): number {
  return Math.ceil(textWidth(headingOf(column))) + HEADING_ROOM;
}

/** Heading of a column with the unit, once, in place of a unit in every row. */
export function headingOf(column: PlanColumn): string {
  const unit = 'unit' in column && typeof column.unit === 'string' ? column.unit : '';
  return unit ? `${column.title} (${unit})` : column.title;
}

/** Columns that take up spare room: texts whose width nobody named, else all, so that no column grows alone. */
export function growingColumns(columns: readonly PlanColumn[]): ReadonlySet<PlanColumn> {
  const free = columns.filter((column) => !column.fixed);
  const texts = free.filter(
    ({ kind, width }) =>
      width === undefined && (kind === 'text' || kind === 'markup' || kind === 'codes' || kind === 'reference'),
  );
  return new Set(texts.length > 0 ? texts : free);
}
