import type { RuleCheck } from './RuleType.ts';

/** A check that fails with the words of the declaration, where it has any. */
export function replaced(message: string | undefined, check: RuleCheck): RuleCheck {
  return message ? (value, around) => check(value, around) && message : check;
}
