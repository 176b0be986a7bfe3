import { lazy } from 'react';
import type { Cell } from '../Cell.ts';
import { kindText } from '../kindText.ts';

/** A day. */
export const dateCell: Cell = {
  display: { align: 'left', format: kindText },
  Editor: lazy(async () => ({ default: (await import('./DateEditor.tsx')).DateEditor })),
};
