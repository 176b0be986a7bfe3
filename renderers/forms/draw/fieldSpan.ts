import type { PlanField } from '../../../engine/plan/Plan.ts';
import { cellTypes } from '../../cells/cellTypes.ts';

/** How many of the columns a field takes; long kinds take them all. */
export function spanOf(field: PlanField, columns: number): number {
  return cellTypes[field.type].wide ? columns : Math.min(field.span, columns);
}
