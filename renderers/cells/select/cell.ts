import type { Cell } from '../Cell.ts';
import { codesDrawing } from '../codesDrawing.ts';
import { codesText } from '../kindText.ts';
import { SelectEditor } from './SelectEditor.tsx';

/** One code of a dictionary or of the column's own options; several where the column says so. */
export const selectCell: Cell = {
  display: { align: 'left', format: codesText, drawing: codesDrawing },
  Editor: SelectEditor,
};
