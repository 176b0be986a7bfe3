import type { ChartColumn, PlanChart, PlanChartValue } from '../plan/chart.ts';
import { clean, isAdditive, readNumber } from './shown.ts';

/** A value that names a place along x, or a series. */
export type Place = string | number | null;

/** Values of one series by the place along x; places it has no value for are left out. */
export interface Line {
  value: PlanChartValue;
  column: ChartColumn;
  /** Undefined where no column splits, and for the rest. */
  split?: Place;
  rest?: boolean;
  values: Map<number, number>;
}

export interface Points {
  /** Places along x in the order of the rows. */
  places: Place[];
  lines: Line[];
  /** Rows that fell on a value that was there already and could not be added to it. */
  repeated: number;
}

/** One point for each row: a scatter keeps rows apart that stand at the same place. */
type Gathering = 'places' | 'rows';

/** Reads the rows once; a row counts for the place along x and the series it names. */
export function gatherPoints(
  plan: PlanChart,
  columns: ReadonlyMap<string, ChartColumn>,
  rows: readonly Record<string, unknown>[],
  gathering: Gathering,
): Points {
  const places = new Places();
  const lines = new Map<Place | PlanChartValue, Line>();
  const points: Points = { places: places.all, lines: [], repeated: 0 };
  if (plan.series === undefined) for (const line of plainLines(plan, columns)) lines.set(line.value, line);
  for (const row of rows) {
    const at = placeOfRow(plan, row, places, gathering);
    if (at === undefined) continue;
    for (const value of plan.y) {
      const line = lineOf(plan, columns, lines, row, value);
      const read = readNumber(row[value.key]);
      if (line && read !== null) points.repeated += put(line, at, read);
    }
  }
  return { ...points, lines: [...lines.values()] };
}

function placeOfRow(
  plan: PlanChart,
  row: Record<string, unknown>,
  places: Places,
  gathering: Gathering,
): number | undefined {
  const raw = plan.x === undefined ? null : row[plan.x];
  if (gathering === 'places') return places.of(readPlace(raw));
  const read = readNumber(raw);
  return read === null ? undefined : places.add(read);
}

/** Numbered as they are met. */
class Places {
  readonly all: Place[] = [];
  readonly #known = new Map<Place, number>();

  of(place: Place): number {
    const known = this.#known.get(place);
    if (known !== undefined) return known;
    const at = this.add(place);
    this.#known.set(place, at);
    return at;
  }

  add(place: Place): number {
    return this.all.push(place) - 1;
  }
}

function plainLines(plan: PlanChart, columns: ReadonlyMap<string, ChartColumn>): Line[] {
  return plan.y.flatMap((value) => {
    const column = columns.get(value.key);
    return column ? [{ value, column, values: new Map<number, number>() }] : [];
  });
}

function lineOf(
  plan: PlanChart,
  columns: ReadonlyMap<string, ChartColumn>,
  lines: Map<Place | PlanChartValue, Line>,
  row: Record<string, unknown>,
  value: PlanChartValue,
): Line | undefined {
  if (plan.series === undefined) return lines.get(value);
  const split = readPlace(row[plan.series]);
  const known = lines.get(split);
  if (known) return known;
  const column = columns.get(value.key);
  if (!column) return undefined;
  const made: Line = { value, column, split, values: new Map() };
  lines.set(split, made);
  return made;
}

/** Answers 1 when the value had to be left out. */
function put(line: Line, at: number, value: number): number {
  const known = line.values.get(at);
  if (known !== undefined && !isAdditive(line.column)) return 1;
  line.values.set(at, known === undefined ? value : clean(known + value));
  return 0;
}

export function readPlace(raw: unknown): Place {
  if (typeof raw === 'number') return Number.isFinite(raw) ? raw : null;
  if (typeof raw === 'string') return raw === '' ? null : raw;
  if (raw === null || raw === undefined) return null;
  return typeof raw === 'object' ? JSON.stringify(raw) : String(raw);
}

/** The sum of all its values. */
export function totalOf(line: Line): number {
  let total = 0;
  for (const value of line.values.values()) total += value;
  return total;
}
