/** What is wrong with a row of an import. */
export interface RowError {
  /** Place among the given rows, from 1. */
  row: number;
  /** The field; empty for the whole row. */
  key: string;
  /** A Chinese sentence. */
  message: string;
  /** The row before it that it repeats, as the sentence calls it. */
  repeats?: number;
}
