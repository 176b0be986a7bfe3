import { lazyPart } from '../../shell/lazyPart.tsx';
import type { Cell } from '../Cell.ts';
import { filesDrawing, filesText } from '../fileMarks.ts';

/** One uploaded file, stored by its path. */
export const uploadCell: Cell = {
  display: { align: 'left', format: filesText, drawing: filesDrawing },
  Editor: lazyPart('UploadEditor', () => import('../file/FilesEditor.tsx').then((part) => part.UploadEditor)),
  wide: true,
  askedBy: 'input',
};
