import type { Cell } from '../../Cell.ts';
import { namesDrawing, namesText } from '../../drawing/nameMarks.ts';
import { pickerEditor } from '../../editors/pickerEditors.ts';
import { pickerLookup } from '../../lookups/pasteLookups.ts';

/** Roles, stored by their codes unless their picker says otherwise, and shown by name. */
export const selRoleCell: Cell<'sel_role'> = {
  display: { align: 'left', format: namesText, drawing: namesDrawing },
  Editor: pickerEditor,
  query: { placeholder: '请选择角色', several: 'together' },
  pasteLookup: pickerLookup,
};
