import { lazyComponent } from '../../../ui/lazyComponent.tsx';
import type { Cell } from '../../Cell.ts';
import { oneLine } from '../../drawing/text.ts';
import { textareaRows } from './textareaRows.ts';

/** px of a line, and of border and padding around them all. */
const LINE = 22;
const PADDING = 10;

/** Several lines of text; a list shows them as one. */
export const textareaCell: Cell<'textarea'> = {
  display: { align: 'left', format: oneLine },
  Editor: lazyComponent('TextareaEditor', () => import('./TextareaEditor.tsx').then((part) => part.TextareaEditor)),
  height: (column) => textareaRows(column) * LINE + PADDING,
  wide: true,
  query: { type: 'input' },
};
