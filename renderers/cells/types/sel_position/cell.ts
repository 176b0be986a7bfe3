import type { Cell } from '../../Cell.ts';
import { namesDrawing, namesText } from '../../drawing/nameMarks.ts';
import { pickerEditor } from '../../editors/pickerEditors.ts';
import { pickerLookup } from '../../lookups/pasteLookups.ts';

/** Positions, stored by their codes unless their picker says otherwise, and shown by name. */
export const selPositionCell: Cell<'sel_position'> = {
  display: { align: 'left', format: namesText, drawing: namesDrawing },
  Editor: pickerEditor,
  query: { placeholder: '请选择职务', several: 'together' },
  pasteLookup: pickerLookup,
};
