import { isSame } from '../rows/canonical.ts';
import { linkageOf } from '../rows/linkage.ts';
import type { CellChange, GridColumn, GridRow } from '../rows/RowTable.ts';
import type { Json } from '../values/ValueType.ts';
import { cellReader, cellText } from './cellText.ts';
import { ownWord, type PasteParts } from './planPaste.ts';
import { type Series, seriesOf } from './series.ts';

/** The cells of a range, from 0. */
export interface FillRange {
  row: number;
  column: number;
  rows: number;
  columns: number;
}

export interface FillParts
  extends Pick<PasteParts, 'rows' | 'columns' | 'allColumns' | 'changeableIn' | 'dictionaries'> {
  range: FillRange;
}

/** What filling would do; nothing is done yet. */
export interface FillPlan {
  changes: CellChange[];
  /** Read-only cells passed over. */
  skipped: number;
  /** Cells that cannot take the value: another column's, or what hangs on another value above. */
  misplaced: number;
}

/** A cell by its place among `rows` and `columns`. */
interface Place {
  row: number;
  column: number;
}

/** Plans filling the first row of a range down over the others, values as they are. */
export function planFillDown(parts: FillParts): FillPlan {
  const { row, rows } = parts.range;
  const range = { ...parts.range, row: row + 1, rows: rows - 1 };
  return planFrom({ ...parts, range }, ({ column }) => ({ row, column }));
}

/** Plans filling the first column of a range over those to its right. */
export function planFillRight(parts: FillParts): FillPlan {
  const { column, columns } = parts.range;
  const range = { ...parts.range, column: column + 1, columns: columns - 1 };
  return planFrom({ ...parts, range }, ({ row }) => ({ row, column }));
}

/** Plans filling a whole range with what stands in one of its cells. */
export function planFillAll(parts: FillParts, from: Place): FillPlan {
  return planFrom(parts, () => from);
}

/** Where a drawn range grows to. */
export type FillWay = 'down' | 'up' | 'right' | 'left';

/**
 * Plans going on with a range over the cells beside it: each line of it as a series where it is one, repeated else.
 * `range` is where the values stand, `count` how many rows or columns are filled; `turned` as in `seriesOf`.
 */
export function planFillOn(
  { range, ...parts }: FillParts,
  { way, count, turned }: { way: FillWay; count: number; turned: boolean },
): FillPlan {
  const down = way === 'down' || way === 'up';
  const back = way === 'up' || way === 'left';
  const length = down ? range.rows : range.columns;
  const start = down ? range.row : range.column;
  const first = back ? start - count : start + length;
  const target = down ? { ...range, row: first, rows: count } : { ...range, column: first, columns: count };
  const { upper } = linkageOf(parts.allColumns ?? parts.columns);
  const lines = new Map<number, Series | undefined>();
  const seriesAt = (line: number): Series | undefined => {
    if (lines.has(line)) return lines.get(line);
    const places = Array.from({ length }, (_, at) =>
      down ? { row: start + at, column: line } : { row: line, column: start + at },
    );
    const columns = places.map(({ column }) => parts.columns[column]);
    const [column] = columns;
    // What hangs on another value does not count on by itself, nor do columns of several kinds.
    const alike = column && upper(column.key) === undefined && columns.every((each) => each?.kind === column.kind);
    const values = places.map(({ row, column: at }) => valueAt(parts, { row, column: at }));
    const series = alike ? seriesOf(column, back ? values.toReversed() : values, turned) : undefined;
    lines.set(line, series);
    return series;
  };
  const from = ({ row, column }: Place): Place => {
    const offset = ((((down ? row : column) - start) % length) + length) % length;
    return down ? { row: start + offset, column } : { row, column: start + offset };
  };
  return planFrom({ ...parts, range: target }, from, ({ row, column }) => {
    const at = down ? row : column;
    return seriesAt(down ? column : row)?.(back ? start - at : at - start - length + 1);
  });
}

function valueAt({ rows, columns }: Pick<FillParts, 'rows' | 'columns'>, { row, column }: Place): Json {
  return rows[row]?.[columns[column]?.key ?? ''] ?? null;
}

/** Each cell of the range takes what `made` says, else what stands where `from` leads. */
function planFrom(
  parts: FillParts,
  from: (place: Place) => Place,
  made: (place: Place) => Json | undefined = () => undefined,
): FillPlan {
  const { range, rows, columns, allColumns = columns, changeableIn = ownWord(columns) } = parts;
  const plan: FillPlan = { changes: [], skipped: 0, misplaced: 0 };
  const { upper } = linkageOf(allColumns);
  const across = columns.slice(range.column, range.column + range.columns);
  const translate = translator(parts);
  for (let at = Math.max(range.row, 0); at < Math.min(range.row + range.rows, rows.length); at++) {
    const row = rows[at];
    if (!row) continue;
    const mayChange = changeableIn(row);
    const isFilled = (key: string, source: GridRow): boolean =>
      across.some((column) => column.key === key && mayChange(column)) && belongs(key, source);
    const belongs = (key: string, source: GridRow): boolean => {
      const parent = upper(key);
      if (parent === undefined || (source[key] ?? null) === null || isSame(source[parent], row[parent])) return true;
      return isFilled(parent, source);
    };
    for (const [offset, column] of across.entries()) {
      const place = { row: at, column: range.column + offset };
      const source = from(place);
      // The cell that all take their value from.
      if (source.row === place.row && source.column === place.column) continue;
      const given = columns[source.column];
      const sourceRow = rows[source.row];
      if (!given || !sourceRow) continue;
      if (!mayChange(column)) {
        plan.skipped++;
        continue;
      }
      const misfits = given.key === column.key ? !belongs(column.key, sourceRow) : upper(column.key) !== undefined;
      const value = misfits ? undefined : translate(given, column, made(place) ?? sourceRow[given.key] ?? null);
      if (value === undefined) plan.misplaced++;
      else plan.changes.push({ id: row.id, key: column.key, value });
    }
  }
  return plan;
}

/** A value of one column as another keeps it, by its text; undefined when it cannot be read there. */
function translator({ dictionaries }: Pick<FillParts, 'dictionaries'>) {
  const readers = new Map<string, ReturnType<typeof cellReader>>();
  return (from: GridColumn, to: GridColumn, value: Json): Json | undefined => {
    if (from.key === to.key || value === null) return value;
    // Records and files are known by more than a text.
    if (KNOWN_BY_MORE.has(from.kind) || KNOWN_BY_MORE.has(to.kind)) return isAlike(from, to) ? value : undefined;
    const read = readers.get(to.key) ?? cellReader(to, dictionaries);
    readers.set(to.key, read);
    const parsed = read(cellText(from, value, dictionaries));
    return parsed.ok ? parsed.value : undefined;
  };
}

const KNOWN_BY_MORE: ReadonlySet<GridColumn['kind']> = new Set(['reference', 'files', 'secret']);

/** Whether two columns name the same things. */
function isAlike(one: GridColumn, other: GridColumn): boolean {
  const picked = (column: GridColumn) => JSON.stringify('picker' in column ? column.picker : null);
  return one.type === other.type && one.dictCode === other.dictCode && picked(one) === picked(other);
}
