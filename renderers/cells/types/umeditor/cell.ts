import { lazyComponent } from '../../../ui/lazyComponent.tsx';
import type { Cell } from '../../Cell.ts';
import { TOOLBAR_HEIGHT } from '../../drawing/editorLooks.ts';
import { kindText } from '../../drawing/kindText.ts';

/** Rich text: HTML that is sanitized wherever it is shown or emitted. A list shows its words. */
export const umeditorCell: Cell<'umeditor'> = {
  display: { align: 'left', format: kindText },
  Editor: lazyComponent('UmeditorEditor', () => import('./UmeditorEditor.tsx').then((part) => part.UmeditorEditor)),
  height: ({ height = 300 }) => height + TOOLBAR_HEIGHT,
  Reader: lazyComponent('MarkupReader', () => import('./MarkupReader.tsx').then((part) => part.MarkupReader)),
  wide: true,
  editsInDialog: true,
  query: { type: 'input' },
};
