import { lazyComponent } from '../../../ui/lazyComponent.tsx';
import type { Cell } from '../../Cell.ts';
import { filesDrawing, filesText } from '../../drawing/fileMarks.ts';

/** Several uploaded files, comma-joined paths. */
export const fileCell: Cell<'file'> = {
  display: { align: 'left', format: filesText, drawing: filesDrawing },
  Editor: lazyComponent('FilesEditor', () =>
    import('../../editors/files/FilesEditor.tsx').then((part) => part.FilesEditor),
  ),
  wide: true,
  editsInDialog: true,
  query: { type: 'input' },
};
