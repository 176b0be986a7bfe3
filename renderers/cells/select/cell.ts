import { lazyPart } from '../../shell/lazyPart.tsx';
import type { Cell } from '../Cell.ts';
import { loadedDrawing } from '../cutShort.ts';
import { codesText } from '../kindText.ts';

/** One code of a dictionary or of the column's own options; several where the column says so. */
export const selectCell: Cell = {
  display: { align: 'left', format: codesText, drawing: loadedDrawing },
  Editor: lazyPart('SelectEditor', () => import('./SelectEditor.tsx').then((part) => part.SelectEditor)),
};
