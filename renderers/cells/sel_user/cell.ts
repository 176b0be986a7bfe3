import { lazyPart } from '../../shell/lazyPart.tsx';
import type { Cell } from '../Cell.ts';
import { namesDrawing, namesText } from '../nameMarks.ts';

/** People, stored by their user names and shown by their own. */
export const selUserCell: Cell = {
  display: { align: 'left', format: namesText, drawing: namesDrawing },
  Editor: lazyPart('SelUserEditor', () => import('./SelUserEditor.tsx').then((part) => part.SelUserEditor)),
};
