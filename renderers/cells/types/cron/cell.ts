import { lazyComponent } from '../../../ui/lazyComponent.tsx';
import type { Cell } from '../../Cell.ts';
import { kindText } from '../../drawing/kindText.ts';
import type { cronSaid } from './cronSaid.ts';

/** What an expression means in words: nobody reads it before the rows stand, so it comes after them. */
const loadSaid = (): Promise<typeof cronSaid> => import('./cronSaid.ts').then((part) => part.cronSaid);

/** A Quartz expression; what it means is the tooltip. */
export const cronCell: Cell<'cron'> = {
  display: {
    align: 'left',
    format: kindText,
    drawing: {
      wanted: () => true,
      draw: (element, value, column, context) => {
        const text = kindText(value, column, context);
        element.append(text);
        element.removeAttribute('title');
        const tell = (says: typeof cronSaid): void => {
          const said = says(text, column);
          // The element may show another value by then.
          if (said !== undefined && element.textContent === text) element.title = said.sentence ?? said.diagnostic;
        };
        // Without it the expression stands as it is.
        loadSaid().then(tell, () => undefined);
      },
    },
  },
  Editor: lazyComponent('CronEditor', () => import('./CronEditor.tsx').then((part) => part.CronEditor)),
  query: { type: 'input' },
};
