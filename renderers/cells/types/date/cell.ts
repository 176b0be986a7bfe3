import { lazyComponent } from '../../../ui/lazyComponent.tsx';
import type { Cell } from '../../Cell.ts';
import { kindText } from '../../drawing/kindText.ts';
import { loadCalendarLanguage } from '../../editors/calendarLanguage.ts';

/** A day. */
export const dateCell: Cell<'date'> = {
  display: { align: 'left', format: kindText },
  Editor: lazyComponent('DateEditor', async () => {
    const [{ DateEditor }] = await Promise.all([import('../../editors/DateEditor.tsx'), loadCalendarLanguage()]);
    return DateEditor;
  }),
  query: { several: 'singly' },
  room: { least: 135 },
};
