import type { Cell } from '../../Cell.ts';
import { checkboxCell } from '../checkbox/cell.ts';

/** The plain box: the same conduct under the name older declarations use. */
export const checkboxMetaCell: Cell<'checkbox_meta'> = { ...checkboxCell, query: { type: 'select' } };
