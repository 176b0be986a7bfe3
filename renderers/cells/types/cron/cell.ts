import { lazyComponent } from '../../../ui/lazyComponent.tsx';
import type { Cell } from '../../Cell.ts';
import { kindText } from '../../drawing/kindText.ts';
import { cronSaid } from './cronSaid.ts';

/** A Quartz expression; what it means is the tooltip. */
export const cronCell: Cell<'cron'> = {
  display: {
    align: 'left',
    format: kindText,
    drawing: {
      wanted: () => true,
      draw: (element, value, column, context) => {
        const text = kindText(value, column, context);
        const said = cronSaid(text, column);
        element.append(text);
        if (said === undefined) element.removeAttribute('title');
        else element.title = said.sentence ?? said.diagnostic;
      },
    },
  },
  Editor: lazyComponent('CronEditor', () => import('./CronEditor.tsx').then((part) => part.CronEditor)),
  query: { type: 'input' },
};
