import type { Compiled, Model, Report } from '../../engine/plan/compiled.ts';
import type { Plan } from '../../engine/plan/Plan.ts';

/** The model with this wire code. */
export function modelByCode(compiled: Compiled, code: string): Model | undefined {
  return [...compiled.models.values()].find((model) => model.code === code);
}

/** The report with this wire code. */
export function reportByCode(compiled: Compiled, code: string): Report | undefined {
  return [...compiled.reports.values()].find((report) => report.code === code);
}

/** The plan of the screen with this wire code. */
export function planByCode(compiled: Compiled, code: string): Plan | undefined {
  return [...compiled.plans.values()].find((plan) => plan.code === code);
}
