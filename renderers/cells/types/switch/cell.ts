import { lazyComponent } from '../../../ui/lazyComponent.tsx';
import type { Cell } from '../../Cell.ts';
import { kindText } from '../../drawing/kindText.ts';

/** On or off, stored as two texts. */
export const switchCell: Cell<'switch'> = {
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
  Editor: lazyComponent('SwitchEditor', () => import('./SwitchEditor.tsx').then((part) => part.SwitchEditor)),
  height: () => 22,
  query: { type: 'select' },
  togglesInPlace: 'switch',
};
