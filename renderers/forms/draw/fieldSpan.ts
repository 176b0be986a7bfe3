import type { PlanField } from '../../../engine/plan/Plan.ts';
import { cellOf } from '../../cells/cellTypes.ts';

/** How many of the columns a field takes; long kinds take them all. */
export function spanOf(field: PlanField, columns: number): number {
  return cellOf(field).wide ? columns : Math.min(field.span, columns);
}
