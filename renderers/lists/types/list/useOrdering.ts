import { useCallback, useMemo, useRef } from 'react';
import { orderingOf } from '../../../../engine/lists/ordering.ts';
import type { ListPlan, PlanGrid } from '../../../../engine/plan/Plan.ts';
import type { useList } from '../../useList.ts';

/** How the list stands to its own order, when it has one, and the way to ask which part of it the rows are. */
export function useOrdering(plan: ListPlan, grid: PlanGrid, { state, rows }: ReturnType<typeof useList>) {
  const key = grid.options.dragSort;
  const total = rows.data?.total ?? 0;
  const ordering = useMemo(() => {
    if (key === undefined) return undefined;
    const title = grid.columns.find((column) => column.key === key)?.title ?? key;
    return orderingOf({ key, title, sort: plan.sort }, state, total);
  }, [plan, grid, key, state, total]);
  const newest = useRef(ordering);
  newest.current = ordering;
  const span = useCallback(() => newest.current ?? { first: 1, whole: true }, []);
  return { ordering, span };
}
