import { createContext } from 'react';
import type { PlanField, PlanForm } from '../../../engine/plan/Plan.ts';
import type { Linkage, LinkedOptions } from '../../../engine/rows/linkage.ts';
import type { CellContext } from '../../cells/Cell.ts';
import type { FormPlace } from './FormPlace.ts';
import type { FormStore } from './FormStore.ts';
import type { FormLayout } from './formLayout.ts';

/** What RJSF hands to our templates and fields. The same object for a form's whole life. */
export interface FormContext {
  form: PlanForm;
  layout: FormLayout;
  fields: ReadonlyMap<string, PlanField>;
  store: FormStore;
  place: FormPlace;
  /** Which fields hang on which, and what that leaves to choose from. */
  linkage: Linkage;
  linked: LinkedOptions;
  narrow: boolean;
}

/** What the form's cells may ask for. Beside RJSF, which takes no notice of a dictionary that comes later. */
export const FormCells = createContext<CellContext>({ dictionary: () => undefined });
