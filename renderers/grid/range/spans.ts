/** A cell by its place on the screen: rows from the top, data columns from the left, both from 0. */
export interface Corner {
  row: number;
  column: number;
}

/** A rectangle of cells as it was drawn: `anchor` stays, `head` moves. */
export interface Span {
  anchor: Corner;
  head: Corner;
}

/** A rectangle of cells, all sides inclusive. */
export interface Box {
  top: number;
  bottom: number;
  left: number;
  right: number;
}

/** How many rows and data columns there are. */
export interface Extent {
  rows: number;
  columns: number;
}

export type Direction = 'up' | 'down' | 'left' | 'right';

/** The sides a cell has in common with its box, and whether it lies inside at all. */
export interface Sides {
  top: boolean;
  bottom: boolean;
  left: boolean;
  right: boolean;
}

export function spanOf(corner: Corner): Span {
  return { anchor: corner, head: corner };
}

export function boxOf({ anchor, head }: Span): Box {
  return {
    top: Math.min(anchor.row, head.row),
    bottom: Math.max(anchor.row, head.row),
    left: Math.min(anchor.column, head.column),
    right: Math.max(anchor.column, head.column),
  };
}

/** Whether there is more than the one cell the keyboard is in anyway. */
export function isSingle({ anchor, head }: Span): boolean {
  return anchor.row === head.row && anchor.column === head.column;
}

export function sameSpan(one: Span | undefined, other: Span | undefined): boolean {
  if (!one || !other) return one === other;
  return sameCorner(one.anchor, other.anchor) && sameCorner(one.head, other.head);
}

export function sameCorner(one: Corner, other: Corner): boolean {
  return one.row === other.row && one.column === other.column;
}

export function contains(box: Box, row: number, column: number): boolean {
  return row >= box.top && row <= box.bottom && column >= box.left && column <= box.right;
}

/** Which border of the box runs along a cell; undefined outside of it. */
export function sidesOf(box: Box, row: number, column: number): Sides | undefined {
  if (!contains(box, row, column)) return undefined;
  return {
    top: row === box.top,
    bottom: row === box.bottom,
    left: column === box.left,
    right: column === box.right,
  };
}

/** The head one cell further, or at the edge; never beyond it. */
export function moveHead(span: Span, direction: Direction, toEdge: boolean, extent: Extent): Span {
  const { row, column } = span.head;
  const last = { row: extent.rows - 1, column: extent.columns - 1 };
  const head = {
    up: { row: toEdge ? 0 : Math.max(row - 1, 0), column },
    down: { row: toEdge ? last.row : Math.min(row + 1, last.row), column },
    left: { row, column: toEdge ? 0 : Math.max(column - 1, 0) },
    right: { row, column: toEdge ? last.column : Math.min(column + 1, last.column) },
  }[direction];
  return { anchor: span.anchor, head };
}

/** Every cell; undefined when there is none. */
export function wholeSpan({ rows, columns }: Extent): Span | undefined {
  if (rows === 0 || columns === 0) return undefined;
  return { anchor: { row: 0, column: 0 }, head: { row: rows - 1, column: columns - 1 } };
}

/**
 * Where a span stands after rows or columns have come, gone or moved; each function answers the new place of an old
 * one, undefined when it is gone. It moves and grows with its corners, falls onto the corner that is left, and is
 * undefined when none is.
 */
export function followSpan(
  { anchor, head }: Span,
  newRow: (corner: 'anchor' | 'head') => number | undefined,
  newColumn: (corner: 'anchor' | 'head') => number | undefined,
): Span | undefined {
  const row = { anchor: newRow('anchor'), head: newRow('head') };
  const column = { anchor: newColumn('anchor'), head: newColumn('head') };
  const rows = survivors(row.anchor, row.head, anchor.row === head.row);
  const columns = survivors(column.anchor, column.head, anchor.column === head.column);
  if (!rows || !columns) return undefined;
  return { anchor: { row: rows[0], column: columns[0] }, head: { row: rows[1], column: columns[1] } };
}

function survivors(
  anchor: number | undefined,
  head: number | undefined,
  wereSame: boolean,
): [number, number] | undefined {
  if (anchor === undefined && head === undefined) return undefined;
  const stands = anchor ?? head ?? 0;
  return wereSame ? [stands, stands] : [stands, head ?? stands];
}

/** Pixels to scroll in one frame for a pointer this far outside (negative: before the start); grows with the distance. */
export function scrollStep(position: number, start: number, end: number): number {
  const outside = position < start ? position - start : position > end ? position - end : 0;
  if (outside === 0) return 0;
  return Math.sign(outside) * Math.min(4 + Math.abs(outside) * 0.5, 60);
}

/** Index of the stretch that holds a position, where `startOf` grows with the index; the nearest one outside of all. */
export function indexAt(position: number, count: number, startOf: (index: number) => number): number {
  let low = 0;
  let high = count - 1;
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if (startOf(middle) <= position) low = middle;
    else high = middle - 1;
  }
  return low;
}

/** A rectangle of cells by what they are, so that it stays true when rows move. Never empty. */
export interface CellRange {
  /** From top to bottom. */
  rowIds: readonly string[];
  /** From left to right. */
  keys: readonly string[];
}

export function countCells({ rowIds, keys }: CellRange): number {
  return rowIds.length * keys.length;
}
