import type { Cell } from '../../Cell.ts';
import { kindText } from '../../drawing/kindText.ts';
import { fillingEditor } from '../../editors/pickerEditors.ts';

/** A record chosen in a picker fills several fields of the row. */
export const popupCell: Cell<'popup'> = {
  display: { align: 'left', format: kindText },
  Editor: fillingEditor,
  query: { placeholder: '请选择', several: 'together' },
};
