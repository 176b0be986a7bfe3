import type { Rule } from '../../schemas/generated/types.ts';
import type { ValueKind } from '../plan/Plan.ts';
import { isKept } from '../values/secret.ts';
import { valueTypes } from '../values/valueTypes.ts';
import { compileRule } from './compileRule.ts';
import type { RuledField, RuleSurroundings, Verdict } from './RuleType.ts';
import { isRequired, requiredMessage } from './required.ts';

export interface Failed {
  rule: Rule;
  /** A Chinese sentence for the tooltip. */
  message: string;
}

/** Where a value stands. */
export interface ValueContext {
  key: string;
  title: string;
  kind: ValueKind;
  row: Readonly<Record<string, unknown>>;
  /** All rows `unique` compares with, this one among them; without them `unique` is left to the database. */
  rows?: readonly Readonly<Record<string, unknown>>[];
  /** Tells whether an expression holds for the row, or why not; null when it cannot be told. Without it such rules pass. */
  holds?: (expression: string) => Verdict;
}

/** The first rule that `value` fails, in the order given; required comes before all others. Empty passes all but required. */
export function checkValue(rules: readonly Rule[], value: unknown, context: ValueContext): Failed | undefined {
  if (valueTypes[context.kind].isEmpty(value)) return checkEmpty(rules, context);
  if (isKept(context.kind, value)) return undefined;
  const around = surroundings(context);
  for (const rule of rules) {
    const message = compileRule(rule, context)?.(value, around);
    if (message !== undefined) return { rule, message };
  }
  return undefined;
}

function surroundings({ rows, holds }: ValueContext): RuleSurroundings {
  return {
    ...(rows ? { repeated: (field: RuledField, value: unknown) => isRepeated(rows, field, value) } : {}),
    ...(holds ? { holds } : {}),
  };
}

function checkEmpty(rules: readonly Rule[], context: ValueContext): Failed | undefined {
  const rule = rules.find(isRequired);
  return rule && { rule, message: rule.message ?? requiredMessage(rules, context) };
}

/** True when at least two of `rows` hold this value in this field. */
export function isRepeated(
  rows: readonly Readonly<Record<string, unknown>>[],
  { key, kind }: RuledField,
  value: unknown,
): boolean {
  const type = valueTypes[kind];
  let count = 0;
  for (const row of rows) if (!type.isEmpty(row[key]) && type.compare(row[key], value) === 0) count++;
  return count > 1;
}
