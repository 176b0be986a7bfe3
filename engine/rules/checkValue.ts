import type { Rule } from '../../schemas/generated/types.ts';
import type { ValueKind } from '../plan.ts';
import { separatorOf } from '../values/parts.ts';
import { valueTypes } from '../values/valueTypes.ts';
import { countCharacters, failedPattern, requiredMessageOf } from './patterns.ts';
import { isSafeRegex } from './regex.ts';

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
  /** Tells whether an expression holds for the row; null when it cannot be told. Without it such rules pass. */
  holds?: (expression: string) => boolean | null;
}

/** The first rule that `value` fails, in the order given; required comes before all others. Empty passes all but required. */
export function checkValue(rules: readonly Rule[], value: unknown, context: ValueContext): Failed | undefined {
  if (valueTypes[context.kind].isEmpty(value)) return checkEmpty(rules, context);
  for (const rule of rules) {
    const message = failure(rule, value, context);
    if (message !== undefined) return { rule, message };
  }
  return undefined;
}

function checkEmpty(rules: readonly Rule[], context: ValueContext): Failed | undefined {
  const rule = rules.find(isRequired);
  return rule && { rule, message: rule.message ?? requiredMessage(rules, context) };
}

function isRequired(rule: Rule): boolean {
  return rule.rule === 'required' || (rule.rule === 'pattern' && rule.pattern === '*');
}

/** What an empty required field says: the pattern's own words, else 请输入, 请选择 or 请上传 with the title. */
export function requiredMessage(rules: readonly Rule[], { title, kind }: Pick<ValueContext, 'title' | 'kind'>): string {
  for (const rule of rules) {
    const own = rule.rule === 'pattern' ? requiredMessageOf(rule.pattern) : undefined;
    if (own) return own;
  }
  if (kind === 'files') return `请上传${title}`;
  return chosen.has(kind) ? `请选择${title}` : `请输入${title}`;
}

const chosen: ReadonlySet<ValueKind> = new Set(['flag', 'date', 'datetime', 'time', 'code', 'codes', 'reference']);

function failure(rule: Rule, value: unknown, context: ValueContext): string | undefined {
  switch (rule.rule) {
    case 'required':
      return undefined;
    case 'unique':
      return isRepeated(value, context) ? (rule.message ?? `${context.title}不能重复`) : undefined;
    case 'pattern':
      return pattern(rule.pattern, rule.message, value, context);
    case 'regex':
      return regexFailure(rule, valueTypes[context.kind].toText(value));
    case 'length':
      return rule.message ? lengthFailure(rule, value, context) && rule.message : lengthFailure(rule, value, context);
    case 'range':
      return rule.message ? rangeFailure(rule, value) && rule.message : rangeFailure(rule, value);
    case 'expression':
      return context.holds?.(rule.expression) === false ? rule.message : undefined;
  }
}

function pattern(name: string, message: string | undefined, value: unknown, context: ValueContext): string | undefined {
  if (name === '*') return undefined;
  if (name === 'only') return isRepeated(value, context) ? (message ?? `${context.title}不能重复`) : undefined;
  const failed = failedPattern(name, valueTypes[context.kind].toText(value));
  return failed === undefined ? undefined : (message ?? failed);
}

/** True when at least two rows hold this value in this column. */
function isRepeated(value: unknown, { key, kind, rows }: ValueContext): boolean {
  if (!rows) return false;
  const type = valueTypes[kind];
  let count = 0;
  for (const row of rows) if (!type.isEmpty(row[key]) && type.compare(row[key], value) === 0) count++;
  return count > 1;
}

// Rules live as long as the plan they belong to; each pattern is judged and compiled once.
const compiled = new WeakMap<Rule, { regex: RegExp; longest: number } | { refused: string }>();

function regexFailure(rule: Rule & { rule: 'regex' }, text: string): string | undefined {
  const known = compiled.get(rule) ?? compile(rule.regex);
  compiled.set(rule, known);
  if ('refused' in known) return known.refused;
  if (text.length > known.longest) return `内容过长，最多 ${known.longest} 个字符`;
  return known.regex.test(text) ? undefined : rule.message;
}

function compile(pattern: string): { regex: RegExp; longest: number } | { refused: string } {
  const safe = isSafeRegex(pattern);
  return safe.ok ? { regex: new RegExp(pattern), longest: safe.longest } : { refused: safe.reason };
}

function lengthFailure(
  { min, max }: { min?: number; max?: number },
  value: unknown,
  { kind }: ValueContext,
): string | undefined {
  const text = valueTypes[kind].toText(value);
  if (kind === 'codes' || kind === 'reference' || kind === 'files') {
    const count = text.split(separatorOf({})).length;
    if (min !== undefined && count < min) return `最少选择${min}项`;
    return max !== undefined && count > max ? `最多选择${max}项` : undefined;
  }
  const count = countCharacters(text);
  if (min !== undefined && count < min) return `最小长度${min}位字符`;
  return max !== undefined && count > max ? `最大长度${max}位字符` : undefined;
}

function rangeFailure({ min, max }: { min?: number; max?: number }, value: unknown): string | undefined {
  const parsed = valueTypes.number.parse(value);
  if (!parsed.ok) return parsed.reason;
  if (min !== undefined && valueTypes.number.compare(parsed.value, min) < 0) return `不能小于${min}`;
  return max !== undefined && valueTypes.number.compare(parsed.value, max) > 0 ? `不能大于${max}` : undefined;
}
