import { lazyPart } from '../../shell/lazyPart.tsx';
import type { Cell } from '../Cell.ts';
import { searchedDisplay } from '../searchedDisplay.ts';

/** One code of a dictionary too long to load; the server searches it. */
export const selSearchAsyncCell: Cell = {
  display: searchedDisplay,
  Editor: lazyPart('SelSearchAsyncEditor', () =>
    import('./SelSearchAsyncEditor.tsx').then((part) => part.SelSearchAsyncEditor),
  ),
};
