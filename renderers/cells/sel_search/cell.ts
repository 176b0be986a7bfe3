import { lazyPart } from '../../shell/lazyPart.tsx';
import type { Cell } from '../Cell.ts';
import { loadedDrawing } from '../cutShort.ts';
import { searchedDisplay } from '../searchedDisplay.ts';

/** One code, found by typing in a dictionary that is at hand. */
export const selSearchCell: Cell = {
  display: { ...searchedDisplay, drawing: loadedDrawing },
  Editor: lazyPart('SelSearchEditor', () => import('./SelSearchEditor.tsx').then((part) => part.SelSearchEditor)),
};
