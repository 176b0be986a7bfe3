import { lazyComponent } from '../../../ui/lazyComponent.tsx';
import type { Cell } from '../../Cell.ts';
import { codesDrawing } from '../../drawing/codesDrawing.ts';
import { kindText } from '../../drawing/kindText.ts';

/** A group of boxes; the ticked codes comma-joined. */
export const checkboxGroupCell: Cell<'checkbox_group'> = {
  display: { align: 'left', format: kindText, drawing: codesDrawing },
  Editor: lazyComponent('CheckboxGroupEditor', () =>
    import('./CheckboxGroupEditor.tsx').then((part) => part.CheckboxGroupEditor),
  ),
  height: () => 22,
  query: { type: 'list_multi' },
};
