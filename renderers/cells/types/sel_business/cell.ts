import type { Cell } from '../../Cell.ts';
import { namesDrawing, namesText } from '../../drawing/nameMarks.ts';
import { pickerEditor } from '../../editors/pickerEditors.ts';
import { pickerLookup } from '../../lookups/pasteLookups.ts';

/** Records of an online form, stored and shown as their picker says. */
export const selBusinessCell: Cell<'sel_business'> = {
  display: { align: 'left', format: namesText, drawing: namesDrawing },
  Editor: pickerEditor,
  query: { placeholder: '请选择', several: 'together' },
  pasteLookup: pickerLookup,
};
