import { boardScreen } from './board.ts';
import { catalogScreen, copiesScreen } from './catalog.ts';
import { erpScreen } from './erp.ts';
import { formScreen } from './form.ts';
import { innerScreen } from './inner.ts';
import { kanbanScreen } from './kanban.ts';
import { listScreen } from './list.ts';
import { pageScreen } from './page.ts';
import { reportScreen } from './report.ts';
import type { ScreenType, ScreenTypeName } from './ScreenType.ts';
import { tabScreen } from './tab.ts';
import { treeScreen } from './tree.ts';

/** How each type of screen is linked; a missing one does not compile. */
export const screenTypes: { readonly [Type in ScreenTypeName]: ScreenType<Type> } = {
  list: listScreen,
  tree: treeScreen,
  report: reportScreen,
  form: formScreen,
  page: pageScreen,
  inner: innerScreen,
  tab: tabScreen,
  erp: erpScreen,
  catalog: catalogScreen,
  copies: copiesScreen,
  board: boardScreen,
  kanban: kanbanScreen,
};
