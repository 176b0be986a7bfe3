import type { Cell } from '../Cell.ts';
import { codesDrawing } from '../codesDrawing.ts';
import { kindText } from '../kindText.ts';
import { SelectEditor } from './SelectEditor.tsx';

/** One code of a dictionary or of the column's own options. */
export const selectCell: Cell = {
  display: { align: 'left', format: kindText, drawing: codesDrawing },
  Editor: SelectEditor,
};
