import { lazyComponent } from '../../../ui/lazyComponent.tsx';
import type { Cell } from '../../Cell.ts';
import { filesDrawing, filesText } from '../../drawing/fileMarks.ts';

/** One uploaded file, stored by its path. */
export const uploadCell: Cell<'upload'> = {
  display: { align: 'left', format: filesText, drawing: filesDrawing },
  Editor: lazyComponent('UploadEditor', () =>
    import('../../editors/files/FilesEditor.tsx').then((part) => part.UploadEditor),
  ),
  wide: true,
  editsInDialog: true,
  query: { type: 'input' },
};
