import { useMemo, useRef } from 'react';
import type { PlanForm } from '../../../engine/plan/Plan.ts';
import type { Row } from '../../../engine/plan/record.ts';
import type { Json } from '../../../engine/values/ValueType.ts';
import { useTableUser } from '../../grid/edit/rows/useTableUser.ts';
import { useModule } from '../store/useModule.ts';
import { type ChildTables, NO_TABLES } from './ChildTables.ts';

const load = () => import('./createChildTables.ts');

/** What makes the sub-tables of a form; fetched, while the form waits, when it has any. */
export function useChildTablesModule({ tables }: PlanForm) {
  return useModule(tables.length > 0 ? load : undefined);
}

/**
 * Opens the sub-tables of a form over the rows a record carries, or over those that were left unsaved; they live as
 * long as the window.
 */
export function useChildTables(form: PlanForm, start: Row, left?: Record<string, Json[]>): ChildTables {
  const module = useChildTablesModule(form);
  const user = useTableUser();
  const first = useRef({ ...start, ...left });
  const unsaved = left !== undefined;
  return useMemo(
    () => module?.createChildTables(form, first.current, unsaved, user) ?? NO_TABLES,
    [module, form, user, unsaved],
  );
}
