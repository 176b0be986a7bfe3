import { use } from 'react';
import type { CreateExpressions } from '../../../engine/expressions/expressions.ts';
import { noExpressions, usesExpressions } from '../../../engine/expressions/noExpressions.ts';
import type { PlanForm } from '../../../engine/plan/Plan.ts';

const load = () => import('../../../engine/expressions/expressions.ts');

type Load<Module> = () => Promise<Module>;

const fetched = new WeakMap<Load<unknown>, Promise<unknown>>();

/**
 * A module that few forms need; the component waits until it has come. Undefined when nothing is to be loaded. The
 * same `load` is fetched once.
 */
export function useModule<Module>(load: Load<Module> | undefined): Module | undefined {
  if (load === undefined) return undefined;
  return use((fetched.get(load) as Promise<Module> | undefined) ?? fetchModule(load));
}

function fetchModule<Module>(load: Load<Module>): Promise<Module> {
  const coming = load();
  fetched.set(load, coming);
  coming.then(
    // Read by React: what is there already is drawn without waiting for a turn.
    (value) => Object.assign(coming, { status: 'fulfilled', value }),
    // Whoever tries again asks again.
    () => fetched.delete(load),
  );
  return coming;
}

/** The language of expressions; fetched, while the form waits, when a field has one. */
export function useExpressions({ fields }: PlanForm): CreateExpressions {
  return useModule(usesExpressions(fields) ? load : undefined)?.createExpressions ?? noExpressions;
}
