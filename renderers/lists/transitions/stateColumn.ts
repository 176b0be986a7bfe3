import type { PlanColumn, RecordsPlan } from '../../../engine/plan/Plan.ts';

/** The column of the state, wherever the plan has it. */
export function stateColumn({ source, columns, form, ...plan }: RecordsPlan): PlanColumn | undefined {
  const by = 'by' in plan ? [plan.by] : [];
  return [...columns, ...by, ...form.fields].find(({ key }) => key === source.states);
}
