import { createContext, useCallback, useSyncExternalStore } from 'react';
import type { PlanField, PlanForm } from '../../../engine/plan/Plan.ts';
import type { Linkage, LinkedOptions } from '../../../engine/rows/linkage.ts';
import type { CellContext } from '../../cells/Cell.ts';
import type { FormPlace } from './FormPlace.ts';
import type { FormStore, ShownField } from './FormStore.ts';
import type { FormLayout } from './formLayout.ts';

/** What the parts of a form are drawn from. The same object for a form's whole life. */
export interface FormContext {
  /** A field's element is called after it: `<id>_<key>`. */
  id: string;
  form: PlanForm;
  layout: FormLayout;
  fields: ReadonlyMap<string, PlanField>;
  store: FormStore;
  place: FormPlace;
  /** Which fields hang on which, and what that leaves to choose from. */
  linkage: Linkage;
  linked: LinkedOptions;
  narrow: boolean;
  /** Key of the field the keyboard is in at first; absent: in none. */
  first: string | undefined;
}

/** What the form's cells may ask for. Beside the context, which stays the same when a dictionary comes later. */
export const FormCells = createContext<CellContext>({ dictionary: () => undefined });

/** How a field stands; redraws when that changes and for no other field. */
export function useField(store: FormStore, key: string): ShownField {
  const subscribe = useCallback((listener: () => void) => store.subscribe(listener, key), [store, key]);
  return useSyncExternalStore(subscribe, () => store.field(key));
}

/** Something computed over the whole form; redraws when the answer changes. The answer is a plain value. */
export function useWholeForm<T extends string | number | boolean>(store: FormStore, ask: () => T): T {
  return useSyncExternalStore(store.subscribe, ask);
}
