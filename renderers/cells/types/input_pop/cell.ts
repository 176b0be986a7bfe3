import { lazyComponent } from '../../../ui/lazyComponent.tsx';
import type { Cell } from '../../Cell.ts';
import { oneLine } from '../../drawing/text.ts';

/** Text of several lines in the room of one: written in a pop-over. */
export const inputPopCell: Cell<'input_pop'> = {
  display: { align: 'left', format: oneLine },
  Editor: lazyComponent('InputPopEditor', () => import('./InputPopEditor.tsx').then((part) => part.InputPopEditor)),
  query: { type: 'input' },
};
