import { lazy } from 'react';
import type { Cell } from '../Cell.ts';
import { inputText } from '../text.ts';

/** A day. */
export const dateCell: Cell = {
  display: { align: 'left', format: (value) => inputText(value).slice(0, 10) },
  Editor: lazy(async () => ({ default: (await import('./DateEditor.tsx')).DateEditor })),
};
