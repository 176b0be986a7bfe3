import { lazyComponent } from '../../../ui/lazyComponent.tsx';
import type { Cell } from '../../Cell.ts';
import { kindText } from '../../drawing/kindText.ts';
import { loadCalendarLanguage } from '../../editors/calendarLanguage.ts';

/** A second of local time. */
export const datetimeCell: Cell<'datetime'> = {
  display: { align: 'left', format: kindText },
  Editor: lazyComponent('DatetimeEditor', async () => {
    const [{ DatetimeEditor }] = await Promise.all([import('../../editors/DateEditor.tsx'), loadCalendarLanguage()]);
    return DatetimeEditor;
  }),
  query: { type: 'date' },
  room: { width: 200, least: 190 },
};
