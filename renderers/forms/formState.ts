import type { ExpressionUser } from '../../engine/expressions/ExpressionScope.ts';
import { createExpressions, type Expressions } from '../../engine/expressions/expressions.ts';
import { isNothing, type Row } from '../../engine/lists/changes.ts';
import type { PlanField, PlanForm } from '../../engine/plan.ts';

/** How a field stands at the moment. */
export interface FieldState {
  visible: boolean;
  disabled: boolean;
  required: boolean;
  /** The value it shows, computed or typed. */
  value: unknown;
}

/** What expressions may look at besides the form itself. `now` is local time as text. */
export interface FormSurroundings {
  old?: Row;
  user?: ExpressionUser;
  now?: string;
}

/** A form's row with everything computed, and how its fields stand. */
export interface FormState {
  row: Row;
  fields: ReadonlyMap<string, FieldState>;
}

/** Computed values may build on each other; deeper chains than this are circles. */
const PASSES = 5;

/** Makes the function that tells, for what was typed, the whole state of a form. Pure; expressions compile once. */
export function formStates(form: PlanForm, around: FormSurroundings): (typed: Row) => FormState {
  const expressions = createExpressions(form.fields);
  return (typed) => {
    const row = computedRow(form, expressions, typed, around);
    const holds = (expression: string | undefined): boolean =>
      expression !== undefined && evaluate(expressions, expression, row, around) === true;
    const stateOf = (field: PlanField): FieldState => ({
      visible: field.type !== 'hidden' && (field.visibleWhen === undefined || holds(field.visibleWhen)),
      disabled: field.readOnly || field.value !== undefined || holds(field.disabledWhen),
      required: field.required || holds(field.requiredWhen),
      value: row[field.key],
    });
    return { row, fields: new Map(form.fields.map((field) => [field.key, stateOf(field)])) };
  };
}

function computedRow(form: PlanForm, expressions: Expressions, typed: Row, around: FormSurroundings): Row {
  let row = typed;
  for (let pass = 0; pass < PASSES; pass++) {
    const next: Record<string, unknown> = { ...row };
    for (const { key, value } of form.fields) {
      if (value !== undefined) next[key] = evaluate(expressions, value, next, around);
    }
    const settled = form.fields.every(
      ({ key }) => next[key] === row[key] || (isNothing(next[key]) && isNothing(row[key])),
    );
    row = next;
    if (settled) break;
  }
  return row;
}

function evaluate(expressions: Expressions, expression: string, row: Row, around: FormSurroundings): unknown {
  // The compiler has refused wrong ones; one that slipped through tells nothing rather than breaking the form.
  if (!expressions.check(expression, 'any').ok) return null;
  return expressions.compile(expression)({ ...around, row, form: row });
}
