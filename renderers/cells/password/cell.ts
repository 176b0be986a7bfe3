import { lazyPart } from '../../shell/lazyPart.tsx';
import type { Cell } from '../Cell.ts';
import { kindText } from '../kindText.ts';

/** A secret: written, never shown. */
export const passwordCell: Cell = {
  display: { align: 'left', format: kindText },
  Editor: lazyPart('PasswordEditor', () => import('./PasswordEditor.tsx').then((part) => part.PasswordEditor)),
  askedBy: 'input',
};
