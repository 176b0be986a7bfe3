import { lazyComponent } from '../../../ui/lazyComponent.tsx';
import type { Cell } from '../../Cell.ts';
import { inputText } from '../../drawing/text.ts';
import { TOOLBAR_HEIGHT } from '../../drawing/toolbarHeight.ts';
import { markdownLine } from './markdownLine.ts';

/** Markdown, written beside its preview. A list shows its words. */
export const markdownCell: Cell<'markdown'> = {
  display: { align: 'left', format: (value) => markdownLine(inputText(value)) },
  Editor: lazyComponent('MarkdownEditor', () => import('./MarkdownEditor.tsx').then((part) => part.MarkdownEditor)),
  height: ({ height = 300 }) => height + TOOLBAR_HEIGHT,
  Reader: lazyComponent('MarkdownReader', () => import('./MarkdownReader.tsx').then((part) => part.MarkdownReader)),
  wide: true,
  editsInDialog: true,
  query: { type: 'input' },
};
