import { useMemo, useRef } from 'react';
import type { PlanForm } from '../../../engine/plan/Plan.ts';
import type { Row } from '../../../engine/plan/record.ts';
import type { Json } from '../../../engine/values/ValueType.ts';
import { useTableUser } from '../../grid/edit/rows/useTableUser.ts';
import { useModule } from '../store/useModule.ts';
import { type FormSubTables, NO_SUB_TABLES } from './FormSubTables.ts';

const load = () => import('./createSubTables.ts');

/** What makes the sub-tables of a form; fetched, while the form waits, when it has any. */
export function useSubTablesModule({ subTables }: PlanForm) {
  return useModule(subTables.length > 0 ? load : undefined);
}

/**
 * Opens the sub-tables of a form over the rows a record carries, or over those that were left unsaved; they live as
 * long as the window.
 */
export function useSubTables(form: PlanForm, start: Row, left?: Record<string, Json[]>): FormSubTables {
  const module = useSubTablesModule(form);
  const user = useTableUser();
  const first = useRef({ ...start, ...left });
  const unsaved = left !== undefined;
  return useMemo(
    () => module?.createSubTables(form, first.current, unsaved, user) ?? NO_SUB_TABLES,
    [module, form, user, unsaved],
  );
}
