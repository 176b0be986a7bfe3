import { lazy } from 'react';
import type { Cell } from '../Cell.ts';
import { kindText } from '../kindText.ts';

/** A time of day. */
export const timeCell: Cell = {
  display: { align: 'left', format: kindText },
  Editor: lazy(async () => ({ default: (await import('./TimeEditor.tsx')).TimeEditor })),
};
