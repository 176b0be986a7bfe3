import { loadGrid } from '../../lists/loadGrid.ts';
import { lazyPart } from '../../shell/lazyPart.tsx';

/** The editable grid, loaded with AG Grid when a page first needs it. */
export const LazyEditGrid = lazyPart('EditGrid', async () => {
  const [{ EditGrid }] = await Promise.all([import('./EditGrid.tsx'), loadGrid()]);
  return EditGrid;
});
