import type { PlanField, PlanForm } from '../../engine/plan.ts';
import type { CellContext } from '../cells/Cell.ts';
import type { FormStore } from './FormStore.ts';

/** What RJSF hands to our templates and fields. The same object for a form's whole life. */
export interface FormContext {
  form: PlanForm;
  fields: ReadonlyMap<string, PlanField>;
  store: FormStore;
  cells: CellContext;
  narrow: boolean;
}
