import type { ExpressionScope, ExpressionUser } from '../../../engine/expressions/ExpressionScope.ts';
import type { ExpressionTable } from '../../../engine/expressions/environments.ts';
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

/** The rows of the form's sub-tables, by their names in expressions. */
export type Lines = NonNullable<ExpressionScope['tables']>;

const tablesOf = new WeakMap<PlanForm, readonly ExpressionTable[]>();

/** The sub-tables of a form that expressions know. */
export function lineTables(form: PlanForm): readonly ExpressionTable[] {
  const known = tablesOf.get(form);
  if (known) return known;
  const made = form.subTables.flatMap(({ name, columns }) => (name === undefined ? [] : [{ name, fields: columns }]));
  tablesOf.set(form, made);
  return made;
}

/** Makes the function that tells, for what was typed, the whole state of a form. Pure but for `lines`, the rows of its sub-tables as they are; expressions compile once. */
export function formStates(
  form: PlanForm,
  around: FormSurroundings,
  createExpressions: CreateExpressions,
  lines?: () => Lines,
): (typed: Row) => FormState {
  const { knows, compute } = computing(createExpressions(form.fields, lines && lineTables(form)), around, lines);
  // A total over rows that are not here stays as the server has it.
  const computed = form.fields.flatMap(({ key, value }) =>
    value !== undefined && knows(value) ? [{ key, value }] : [],
  );
  return (typed) => {
    const row = computed.length > 0 ? computedRow(computed, compute, typed) : typed;
    const holds = (expression: string | undefined): boolean =>
      expression !== undefined && compute(expression, row) === true;
    const stateOf = (field: PlanField): FieldState => ({
      visible:
        !cellTraits[field.type].hidden &&
        (field.visibleWhen === undefined || !knows(field.visibleWhen) || holds(field.visibleWhen)),
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

/**
 * The compiler has refused wrong expressions; one that slipped through, or is about rows that are not here, tells
 * nothing rather than breaking the form.
 */
function computing(
  expressions: Expressions,
  around: FormSurroundings,
  lines: () => Lines = () => ({}),
): { knows: (expression: string) => boolean; compute: Compute } {
  const known = new Map<string, ExpressionCompute | undefined>();
  const compiled = (expression: string): ExpressionCompute | undefined => {
    if (!known.has(expression))
      known.set(expression, expressions.check(expression, 'any').ok ? expressions.compile(expression) : undefined);
    return known.get(expression);
  };
  return {
    knows: (expression) => compiled(expression) !== undefined,
    compute: (expression, row) => {
      const scope = {
        ...around,
        row,
        form: row,
        get tables() {
          return lines();
        },
      };
      return compiled(expression)?.(scope) ?? null;
    },
  };
}
