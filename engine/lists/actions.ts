import type { PlanAction } from '../plan.ts';

/** The actions a person may use, in the plan's order. */
export function allowedActions(actions: readonly PlanAction[], may: (permission: string) => boolean): PlanAction[] {
  return actions.filter((action) => may(action.permission));
}

/** Links of an action column: the first `shown` stand in the row, the others behind 更多. A lone rest needs no menu. */
export function splitActions(
  actions: readonly PlanAction[],
  shown: number,
): { inRow: PlanAction[]; more: PlanAction[] } {
  if (actions.length <= shown + 1 && shown > 0) return { inRow: [...actions], more: [] };
  return { inRow: actions.slice(0, shown), more: actions.slice(shown) };
}
