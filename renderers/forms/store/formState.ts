import type { ExpressionUser } from '../../../engine/expressions/ExpressionScope.ts';
import type {
  CreateExpressions,
  Compute as ExpressionCompute,
  Expressions,
} from '../../../engine/expressions/expressions.ts';
import type { PlanField, PlanForm } from '../../../engine/plan/Plan.ts';
import { isNothing, type Row } from '../../../engine/plan/record.ts';
import { cellTraits } from '../../../schemas/generated/language.ts';

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
export function formStates(
  form: PlanForm,
  around: FormSurroundings,
  createExpressions: CreateExpressions,
): (typed: Row) => FormState {
  const compute = computing(createExpressions(form.fields), around);
  const computed = form.fields.flatMap(({ key, value }) => (value === undefined ? [] : [{ key, value }]));
  return (typed) => {
    const row = computed.length > 0 ? computedRow(computed, compute, typed) : typed;
    const holds = (expression: string | undefined): boolean =>
      expression !== undefined && compute(expression, row) === true;
    const stateOf = (field: PlanField): FieldState => ({
      visible: !cellTraits[field.type].hidden && (field.visibleWhen === undefined || holds(field.visibleWhen)),
      disabled: field.readOnly || field.value !== undefined || holds(field.disabledWhen),
      required: field.required || holds(field.requiredWhen),
      value: row[field.key],
    });
    return { row, fields: new Map(form.fields.map((field) => [field.key, stateOf(field)])) };
  };
}

function computedRow(computed: readonly { key: string; value: string }[], compute: Compute, typed: Row): Row {
  let row = typed;
  for (let pass = 0; pass < PASSES; pass++) {
    const next: Record<string, unknown> = { ...row };
    for (const { key, value } of computed) next[key] = compute(value, next);
    const before = row;
    row = next;
    if (computed.every(({ key }) => next[key] === before[key] || (isNothing(next[key]) && isNothing(before[key]))))
      break;
  }
  return row;
}

type Compute = (expression: string, row: Row) => unknown;

/** The compiler has refused wrong expressions; one that slipped through tells nothing rather than breaking the form. */
function computing(expressions: Expressions, around: FormSurroundings): Compute {
  const known = new Map<string, ExpressionCompute>();
  return (expression, row) => {
    let compute = known.get(expression);
    if (!compute) {
      compute = expressions.check(expression, 'any').ok ? expressions.compile(expression) : () => null;
      known.set(expression, compute);
    }
    return compute({ ...around, row, form: row });
  };
}
