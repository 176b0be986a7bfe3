import { lazy } from 'react';
import type { Cell } from '../Cell.ts';
import { inputText } from '../text.ts';

/** A second of local time. */
export const datetimeCell: Cell = {
  display: { align: 'left', format: inputText },
  Editor: lazy(async () => ({ default: (await import('../date/DateEditor.tsx')).DatetimeEditor })),
};
