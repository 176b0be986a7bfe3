import type { Cell } from '../../Cell.ts';

/** Travels with the row, is never seen. */
export const hiddenCell: Cell<'hidden'> = {
  display: { align: 'left', format: () => '' },
  Editor: () => null,
  readOnly: true,
  query: { type: 'input' },
};
