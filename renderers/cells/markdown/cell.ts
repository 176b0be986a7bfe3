import { lazyPart } from '../../shell/lazyPart.tsx';
import type { Cell } from '../Cell.ts';
import { inputText } from '../text.ts';
import { TOOLBAR_HEIGHT } from '../toolbarHeight.ts';
import { markdownLine } from './markdownLine.ts';

/** Markdown, written beside its preview. A list shows its words. */
export const markdownCell: Cell = {
  display: { align: 'left', format: (value) => markdownLine(inputText(value)) },
  Editor: lazyPart('MarkdownEditor', () => import('./MarkdownEditor.tsx').then((part) => part.MarkdownEditor)),
  height: ({ height = 300 }) => height + TOOLBAR_HEIGHT,
  Reader: lazyPart('MarkdownReader', () => import('./MarkdownReader.tsx').then((part) => part.MarkdownReader)),
  wide: true,
  askedBy: 'input',
};
