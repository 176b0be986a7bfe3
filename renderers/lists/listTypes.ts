import { loadGrid } from '../grid/loadGrid.ts';
import { lazyComponent } from '../ui/lazyComponent.tsx';
import type { ListTypes } from './ListType.ts';
import { BuiltInPage } from './types/page/BuiltInPage.tsx';

/** The views of all plan types; those with a grid come when first needed. */
export const listTypes: ListTypes = {
  list: lazyComponent('ListView', async () => {
    const [{ ListView }] = await Promise.all([import('./types/list/ListView.tsx'), loadGrid()]);
    return ListView;
  }),
  tree: lazyComponent('TreeView', async () => {
    const [{ TreeView }] = await Promise.all([import('./types/tree/TreeView.tsx'), loadGrid()]);
    return TreeView;
  }),
  report: lazyComponent('ReportView', async () => {
    const [{ ReportView }] = await Promise.all([import('./types/report/ReportView.tsx'), loadGrid()]);
    return ReportView;
  }),
  form: lazyComponent('FormView', async () => (await import('./types/form/FormView.tsx')).FormView),
  page: BuiltInPage,
  board: lazyComponent('BoardView', async () => (await import('./types/board/BoardView.tsx')).BoardView),
  inner: lazyComponent('InnerView', async () => {
    const [{ InnerView }] = await Promise.all([import('./types/inner/InnerView.tsx'), loadGrid()]);
    return InnerView;
  }),
  tab: lazyComponent('TabView', async () => {
    const [{ TabView }] = await Promise.all([import('./types/tab/TabView.tsx'), loadGrid()]);
    return TabView;
  }),
  erp: lazyComponent('ErpView', async () => {
    const [{ ErpView }] = await Promise.all([import('./types/erp/ErpView.tsx'), loadGrid()]);
    return ErpView;
  }),
  catalog: lazyComponent('CatalogView', async () => {
    const [{ CatalogView }] = await Promise.all([import('./types/catalog/CatalogView.tsx'), loadGrid()]);
    return CatalogView;
  }),
  copies: lazyComponent('CopiesView', async () => {
    const [{ CopiesView }] = await Promise.all([import('./types/catalog/CatalogView.tsx'), loadGrid()]);
    return CopiesView;
  }),
  kanban: lazyComponent('KanbanView', async () => (await import('./types/kanban/KanbanView.tsx')).KanbanView),
};
