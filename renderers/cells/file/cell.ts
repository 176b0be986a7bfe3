import { lazyPart } from '../../shell/lazyPart.tsx';
import type { Cell } from '../Cell.ts';
import { filesDrawing, filesText } from '../fileMarks.ts';

/** Several uploaded files, comma-joined paths. */
export const fileCell: Cell = {
  display: { align: 'left', format: filesText, drawing: filesDrawing },
  Editor: lazyPart('FilesEditor', () => import('./FilesEditor.tsx').then((part) => part.FilesEditor)),
  wide: true,
  askedBy: 'input',
};
