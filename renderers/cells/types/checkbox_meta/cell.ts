import type { Cell } from '../../Cell.ts';
import { tickBox } from '../../editors/tickBox.ts';

/** A box to tick under the name older declarations use. */
export const checkboxMetaCell: Cell<'checkbox_meta'> = tickBox;
