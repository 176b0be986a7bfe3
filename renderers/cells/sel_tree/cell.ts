import { lazyPart } from '../../shell/lazyPart.tsx';
import type { Cell } from '../Cell.ts';
import { namesDrawing, namesText } from '../nameMarks.ts';

/** Nodes of a declared tree of records, stored by their values and shown by name. */
export const selTreeCell: Cell = {
  display: { align: 'left', format: namesText, drawing: namesDrawing },
  Editor: lazyPart('TreeEditor', () => import('../TreeEditor.tsx').then((part) => part.TreeEditor)),
};
