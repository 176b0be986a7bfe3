import type { LengthRule, Rule } from '../../schemas/generated/types.ts';
import { parseCron } from '../cron/parseCron.ts';
import type { ValueKind } from '../plan/Plan.ts';
import { isSafeRegex } from '../regex/regex.ts';
import { separatorOf } from '../values/parts.ts';
import { valueTypes } from '../values/valueTypes.ts';
import { countCharacters, patternTest } from './patterns.ts';

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
  const check = make(rule, { key, title, kind });
  compiled.set(rule, { field: { key, title, kind }, check });
  return check;
}

function make(rule: Rule, field: RuledField): RuleCheck | undefined {
  switch (rule.rule) {
    case 'required':
      return undefined;
    case 'unique':
      return unique(rule.message, field);
    case 'pattern':
      return pattern(rule.pattern, rule.message, field);
    case 'regex':
      return regex(rule, field);
    case 'length':
      return replaced(rule.message, length(rule, field));
    case 'range':
      return replaced(rule.message, range(rule));
    case 'cron':
      return replaced(rule.message, cron(rule, field));
    case 'expression':
      return (_, { holds }) => refusalOf(holds?.(rule.expression), rule.message ?? `${field.title}不符合要求`);
    case 'checkRule':
      // Only the server knows the rule: a form asks, and every save is checked there.
      return undefined;
  }
}

/** A text is the message itself; an empty one says nothing against the value. */
function refusalOf(verdict: Verdict | undefined, message: string): string | undefined {
  if (verdict === false) return message;
  return typeof verdict === 'string' && verdict !== '' ? verdict : undefined;
}

function replaced(message: string | undefined, check: RuleCheck): RuleCheck {
  return message ? (value, around) => check(value, around) && message : check;
}

function unique(message: string | undefined, field: RuledField): RuleCheck {
  const said = message ?? `${field.title}不能重复`;
  return (value, { repeated }) => (repeated?.(field, value) ? said : undefined);
}

function pattern(name: string, message: string | undefined, field: RuledField): RuleCheck | undefined {
  if (name === '*') return undefined;
  if (name === 'only') return unique(message, field);
  const [test, text] = [patternTest(name), textReader(field.kind)];
  return (value) => {
    const failed = test(text(value));
    return failed === undefined ? undefined : (message ?? failed);
  };
}

function regex(rule: Rule & { rule: 'regex' }, { kind }: RuledField): RuleCheck {
  const safe = isSafeRegex(rule.regex);
  if (!safe.ok) return () => safe.reason;
  const [known, text] = [new RegExp(rule.regex), textReader(kind)];
  return (value) => {
    const written = text(value);
    if (written.length > safe.longest) return `内容过长，最多 ${safe.longest} 个字符`;
    return known.test(written) ? undefined : rule.message;
  };
}

function length({ min, max, measure: by }: Omit<LengthRule, 'rule'>, { kind }: RuledField): RuleCheck {
  const text = textReader(kind);
  const listed = kind === 'codes' || kind === 'reference' || kind === 'files';
  const few = listed ? `最少选择${min}项` : `最小长度${min}位字符`;
  const many = listed ? `最多选择${max}项` : `最大长度${max}位字符`;
  const plain = by === 'display' ? displayLength : countCharacters;
  const measure = listed ? (written: string) => written.split(separatorOf({})).length : plain;
  return (value) => {
    const written = text(value);
    // A text never has more characters than code units, nor less than half as many.
    if (
      plain === countCharacters &&
      !listed &&
      written.length <= (max ?? written.length) &&
      written.length >= 2 * (min ?? 0)
    )
      return undefined;
    const count = measure(written);
    if (min !== undefined && count < min) return few;
    return max !== undefined && count > max ? many : undefined;
  };
}

function range({ min, max }: { min?: number; max?: number }): RuleCheck {
  const { parse, compare } = valueTypes.number;
  const [least, most] = [min ?? Number.NEGATIVE_INFINITY, max ?? Number.POSITIVE_INFINITY];
  const [small, large] = [`不能小于${min}`, `不能大于${max}`];
  return (value) => {
    if (typeof value === 'number' && Number.isFinite(value)) {
      if (value < least) return small;
      return value > most ? large : undefined;
    }
    const parsed = parse(value);
    if (!parsed.ok) return parsed.reason;
    if (min !== undefined && compare(parsed.value, min) < 0) return small;
    return max !== undefined && compare(parsed.value, max) > 0 ? large : undefined;
  };
}

function cron({ weekNumbers }: Rule & { rule: 'cron' }, { kind }: RuledField): RuleCheck {
  const text = textReader(kind);
  return (value) => {
    const parsed = parseCron(text(value), weekNumbers);
    return parsed.ok ? undefined : parsed.message;
  };
}

/** Kinds whose values are the text to check. */
const written: ReadonlySet<ValueKind> = new Set(['text', 'secret', 'code', 'date', 'datetime', 'time']);

/** A value's text; what is already its own text is not looked at twice. */
function textReader(kind: ValueKind): (value: unknown) => string {
  const { toText } = valueTypes[kind];
  if (kind === 'number') return (value) => (Number.isSafeInteger(value) ? String(value) : toText(value));
  const plain = written.has(kind);
  return plain ? (value) => (typeof value === 'string' ? value : toText(value)) : toText;
}

/** The length of a text where a non-ASCII character counts as 2. */
export function displayLength(text: string): number {
  let length = 0;
  for (const character of text) length += character.charCodeAt(0) > 127 ? 2 : 1;
  return length;
}
