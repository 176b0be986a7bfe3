import { lazyComponent } from '../../../ui/lazyComponent.tsx';
import type { Cell } from '../../Cell.ts';
import { TOOLBAR_HEIGHT } from '../../drawing/editorLooks.ts';
import { oneLine } from '../../drawing/text.ts';

/** Source code. A list shows it as one line. */
export const codeCell: Cell<'code'> = {
  display: { align: 'left', format: oneLine },
  Editor: lazyComponent('CodeEditor', () => import('./CodeEditor.tsx').then((part) => part.CodeEditor)),
  height: ({ height = 240 }) => height + TOOLBAR_HEIGHT,
  Reader: lazyComponent('CodeReader', () => import('./CodeReader.tsx').then((part) => part.CodeReader)),
  wide: true,
  editsInDialog: true,
  query: { type: 'input' },
};
