import type { CreateExpressions } from '../../../engine/expressions/expressions.ts';
import { noExpressions, usesExpressions } from '../../../engine/expressions/noExpressions.ts';
import type { PlanForm } from '../../../engine/plan/Plan.ts';
import { useModule } from './useModule.ts';

const load = () => import('../../../engine/expressions/expressions.ts');

/** The language of expressions; fetched, while the form waits, when a field has one. */
export function useExpressions({ fields }: PlanForm): CreateExpressions {
  return useModule(usesExpressions(fields) ? load : undefined)?.createExpressions ?? noExpressions;
}
