import { lazyPart } from '../../shell/lazyPart.tsx';
import type { Cell } from '../Cell.ts';
import { filesText, picturesDrawing } from '../fileMarks.ts';

/** Several uploaded pictures, shown small, looked at large. */
export const imageCell: Cell = {
  display: { align: 'left', format: filesText, drawing: picturesDrawing },
  Editor: lazyPart('ImagesEditor', () => import('../file/FilesEditor.tsx').then((part) => part.ImagesEditor)),
  wide: true,
  askedBy: 'input',
};
