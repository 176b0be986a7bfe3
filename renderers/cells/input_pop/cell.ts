import { lazyPart } from '../../shell/lazyPart.tsx';
import type { Cell } from '../Cell.ts';
import { oneLine } from '../text.ts';

/** Text of several lines in the room of one: written in a pop-over. */
export const inputPopCell: Cell = {
  display: { align: 'left', format: oneLine },
  Editor: lazyPart('InputPopEditor', () => import('./InputPopEditor.tsx').then((part) => part.InputPopEditor)),
  askedBy: 'input',
};
