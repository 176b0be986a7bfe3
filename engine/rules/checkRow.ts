import type { Rule } from '../../schemas/generated/types.ts';
import type { ExpressionScope } from '../expressions/ExpressionScope.ts';
import type { Compute } from '../expressions/expressions.ts';
import { createExpressions } from '../expressions/expressions.ts';
import type { ValueKind } from '../plan.ts';
import { valueTypes } from '../values/valueTypes.ts';
import { checkValue, requiredMessage } from './checkValue.ts';

/** A field of a model or of a form, as far as checking goes. */
export interface CheckedField {
  key: string;
  title: string;
  kind: ValueKind;
  required: boolean;
  rules: readonly Rule[];
  /** A field of a form carries its conditions itself, a field of a model on its column. */
  requiredWhen?: string;
  visibleWhen?: string;
  cell?: { requiredWhen?: string; visibleWhen?: string };
}

export interface FieldFailure {
  key: string;
  message: string;
}

type Row = Readonly<Record<string, unknown>>;

/** What stands around the row: the other rows for `unique`, and the names expressions may use. */
export type RowSurroundings = Omit<ExpressionScope, 'row'>;

/**
 * Checks a row by all rules of its fields: at most one failure a field, in the order of the fields. The same in grid,
 * form, import and server. A field its `visibleWhen` hides may stay empty.
 */
export function checkRow(fields: readonly CheckedField[], row: Row, around: RowSurroundings = {}): FieldFailure[] {
  const condition = conditionsOf(fields);
  const scope: ExpressionScope = { ...around, row };
  const holds = (expression: string): boolean | null => {
    const value = condition(expression)?.(scope);
    return typeof value === 'boolean' ? value : null;
  };
  const failures: FieldFailure[] = [];
  for (const field of fields) {
    const message = checkField(field, row, around.rows, holds);
    if (message !== undefined) failures.push({ key: field.key, message });
  }
  return failures;
}

function checkField(
  field: CheckedField,
  row: Row,
  rows: readonly Row[] | undefined,
  holds: (expression: string) => boolean | null,
): string | undefined {
  const value = row[field.key];
  const { requiredWhen = field.cell?.requiredWhen, visibleWhen = field.cell?.visibleWhen } = field;
  if (valueTypes[field.kind].isEmpty(value)) {
    if (visibleWhen !== undefined && holds(visibleWhen) === false) return undefined;
    const said = field.rules.some((rule) => rule.rule === 'required');
    const required = field.required || (requiredWhen !== undefined && holds(requiredWhen) === true);
    if (required && !said) return requiredMessage(field.rules, field);
  }
  const context = { key: field.key, title: field.title, kind: field.kind, row, holds, ...(rows ? { rows } : {}) };
  return checkValue(field.rules, value, context)?.message;
}

// A list of fields lives as long as its plan or model; each of its conditions is checked and compiled once.
const conditions = new WeakMap<readonly CheckedField[], (expression: string) => Compute | undefined>();

function conditionsOf(fields: readonly CheckedField[]): (expression: string) => Compute | undefined {
  const known = conditions.get(fields);
  if (known) return known;
  const expressions = createExpressions(fields);
  const compiled = new Map<string, Compute | undefined>();
  const made = (expression: string): Compute | undefined => {
    if (!compiled.has(expression)) {
      // What the compiler would have refused tells nothing.
      const sound = expressions.check(expression, 'bool').ok;
      compiled.set(expression, sound ? expressions.compile(expression) : undefined);
    }
    return compiled.get(expression);
  };
  conditions.set(fields, made);
  return made;
}
