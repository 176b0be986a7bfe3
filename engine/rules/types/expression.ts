import type { RuleType, Verdict } from '../RuleType.ts';

/** What an expression says of the row. */
export const expressionRule: RuleType<'expression'> = ({ expression, message }, { title }) => {
  const said = message ?? `${title}不符合要求`;
  return (_, { holds }) => refusalOf(holds?.(expression), said);
};

/** A text is the message itself; an empty one says nothing against the value. */
function refusalOf(verdict: Verdict | undefined, message: string): string | undefined {
  if (verdict === false) return message;
  return typeof verdict === 'string' && verdict !== '' ? verdict : undefined;
}
