/** A cell of a pasted block that cannot take its text. */
export interface RejectedCell {
  /** Counted from 1 as the grid shows its rows; appended ones go on behind the last. */
  row: number;
  /** Title of the column. */
  column: string;
  text: string;
  /** A Chinese sentence. */
  reason: string;
}

/** What a paste could not take, before anything is changed. */
export interface RejectedList {
  cells: readonly RejectedCell[];
  /** How many cells could be pasted nevertheless. */
  accepted: number;
  /** How many are passed over because they are read-only. */
  readOnly: number;
  /** Rows and columns of the block that reach over the edge of the grid. */
  beyond: { rows: number; columns: number };
}

/** `2 行、1 列`; nothing when all of a block has its place. */
export function overEdge({ rows, columns }: RejectedList['beyond']): string {
  return [rows > 0 ? `${rows} 行` : '', columns > 0 ? `${columns} 列` : ''].filter(Boolean).join('、');
}
