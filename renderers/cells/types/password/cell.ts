import { lazyComponent } from '../../../ui/lazyComponent.tsx';
import type { Cell } from '../../Cell.ts';
import { kindText } from '../../drawing/kindText.ts';

/** A secret: written, never shown. */
export const passwordCell: Cell<'password'> = {
  display: { align: 'left', format: kindText },
  Editor: lazyComponent('PasswordEditor', () => import('./PasswordEditor.tsx').then((part) => part.PasswordEditor)),
  query: { type: 'input' },
};
