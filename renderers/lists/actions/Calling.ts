import type { PlanCall } from '../../../engine/plan/Plan.ts';
import type { Row } from '../../../engine/plan/record.ts';

/** A call on a row, with what its buttons say. */
export interface Calling {
  title: string;
  call: PlanCall;
  row: Row;
}
