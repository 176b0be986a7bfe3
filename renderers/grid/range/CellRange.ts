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
