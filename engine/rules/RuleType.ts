import type { Rule } from '../../schemas/generated/types.ts';
import type { ValueKind } from '../plan/Plan.ts';
import { valueTypes } from '../values/valueTypes.ts';

/** The field a rule stands at. */
export interface RuledField {
  key: string;
  title: string;
  kind: ValueKind;
}

/** What an expression says of a row: whether it holds, in words why not, or nothing (null). */
export type Verdict = boolean | string | null;

/** What a rule may ask for besides the value. */
export interface RuleSurroundings {
  /** Tells whether an expression holds for the row, or why not; null when it cannot be told. Without it such rules pass. */
  holds?: (expression: string) => Verdict;
  /** Whether at least two rows hold the value in the field; without it `unique` is left to the database. */
  repeated?: (field: RuledField, value: unknown) => boolean;
}

/** The message a filled-in value fails with, or undefined. */
export type RuleCheck = (value: unknown, around: RuleSurroundings) => string | undefined;

/** What is declared of a rule of this name. */
export type RuleOf<Name extends Rule['rule']> = Extract<Rule, { rule: Name }>;

/** One type of rule: made ready for a field; undefined for those with nothing to say of a filled-in value here. */
export type RuleType<Name extends Rule['rule']> = (rule: RuleOf<Name>, field: RuledField) => RuleCheck | undefined;

/** A check that fails with the words of the declaration, where it has any. */
export function replaced(message: string | undefined, check: RuleCheck): RuleCheck {
  return message ? (value, around) => check(value, around) && message : check;
}

/** Kinds whose values are the text to check. */
const written: ReadonlySet<ValueKind> = new Set(['text', 'secret', 'code', 'date', 'datetime', 'time']);

/** A value's text; what is already its own text is not looked at twice. */
export function textReader(kind: ValueKind): (value: unknown) => string {
  const { toText } = valueTypes[kind];
  if (kind === 'number') return (value) => (Number.isSafeInteger(value) ? String(value) : toText(value));
  const plain = written.has(kind);
  return plain ? (value) => (typeof value === 'string' ? value : toText(value)) : toText;
}
