import { lazyComponent } from '../../../ui/lazyComponent.tsx';
import type { Cell } from '../../Cell.ts';
import { TOOLBAR_HEIGHT } from '../../drawing/editorLooks.ts';
import { inputText } from '../../drawing/text.ts';

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

/** What a list draws of it: there is no room for more. */
const SHOWN = 500;

/** The words of a Markdown text on one line, without most of its signs; plain text, as lists show it. */
export function markdownLine(source: string): string {
  return source
    .slice(0, SHOWN)
    .replace(/^[ \t]*(?:#{1,6}|>|[-*+]|\d{1,4}\.)[ \t]+/gm, '')
    .replace(/^[ \t]*(?:```\w*|[-*_]{3,}|\|?[-: |]*-{3}[-: |]*)[ \t]*$/gm, '')
    .replace(/!?\[([^[\]]*)\]\([^()\s]*\)/g, '$1')
    .replace(/(\*\*|__|~~|`)([^\n]*?)\1/g, '$2')
    .replace(/\s*\|\s*/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
}
