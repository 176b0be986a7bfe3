/** What is wrong with a row of an import. */
export interface RowError {
  /** Place among the given rows, from 1; of a line that of its record. */
  row: number;
  /** The line it is about: its table, and its place among all lines of it that were given, from 1. */
  line?: { table: string; at: number };
  /** The field; empty for the whole row. */
  key: string;
  /** A Chinese sentence. */
  message: string;
  /** The row, or line, before it that it repeats, as the sentence calls it. */
  repeats?: number;
}
