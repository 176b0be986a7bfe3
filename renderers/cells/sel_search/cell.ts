import type { Cell } from '../Cell.ts';
import { codesDrawing } from '../codesDrawing.ts';
import { kindText } from '../kindText.ts';
import { SelSearchEditor } from './SelSearchEditor.tsx';

/** One code, found by typing in a dictionary that is at hand. */
export const selSearchCell: Cell = {
  display: { align: 'left', format: kindText, drawing: codesDrawing },
  Editor: SelSearchEditor,
};
