import type { Cell } from '../../Cell.ts';
import { tickBox } from '../../editors/tickBox.ts';

/** A box to tick, stored as two texts. */
export const checkboxCell: Cell<'checkbox'> = tickBox;
