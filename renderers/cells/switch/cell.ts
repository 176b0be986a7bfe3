import { lazyPart } from '../../shell/lazyPart.tsx';
import type { Cell } from '../Cell.ts';
import { kindText } from '../kindText.ts';

/** On or off, stored as two texts. */
export const switchCell: Cell = {
  display: {
    align: 'left',
    format: kindText,
    drawing: {
      wanted: () => true,
      draw: (element, value, column, context) => {
        const text = kindText(value, column, context);
        const mark = document.createElement('span');
        mark.className = text === '是' ? 'cell-flag cell-flag-on' : 'cell-flag';
        mark.textContent = text;
        if (text !== '') element.append(mark);
      },
    },
  },
  Editor: lazyPart('SwitchEditor', () => import('./SwitchEditor.tsx').then((part) => part.SwitchEditor)),
  height: () => 22,
  askedBy: 'select',
};
