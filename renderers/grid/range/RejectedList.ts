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
}
