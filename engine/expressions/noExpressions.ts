import type { PlanColumn, PlanField } from '../plan/Plan.ts';
import type { CreateExpressions } from './expressions.ts';

/** For fields none of which `usesExpressions`: whatever else is asked is refused and computes nothing. */
export const noExpressions: CreateExpressions = () => ({
  check: (expression) => ({ ok: false, message: '这里没有表达式', start: 0, end: expression.length }),
  compile: () => () => null,
});

/** Whether any of the fields has an expression; only then the language of expressions has to be there. */
export function usesExpressions(fields: readonly (PlanColumn | PlanField)[]): boolean {
  return fields.some(
    (field) =>
      [field.value, field.visibleWhen, field.disabledWhen, field.requiredWhen].some((each) => each !== undefined) ||
      ('rules' in field && field.rules.some(({ rule }) => rule === 'expression')) ||
      (typeof field.defaultValue === 'string' && field.defaultValue.includes('{{')),
  );
}
