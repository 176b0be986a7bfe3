import { lazyComponent } from '../../../ui/lazyComponent.tsx';
import type { Cell } from '../../Cell.ts';
import { filesText, picturesDrawing } from '../../drawing/fileMarks.ts';

/** Several uploaded pictures, shown small, looked at large. */
export const imageCell: Cell<'image'> = {
  display: { align: 'left', format: filesText, drawing: picturesDrawing },
  Editor: lazyComponent('ImagesEditor', () =>
    import('../../editors/files/FilesEditor.tsx').then((part) => part.ImagesEditor),
  ),
  wide: true,
  editsInDialog: true,
  query: { type: 'input' },
};
