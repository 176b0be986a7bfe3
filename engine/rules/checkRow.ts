import type { ExpressionScope } from '../expressions/ExpressionScope.ts';
import type { ExpressionTable } from '../expressions/environments.ts';
import type { CreateExpressions } from '../expressions/expressions.ts';
import { isRepeated } from './checkValue.ts';
import type { CheckedField } from './compileRules.ts';
import { compileRules } from './compileRules.ts';
import type { RuledField, RuleSurroundings } from './RuleType.ts';

export interface FieldFailure {
  key: string;
  message: string;
  /** Where inside the field's value, when that is a structure; absent: the field itself. */
  path?: readonly string[];
}

type Row = Readonly<Record<string, unknown>>;

/** What stands around the row: the other rows for `unique`, and the names expressions may use. */
export type RowSurroundings = Omit<ExpressionScope, 'row'>;

/**
 * Checks a row by all rules of its fields: at most one failure a field, in the order of the fields. The same in grid,
 * form, import and server. A field its `visibleWhen` hides may stay empty. `tables`: the sub-tables whose rows are around.
 */
export function checkRow(
  fields: readonly CheckedField[],
  row: Row,
  createExpressions: CreateExpressions,
  around: RowSurroundings = {},
  tables?: readonly ExpressionTable[],
): FieldFailure[] {
  const rules = compileRules(fields, createExpressions, tables);
  const scope: ExpressionScope = { ...around, row };
  const { rows } = around;
  const asked: RuleSurroundings = {
    holds: (expression) => rules.holds(expression, scope),
    ...(rows ? { repeated: (field: RuledField, value: unknown) => isRepeated(rows, field, value) } : {}),
  };
  const failures: FieldFailure[] = [];
  for (const { key, check } of rules.fields) {
    const message = check(row[key], asked);
    if (message !== undefined) failures.push({ key, message });
  }
  return failures;
}
