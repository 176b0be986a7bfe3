import { lazyPart } from '../../shell/lazyPart.tsx';
import type { Cell } from '../Cell.ts';
import { namesDrawing, namesText } from '../nameMarks.ts';

/** Departments, stored by their codes and shown by name. */
export const selDepartCell: Cell = {
  display: { align: 'left', format: namesText, drawing: namesDrawing },
  Editor: lazyPart('SelDepartEditor', () => import('./SelDepartEditor.tsx').then((part) => part.SelDepartEditor)),
};
