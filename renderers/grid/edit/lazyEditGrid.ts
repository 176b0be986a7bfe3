import { lazyComponent } from '../../ui/lazyComponent.tsx';
import { loadGrid } from '../loadGrid.ts';

/** The editable grid, loaded with AG Grid when a page first needs it. */
export const LazyEditGrid = lazyComponent('EditGrid', async () => {
  const [{ EditGrid }] = await Promise.all([import('./EditGrid.tsx'), loadGrid()]);
  return EditGrid;
});
