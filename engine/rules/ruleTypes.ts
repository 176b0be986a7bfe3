import type { Rule } from '../../schemas/generated/types.ts';
import type { RuleType } from './RuleType.ts';
import { cronRule } from './types/cron.ts';
import { digitsRule } from './types/digits.ts';
import { expressionRule } from './types/expression.ts';
import { lengthRule } from './types/length.ts';
import { patternRule } from './types/pattern.ts';
import { rangeRule } from './types/range.ts';
import { regexRule } from './types/regex.ts';
import { uniqueRule } from './types/unique.ts';

/** Every rule of the language; a missing one does not compile. */
export const ruleTypes: { readonly [Name in Rule['rule']]: RuleType<Name> } = {
  // Speaks of empty values alone, which are looked at before all rules.
  required: () => undefined,
  unique: uniqueRule,
  pattern: patternRule,
  regex: regexRule,
  length: lengthRule,
  range: rangeRule,
  cron: cronRule,
  expression: expressionRule,
  // Only the server knows the rule: a form asks, and every save is checked there.
  checkRule: () => undefined,
  digits: digitsRule,
};
