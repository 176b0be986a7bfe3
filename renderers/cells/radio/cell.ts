import { lazyPart } from '../../shell/lazyPart.tsx';
import type { Cell } from '../Cell.ts';
import { codesDrawing } from '../codesDrawing.ts';
import { kindText } from '../kindText.ts';

/** One code, all choices in sight. */
export const radioCell: Cell = {
  display: { align: 'left', format: kindText, drawing: codesDrawing },
  Editor: lazyPart('RadioEditor', () => import('./RadioEditor.tsx').then((part) => part.RadioEditor)),
  height: () => 22,
  askedBy: 'select',
};
