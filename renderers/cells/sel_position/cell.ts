import type { Cell } from '../Cell.ts';
import { namesDrawing, namesText } from '../nameMarks.ts';
import { pickerEditor } from '../pickerEditors.ts';

/** Positions, stored by their codes unless their picker says otherwise, and shown by name. */
export const selPositionCell: Cell = {
  display: { align: 'left', format: namesText, drawing: namesDrawing },
  Editor: pickerEditor,
};
