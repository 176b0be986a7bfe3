import type { RowErrors, RowTable } from '../../../../engine/rows/RowTable.ts';
import { roundedTo } from '../../../../engine/rules/roundedTo.ts';
import type { Wrong } from '../cells/ErrorTip.ts';
import type { CellPlace, GridHandle } from '../GridHandle.ts';

/** A wrong cell, called as the grid shows it. */
export interface WrongCell {
  id: string;
  key: string;
  /** Number of its row in the grid, from 1. */
  row: number;
  /** Title of its column; empty where the row as a whole is meant. */
  title: string;
  message: string;
}

type Shown = Pick<GridHandle, 'table' | 'columns' | 'visibleRows' | 'visibleKeys'>;

/** The wrong cells of a grid as a reader meets them: row by row, and in a row those that are shown first. */
export function wrongCells(handle: Shown): WrongCell[] {
  const { table, columns } = handle;
  const errors = table.errors();
  if (errors.size === 0) return [];
  const places = rowPlaces(handle, errors);
  const shown = new Map(handle.visibleKeys().map((key, index) => [key, index]));
  const titles = new Map(columns.map((column) => [column.key, column.title]));
  const placeOf = (key: string) => shown.get(key) ?? shown.size;
  return [...errors]
    .flatMap(([id, cells]) =>
      [...cells]
        .map(([key, message]) => ({ id, key, row: (places.get(id) ?? 0) + 1, title: titles.get(key) ?? '', message }))
        .sort((one, other) => placeOf(one.key) - placeOf(other.key)),
    )
    .sort((one, other) => one.row - other.row);
}

/** Where rows stand; in a tree those under closed parents come last. */
function rowPlaces({ table, visibleRows }: Shown, errors: RowErrors): ReadonlyMap<string, number> {
  const rows = visibleRows();
  if (rows === table.rows()) return new Map([...errors.keys()].map((id) => [id, table.indexOf(id)]));
  const places = new Map(rows.map(({ id }, index) => [id, index]));
  for (const id of errors.keys()) if (!places.has(id)) places.set(id, rows.length + Math.max(table.indexOf(id), 0));
  return places;
}

/** `第 130 行“售价”：售价最多2位小数`. */
export function wrongText({ row, title, message }: Omit<WrongCell, 'id' | 'key'>): string {
  return `第 ${row} 行${title === '' ? '' : `“${title}”`}：${message}`;
}

/** How many cells are wrong. */
export function countWrong(table: Pick<RowTable, 'errors'>): number {
  return [...table.errors().values()].reduce((count, cells) => count + cells.size, 0);
}

/** What is wrong at a place, and the rounding that mends it. */
export function wrongAt(
  { table, columns, isEditable }: Pick<GridHandle, 'table' | 'columns' | 'isEditable'>,
  { id, key }: CellPlace,
): Wrong | undefined {
  const message = table.error(id, key);
  if (message === undefined) return undefined;
  const column = columns.find((each) => each.key === key);
  const value = column && isEditable(id, key) ? roundedTo(column, table.row(id)?.[key]) : undefined;
  if (value === undefined) return { message };
  return { message, mend: { title: '四舍五入', run: () => table.set([{ id, key, value }]) } };
}
