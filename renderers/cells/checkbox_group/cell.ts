import { lazyPart } from '../../shell/lazyPart.tsx';
import type { Cell } from '../Cell.ts';
import { codesDrawing } from '../codesDrawing.ts';
import { kindText } from '../kindText.ts';

/** A group of boxes; the ticked codes comma-joined. */
export const checkboxGroupCell: Cell = {
  display: { align: 'left', format: kindText, drawing: codesDrawing },
  Editor: lazyPart('CheckboxGroupEditor', () =>
    import('./CheckboxGroupEditor.tsx').then((part) => part.CheckboxGroupEditor),
  ),
  height: () => 22,
  askedBy: 'list_multi',
};
