import type { Rule } from '../../schemas/generated/types.ts';
import type { RuleCheck, RuledField, RuleType } from './RuleType.ts';
import { ruleTypes } from './ruleTypes.ts';

interface Known {
  field: RuledField;
  check: RuleCheck | undefined;
}

// Rules live as long as the plan they belong to; each is made ready once, whoever asks.
const compiled = new WeakMap<Rule, Known>();

/** Makes one rule ready to run; undefined for those that only speak of empty values. */
export function compileRule(rule: Rule, field: RuledField): RuleCheck | undefined {
  const known = compiled.get(rule);
  if (known && known.field.kind === field.kind && known.field.key === field.key && known.field.title === field.title) {
    return known.check;
  }
  const { key, title, kind } = field;
  // The record pairs a name with its rule, which the compiler cannot follow once the name is only known at run time.
  const make = ruleTypes[rule.rule] as RuleType<Rule['rule']>;
  const check = make(rule, { key, title, kind });
  compiled.set(rule, { field: { key, title, kind }, check });
  return check;
}
