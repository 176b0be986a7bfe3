import type { PlanForm } from '../../engine/plan.ts';

/** Px: sub-tables need at least this much. */
const WITH_TABLES = 1100;

/** Width of a form's window in px. */
export function formWidth(form: PlanForm): number {
  return form.tables.length > 0 ? Math.max(form.width, WITH_TABLES) : form.width;
}
