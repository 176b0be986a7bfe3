import { checkValue } from '../../../engine/rules/checkValue.ts';
import type { Rule } from '../../../schemas/generated/types.ts';

/** What the rules say of a line of text; undefined: nothing. Blanks around it do not count. */
export function promptFailure(title: string, rules: readonly Rule[], text: string): string | undefined {
  return checkValue(rules, text.trim(), { key: 'prompt', title, kind: 'text', row: {} })?.message;
}
