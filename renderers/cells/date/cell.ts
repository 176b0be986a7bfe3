import { lazy } from 'react';
import type { Cell } from '../Cell.ts';
import { loadCalendarLanguage } from '../calendarLanguage.ts';
import { kindText } from '../kindText.ts';

/** A day. */
export const dateCell: Cell = {
  display: { align: 'left', format: kindText },
  Editor: lazy(async () => {
    const [{ DateEditor }] = await Promise.all([import('./DateEditor.tsx'), loadCalendarLanguage()]);
    return { default: DateEditor };
  }),
};
