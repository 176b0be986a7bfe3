import type { Cell } from '../../Cell.ts';
import { tickBox } from '../../editors/tickBox.ts';

/** A box to tick. */
export const checkboxCell: Cell = tickBox;
