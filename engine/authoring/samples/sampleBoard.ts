import {
  type BoardData,
  type BoardPartData,
  type BoardRow,
  type BoardRows,
  MOST_GROUPS,
} from '../../boards/BoardData.ts';
import { dataPartsOf, dimensionsOf, measuresOf, sourceOf } from '../../boards/parts.ts';
import type { BoardDataPart, BoardPlan } from '../../plan/board.ts';
import { type SampleParts, sampleRow } from './sampleRows.ts';

/** Points of the way a figure went. */
const WAY = 12;
/** Rows behind a figure that are made. */
const FIRST = 20;

type Sample = Omit<SampleParts, 'columns'>;

/**
 * A board's figures that are of nothing: every part with numbers of its measures by up to `groups` groups, as far as its
 * columns have so many values; the same for the same seed.
 */
export function sampleBoard(plan: BoardPlan, sample: Sample, groups: number): BoardData {
  const parts = dataPartsOf(plan.parts).map((part) => [part.id, partData(plan, part, sample, groups)] as const);
  return { at: '2026-01-01T00:00:00.000Z', filters: {}, parts: Object.fromEntries(parts) };
}

/** The first rows behind a figure of those, `total` in all. */
export function sampleBoardRows(plan: BoardPlan, id: string | null, sample: Sample, total: number): BoardRows {
  const part = dataPartsOf(plan.parts).find((each) => each.id === id);
  const columns = Object.values(sourceOf(plan, part).madeOf);
  const shown = Math.min(total, FIRST);
  return { columns, records: Array.from({ length: shown }, (_, at) => sampleRow({ ...sample, columns }, at)), total };
}

function partData(plan: BoardPlan, part: BoardDataPart, sample: Sample, groups: number): BoardPartData {
  const { dimensions, measures } = sourceOf(plan, part);
  const named = dimensionsOf(part).flatMap((key) => dimensions[key] ?? []);
  const shown = measuresOf(part).flatMap((key) => measures[key] ?? []);
  const figures = (index: number): BoardRow => {
    const made = sampleRow({ ...sample, columns: shown }, index);
    return Object.fromEntries(shown.map(({ key }) => [key, plain(made[key])]));
  };
  if (groups === 0) return { rows: [] };
  if (part.type === 'figure') {
    const now = figures(0);
    const spark = part.spark ? { spark: Array.from({ length: WAY }, (_, at) => nearly(now, WAY - 1 - at)) } : {};
    return { rows: [now], before: nearly(now, WAY), ...spark };
  }
  const row = (index: number): BoardRow => {
    const made = sampleRow({ ...sample, columns: named }, index);
    const values = named.map(({ key, title }) => [key, plain(made[key]) ?? `${title} ${index + 1}`]);
    return { ...Object.fromEntries(values), ...figures(index) };
  };
  const keys = named.map(({ key }) => key);
  const rows = onePerGroup(
    Array.from({ length: groups }, (_, index) => row(index)),
    keys,
  );
  const most = part.type === 'table' ? part.top : MOST_GROUPS;
  return rows.length > most ? { rows: rows.slice(0, most), more: true } : { rows };
}

/** A value as figures and their groups have them. */
const plain = (value: unknown) => (typeof value === 'number' || typeof value === 'string' ? value : null);

/** The figures some days ago: a sixth more or less at most, as those of a shop that goes on. */
function nearly(now: BoardRow, ago: number): BoardRow {
  const factor = ago === 0 ? 1 : 1 + Math.sin(ago * 2.4) / 6;
  return Object.fromEntries(Object.entries(now).map(([key, value]) => [key, scaled(value, factor)]));
}

/** As many decimals as it has. */
function scaled(value: BoardRow[string], factor: number): BoardRow[string] {
  if (typeof value !== 'number') return value ?? null;
  const decimals = String(value).split('.')[1]?.length ?? 0;
  return Number((value * factor).toFixed(decimals));
}

/** As they are read: a group once, along its columns. */
function onePerGroup(rows: readonly BoardRow[], keys: readonly string[]): BoardRow[] {
  const groups = new Map(rows.map((row) => [JSON.stringify(keys.map((key) => row[key])), row]));
  return [...groups].sort(([a], [b]) => a.localeCompare(b, 'zh-CN', { numeric: true })).map(([, row]) => row);
}
