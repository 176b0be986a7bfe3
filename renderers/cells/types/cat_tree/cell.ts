import { lazyComponent } from '../../../ui/lazyComponent.tsx';
import type { Cell } from '../../Cell.ts';
import { namesDrawing, namesText } from '../../drawing/nameMarks.ts';
import { treeLookup } from '../../lookups/pasteLookups.ts';

/** Categories, stored by their ids and shown by name. */
export const catTreeCell: Cell<'cat_tree'> = {
  display: { align: 'left', format: namesText, drawing: namesDrawing },
  Editor: lazyComponent('CatTreeEditor', () => import('./CatTreeEditor.tsx').then((part) => part.CatTreeEditor)),
  query: { placeholder: '全部', several: 'together' },
  pasteLookup: treeLookup,
};
