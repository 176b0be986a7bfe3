import { lazyComponent } from '../../../ui/lazyComponent.tsx';
import type { Cell } from '../../Cell.ts';
import { loadedDrawing } from '../../drawing/cutShort.ts';
import { searchedDisplay } from '../../drawing/searchedDisplay.ts';

/** One code, found by typing in a dictionary that is at hand. */
export const selSearchCell: Cell<'sel_search'> = {
  display: { ...searchedDisplay, drawing: loadedDrawing },
  Editor: lazyComponent('SelSearchEditor', () => import('./SelSearchEditor.tsx').then((part) => part.SelSearchEditor)),
  query: { placeholder: '全部', several: 'singly' },
};
