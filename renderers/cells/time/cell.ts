import { lazyPart } from '../../shell/lazyPart.tsx';
import type { Cell } from '../Cell.ts';
import { loadCalendarLanguage } from '../calendarLanguage.ts';
import { kindText } from '../kindText.ts';

/** A time of day. */
export const timeCell: Cell = {
  display: { align: 'left', format: kindText },
  Editor: lazyPart('TimeEditor', async () => {
    const [{ TimeEditor }] = await Promise.all([import('./TimeEditor.tsx'), loadCalendarLanguage()]);
    return TimeEditor;
  }),
};
