import { lazyPart } from '../../shell/lazyPart.tsx';
import type { Cell } from '../Cell.ts';
import { oneLine } from '../text.ts';
import { TOOLBAR_HEIGHT } from '../toolbarHeight.ts';

/** Source code. A list shows it as one line. */
export const codeCell: Cell = {
  display: { align: 'left', format: oneLine },
  Editor: lazyPart('CodeEditor', () => import('./CodeEditor.tsx').then((part) => part.CodeEditor)),
  height: ({ height = 240 }) => height + TOOLBAR_HEIGHT,
  Reader: lazyPart('CodeReader', () => import('./CodeReader.tsx').then((part) => part.CodeReader)),
  wide: true,
  askedBy: 'input',
};
