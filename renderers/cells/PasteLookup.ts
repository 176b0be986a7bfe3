import type { ChoiceItem } from '../../engine/clipboard/cellText.ts';
import type { CellServices } from '../services/CellServices.ts';
import type { CellColumn } from './Cell.ts';

/** Where the names in pasted cells are looked up, for types whose items are not at hand. */
export interface PasteLookup<C = CellColumn> {
  /** Whether the names of a column have to be asked for; absent: of every one. */
  covers?(column: C): boolean;
  /** The items hang on the value one column up. */
  below?: boolean;
  /** A cell holds several values unless its column says otherwise. */
  several?: boolean;
  /** The items among which the names are found; rejects when they cannot be asked for. */
  items(services: CellServices, column: C, asked: AskedNames): Promise<readonly ChoiceItem[]>;
}

/** What is asked for: the texts of the cells, and the value one column up ('' where none is). */
export interface AskedNames {
  texts: readonly string[];
  parent: string;
}
