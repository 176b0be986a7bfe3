import type { PlanColumn, ValueKind } from '../../../engine/plan/Plan.ts';

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

/** The least widths in px; narrower, a date would be cut. */
const LEAST: Partial<Record<ValueKind, number>> = { datetime: 190, date: 135 };

/** Width a column starts with, in px: the declared one, else what its values and its heading need. */
export function columnWidth(column: PlanColumn): number {
  if (column.width) return column.width;
  const heading = [...headingOf(column)].reduce((sum, character) => sum + (character > 'ÿ' ? 13 : 7.5), 46);
  return Math.max(WIDTHS[column.kind], Math.ceil(heading), column.minWidth ?? 0);
}

/** Least width in px a person may shrink a column to. */
export function leastWidth(column: PlanColumn): number {
  return Math.min(column.minWidth ?? LEAST[column.kind] ?? 64, columnWidth(column));
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
