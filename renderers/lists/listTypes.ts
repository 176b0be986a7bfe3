import { lazy } from 'react';
import type { ListTypes } from './ListType.ts';
import { loadGrid } from './loadGrid.ts';
import { BuiltInPage } from './page/BuiltInPage.tsx';

/** The views of all plan types; those with a grid come when first needed. */
export const listTypes: ListTypes = {
  list: lazy(async () => {
    const [{ ListView }] = await Promise.all([import('./list/ListView.tsx'), loadGrid()]);
    return { default: ListView };
  }),
  report: lazy(async () => {
    const [{ ReportView }] = await Promise.all([import('./report/ReportView.tsx'), loadGrid()]);
    return { default: ReportView };
  }),
  page: BuiltInPage,
};
