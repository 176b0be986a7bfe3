import { lazyComponent } from '../../../ui/lazyComponent.tsx';
import type { Cell } from '../../Cell.ts';
import { kindText } from '../../drawing/kindText.ts';
import { loadCalendarLanguage } from '../../editors/calendarLanguage.ts';

/** A time of day. */
export const timeCell: Cell<'time'> = {
  display: { align: 'left', format: kindText },
  Editor: lazyComponent('TimeEditor', async () => {
    const [{ TimeEditor }] = await Promise.all([import('./TimeEditor.tsx'), loadCalendarLanguage()]);
    return TimeEditor;
  }),
  query: { several: 'singly' },
};
