import type { Cell } from '../../Cell.ts';
import { namesDrawing, namesText } from '../../drawing/nameMarks.ts';
import { pickerEditor } from '../../editors/pickerEditors.ts';
import { pickerLookup } from '../../lookups/pasteLookups.ts';

/** People, stored by their user names unless their picker says otherwise, and shown by their own. */
export const selUserCell: Cell<'sel_user'> = {
  display: { align: 'left', format: namesText, drawing: namesDrawing },
  Editor: pickerEditor,
  query: { placeholder: '请选择用户', several: 'together' },
  room: { width: 220, least: 190 },
  pasteLookup: pickerLookup,
};
