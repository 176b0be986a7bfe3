import { lazyComponent } from '../../../ui/lazyComponent.tsx';
import type { Cell } from '../../Cell.ts';
import { namesDrawing, namesText } from '../../drawing/nameMarks.ts';
import { treeLookup } from '../../lookups/pasteLookups.ts';

/** Nodes of a declared tree of records, stored by their values and shown by name. */
export const selTreeCell: Cell<'sel_tree'> = {
  display: { align: 'left', format: namesText, drawing: namesDrawing },
  Editor: lazyComponent('TreeEditor', () => import('../../editors/TreeEditor.tsx').then((part) => part.TreeEditor)),
  query: { placeholder: '全部', several: 'together' },
  pasteLookup: treeLookup,
};
