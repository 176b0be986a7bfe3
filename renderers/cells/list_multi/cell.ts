import { lazyPart } from '../../shell/lazyPart.tsx';
import type { Cell } from '../Cell.ts';
import { firstCodeDrawing } from '../codesDrawing.ts';
import { kindText } from '../kindText.ts';

/** Several codes, comma-joined. */
export const listMultiCell: Cell = {
  display: { align: 'left', format: kindText, drawing: firstCodeDrawing },
  Editor: lazyPart('ListMultiEditor', () => import('./ListMultiEditor.tsx').then((part) => part.ListMultiEditor)),
};
