import { lazyPart } from '../../shell/lazyPart.tsx';
import type { Cell } from '../Cell.ts';
import { kindText } from '../kindText.ts';

/** A record chosen in a picker fills several fields of the row. */
export const popupCell: Cell = {
  display: { align: 'left', format: kindText },
  Editor: lazyPart('PopupEditor', () => import('./PopupEditor.tsx').then((part) => part.PopupEditor)),
  askedBy: 'input',
};
