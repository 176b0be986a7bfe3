import { lazyPart } from '../../shell/lazyPart.tsx';
import type { Cell } from '../Cell.ts';
import { loadCalendarLanguage } from '../calendarLanguage.ts';
import { kindText } from '../kindText.ts';

/** A second of local time. */
export const datetimeCell: Cell = {
  display: { align: 'left', format: kindText },
  Editor: lazyPart('DatetimeEditor', async () => {
    const [{ DatetimeEditor }] = await Promise.all([import('../date/DateEditor.tsx'), loadCalendarLanguage()]);
    return DatetimeEditor;
  }),
  askedBy: 'date',
};
