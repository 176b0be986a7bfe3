import type { PlanAction } from '../../../engine/plan/Plan.ts';
import type { Row } from '../../../engine/plan/record.ts';

/** What takes one record from state to state, outside of its list. */
export interface RecordTransitions {
  /** Those that may be done to the record as it is. */
  on(row: Row): readonly PlanAction[];
  run(action: PlanAction, row: Row): void;
  /** How it came to its state; absent: its model has no states. */
  showTimeLine?: (id: string) => void;
}
