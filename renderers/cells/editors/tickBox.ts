import { lazyComponent } from '../../ui/lazyComponent.tsx';
import type { Cell } from '../Cell.ts';
import { boxDrawing } from '../drawing/flagMarks.ts';
import { kindText } from '../drawing/kindText.ts';

/** A box to tick, stored as two texts: the conduct of `checkbox` and of `checkbox_meta`. */
export const tickBox: Cell = {
  display: { align: 'left', format: kindText, drawing: boxDrawing },
  Editor: lazyComponent('CheckboxEditor', () => import('./CheckboxEditor.tsx').then((part) => part.CheckboxEditor)),
  height: () => 22,
  query: { type: 'select' },
  togglesInPlace: 'box',
};
