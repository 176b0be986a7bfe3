import type { Plan, RecordsPlan } from '../plan.ts';

/** Whether the rows of a plan are records of a model. */
export function holdsRecords(plan: Plan): plan is RecordsPlan {
  return plan.type === 'list' || plan.type === 'tree';
}
