import { lazy } from 'react';
import type { Cell } from '../Cell.ts';
import { inputText } from '../text.ts';

/** A time of day. */
export const timeCell: Cell = {
  display: { align: 'left', format: inputText },
  Editor: lazy(async () => ({ default: (await import('./TimeEditor.tsx')).TimeEditor })),
};
