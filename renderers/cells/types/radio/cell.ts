import { lazyComponent } from '../../../ui/lazyComponent.tsx';
import type { Cell } from '../../Cell.ts';
import { codesDrawing } from '../../drawing/codesDrawing.ts';
import { kindText } from '../../drawing/kindText.ts';
import { textWidth } from '../../drawing/text.ts';

/** One code, all choices in sight. */
export const radioCell: Cell<'radio'> = {
  display: { align: 'left', format: kindText, drawing: codesDrawing },
  Editor: lazyComponent('RadioEditor', () => import('./RadioEditor.tsx').then((part) => part.RadioEditor)),
  height: () => 22,
  query: { type: 'select' },
  togglesInPlace: 'choices',
  // All of them must be seen to be clicked.
  roomNeeded: ({ options = [] }) => options.reduce((sum, { text }) => sum + textWidth(text) + 30, 24),
};
