import type { BoardData, BoardPartData, BoardRow } from '../boards/BoardData.ts';
import { MOST_GROUPS } from '../boards/BoardData.ts';
import { dataPartsOf, dimensionsOf, measuresOf, sourceOf } from '../boards/parts.ts';
import type { BoardDataPart, BoardPlan } from '../plan/board.ts';
import { type SampleParts, sampleRow } from './sampleRows.ts';

/** Points of the way a figure went. */
const WAY = 12;

export interface SampleBoard extends Omit<SampleParts, 'columns'> {
  /** Groups of each part, as far as its columns have so many values. */
  groups: number;
}

/** A board's figures that are of nothing: every part with groups and numbers of its kinds, the same for the same seed. */
export function sampleBoard(plan: BoardPlan, { groups, ...sample }: SampleBoard): BoardData {
  const parts = dataPartsOf(plan.parts).map((part) => [part.id, partData(plan, part, groups, sample)] as const);
  return { at: '2026-01-01T00:00:00.000Z', filters: {}, parts: Object.fromEntries(parts) };
}

function partData(
  plan: BoardPlan,
  part: BoardDataPart,
  groups: number,
  sample: Omit<SampleParts, 'columns'>,
): BoardPartData {
  const { dimensions, measures } = sourceOf(plan, part);
  const named = dimensionsOf(part).flatMap((key) => dimensions[key] ?? []);
  const row = (index: number): BoardRow => {
    const made = sampleRow({ ...sample, columns: named }, index);
    const values = named.map(({ key, title }) => [key, made[key] ?? `${title} ${index + 1}`]);
    return { ...Object.fromEntries(values), ...figures(index) };
  };
  const figures = (index: number): BoardRow => {
    const shown = measuresOf(part).flatMap((key) => measures[key] ?? []);
    const made = sampleRow({ ...sample, columns: shown }, index);
    const parts = shown.map(({ key, format }) => [key, format === 'percent' ? share(made[key]) : (made[key] ?? null)]);
    return Object.fromEntries(parts);
  };
  if (groups === 0) return { rows: [] };
  if (part.type === 'figure') {
    const spark = part.spark ? { spark: Array.from({ length: WAY }, (_, at) => figures(at)) } : {};
    return { rows: [figures(0)], before: figures(1), ...spark };
  }
  const most = Math.min(groups, MOST_GROUPS, part.type === 'table' ? part.top : MOST_GROUPS);
  const rows = onePerGroup(
    Array.from({ length: most }, (_, index) => row(index)),
    named.map(({ key }) => key),
  );
  return groups > most ? { rows, more: true } : { rows };
}

/** Some value between 0 and 1. */
const share = (value: unknown): number => (Math.abs(Number(value)) % 100) / 100;

/** As they are read: a group once, along its columns. */
function onePerGroup(rows: readonly BoardRow[], keys: readonly string[]): BoardRow[] {
  const groups = new Map(rows.map((row) => [JSON.stringify(keys.map((key) => row[key])), row]));
  return [...groups].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, row]) => row);
}
