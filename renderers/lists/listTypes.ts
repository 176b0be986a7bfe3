import { lazyPart } from '../shell/lazyPart.tsx';
import type { ListTypes } from './ListType.ts';
import { loadGrid } from './loadGrid.ts';
import { BuiltInPage } from './page/BuiltInPage.tsx';

/** The views of all plan types; those with a grid come when first needed. */
export const listTypes: ListTypes = {
  list: lazyPart('ListView', async () => {
    const [{ ListView }] = await Promise.all([import('./list/ListView.tsx'), loadGrid()]);
    return ListView;
  }),
  tree: lazyPart('TreeView', async () => {
    const [{ TreeView }] = await Promise.all([import('./tree/TreeView.tsx'), loadGrid()]);
    return TreeView;
  }),
  report: lazyPart('ReportView', async () => {
    const [{ ReportView }] = await Promise.all([import('./report/ReportView.tsx'), loadGrid()]);
    return ReportView;
  }),
  form: lazyPart('FormView', async () => (await import('./form/FormView.tsx')).FormView),
  page: BuiltInPage,
};
