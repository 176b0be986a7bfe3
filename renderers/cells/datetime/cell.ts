import { lazy } from 'react';
import type { Cell } from '../Cell.ts';
import { kindText } from '../kindText.ts';

/** A second of local time. */
export const datetimeCell: Cell = {
  display: { align: 'left', format: kindText },
  Editor: lazy(async () => ({ default: (await import('../date/DateEditor.tsx')).DatetimeEditor })),
};
