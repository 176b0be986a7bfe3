import type { Cell } from '../../Cell.ts';
import { namesDrawing, namesText } from '../../drawing/nameMarks.ts';
import { pickerEditor } from '../../editors/pickerEditors.ts';
import { pickerLookup } from '../../lookups/pasteLookups.ts';

/** Departments, stored by their codes unless their picker says otherwise, and shown by name. */
export const selDepartCell: Cell<'sel_depart'> = {
  display: { align: 'left', format: namesText, drawing: namesDrawing },
  Editor: pickerEditor,
  query: { placeholder: '请选择部门', several: 'together' },
  room: { width: 160, least: 190 },
  pasteLookup: pickerLookup,
};
