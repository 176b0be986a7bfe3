import { lazyPart } from '../../shell/lazyPart.tsx';
import type { Cell } from '../Cell.ts';
import { loadCalendarLanguage } from '../calendarLanguage.ts';
import { kindText } from '../kindText.ts';

/** A day. */
export const dateCell: Cell = {
  display: { align: 'left', format: kindText },
  Editor: lazyPart('DateEditor', async () => {
    const [{ DateEditor }] = await Promise.all([import('./DateEditor.tsx'), loadCalendarLanguage()]);
    return DateEditor;
  }),
};
