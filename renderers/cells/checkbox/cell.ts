import { lazyPart } from '../../shell/lazyPart.tsx';
import type { Cell } from '../Cell.ts';
import { boxDrawing } from '../flagMarks.ts';
import { kindText } from '../kindText.ts';

/** A box to tick, stored as two texts. */
export const checkboxCell: Cell = {
  display: { align: 'left', format: kindText, drawing: boxDrawing },
  Editor: lazyPart('CheckboxEditor', () => import('./CheckboxEditor.tsx').then((part) => part.CheckboxEditor)),
  height: () => 22,
  askedBy: 'select',
};
