import type { Row } from '../../../engine/lists/changes.ts';
import type { PlanCall } from '../../../engine/plan.ts';

/** A call on a row, with what its buttons say. */
export interface Calling {
  title: string;
  call: PlanCall;
  row: Row;
}
