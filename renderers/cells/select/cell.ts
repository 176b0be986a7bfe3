import type { Cell } from '../Cell.ts';
import { codeText, itemsOf } from '../codeText.ts';
import { drawCodes } from '../drawCodes.ts';
import { SelectEditor } from './SelectEditor.tsx';

/** One code of a dictionary or of the column's own options. */
export const selectCell: Cell = {
  display: {
    align: 'left',
    format: (value, column, context) => codeText(value, itemsOf(column, context)),
    draw: drawCodes,
  },
  Editor: SelectEditor,
};
