import { lazyPart } from '../../shell/lazyPart.tsx';
import type { Cell } from '../Cell.ts';
import { kindText } from '../kindText.ts';
import { TOOLBAR_HEIGHT } from '../toolbarHeight.ts';

/** Rich text: HTML that is sanitized wherever it is shown or emitted. A list shows its words. */
export const umeditorCell: Cell = {
  display: { align: 'left', format: kindText },
  Editor: lazyPart('UmeditorEditor', () => import('./UmeditorEditor.tsx').then((part) => part.UmeditorEditor)),
  height: ({ height = 300 }) => height + TOOLBAR_HEIGHT,
  Reader: lazyPart('MarkupReader', () => import('./MarkupReader.tsx').then((part) => part.MarkupReader)),
  wide: true,
  askedBy: 'input',
};
