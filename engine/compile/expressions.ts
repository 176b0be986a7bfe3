import type { Column, Rule, RuleEntry } from '../../schemas/generated/types.ts';
import type { Expected } from '../expressions/expressions.ts';
import type { LineTable } from '../plan/base.ts';
import type { Field, Model } from '../plan/compiled.ts';
import { sentences } from '../problems.ts';
import { isMatchable } from '../regex/matchable.ts';
import { isSafeRegex } from '../regex/regex.ts';
import type { Sentence } from '../sentence.ts';
import { checkDefault } from './defaults/checkDefault.ts';
import type { Document } from './documents.ts';
import type { Linker } from './Linker.ts';
import { says } from './linkFields.ts';
import { measureInRecord, type NamedMeasures } from './measures/inRecords.ts';
import type { Path } from './places.ts';

const NONE: readonly Rule[] = [];
const NO_LINES: readonly LineTable[] = [];

/** What expressions over one record speak of, and measures of its model, which they cannot speak of. */
export interface RecordWords {
  fields: readonly Pick<Field, 'key' | 'kind'>[];
  measures: NamedMeasures;
  /** Sub-tables whose rows stand beside it. */
  tables: readonly LineTable[];
}

export const wordsOf = ({ fields, measures }: Pick<Model, 'fields' | 'measures'>, tables = NO_LINES): RecordWords => ({
  fields,
  measures,
  tables,
});

/** What `checkExpressions` looks at, beside rules. */
const CHECKED: ReadonlySet<string> = new Set([
  'visibleWhen',
  'disabledWhen',
  'requiredWhen',
  'value',
  'defaultValue',
] as const);
const conditions = ['visibleWhen', 'disabledWhen', 'requiredWhen'] as const;

/** Whether there may be an expression in a column. */
export const saysExpressions = (column: Pick<Column, 'validateRules'>): boolean =>
  says(column, CHECKED) || column.validateRules?.some(isChecked) === true;

/** Most rules are words. */
const isChecked = (rule: RuleEntry): boolean =>
  typeof rule === 'object' && (rule.rule === 'expression' || rule.rule === 'regex');

/** Every expression and regular expression of a column, its default among them, checked against the fields in scope. */
export function checkExpressions(
  linker: Linker,
  document: Document,
  column: Partial<Column>,
  path: Path,
  words: RecordWords,
): void {
  const { value, defaultValue, validateRules = NONE } = column;
  const { fields, measures } = words;
  const check: ExpressionCheck = (expression, expect, at) =>
    expression === undefined
      ? undefined
      : expressionCheck(linker, document, words)(expression, expect, [...path, ...at]);
  for (const key of conditions) if (column[key] !== undefined) check(column[key], 'bool', [key]);
  if (value !== undefined || defaultValue !== undefined) {
    const kind = fields.find((field) => field.key === column.key)?.kind;
    // A text may show whatever was computed.
    check(value, kind === undefined || kind === 'text' ? 'any' : kind, ['value']);
    // A new record has no rows yet.
    if (defaultValue !== undefined)
      checkDefault(linker, document, column, kind, path, { measures, expressions: () => linker.expressionsOf(fields) });
  }
  validateRules.forEach((rule, index) => {
    if (typeof rule === 'string') return;
    if (rule.rule === 'expression') {
      const type = check(rule.expression, 'verdict', ['validateRules', index, 'expression']);
      // Only a text brings its own words.
      if (type === 'bool' && rule.message === undefined)
        linker.report(document, 'missing-key', sentences['missing-key']('message'), [...path, 'validateRules', index]);
    }
    if (rule.rule === 'regex') checkRegex(linker, document, rule.regex, [...path, 'validateRules', index, 'regex']);
  });
}

/** A condition that stands by itself, checked against the fields in scope. */
export function checkCondition(
  linker: Linker,
  document: Document,
  expression: string | undefined,
  path: Path,
  words: RecordWords,
): void {
  expressionCheck(linker, document, words)(expression, 'bool', path);
}

/** Reports what is wrong with an expression; answers the type of a sound one. */
type ExpressionCheck = (expression: string | undefined, expect: Expected, at: Path) => string | undefined;

function expressionCheck(
  linker: Linker,
  document: Document,
  { fields, tables, measures }: RecordWords,
): ExpressionCheck {
  const environment = linker.expressionsOf(fields, tables);
  return (expression, expect, at) => {
    if (expression === undefined) return undefined;
    const checked = environment.check(expression, expect);
    if (checked.ok && checked.rows !== undefined && expect !== 'verdict') {
      const sentence = sentences.expression(
        'rows 只有校验规则（validateRules 的 expression）知道，在这里总是空的',
        expression,
      );
      linker.report(document, 'expression', sentence, at, checked.rows);
      return undefined;
    }
    if (checked.ok) return checked.type;
    const sentence =
      measureInRecord(expression, checked, measures) ??
      sentences.expression(checked.message, expression, checked.suggestion);
    linker.report(document, 'expression', sentence, at, checked.start);
    return undefined;
  };
}

/** A regular expression that is written right and stays quick. */
export function checkRegex(linker: Linker, document: Document, pattern: string, path: Path): void {
  const inner = /^\/(.+)\/[a-z]*$/.exec(pattern)?.[1];
  if (inner !== undefined) {
    const sentence = sentences.regex('两边的斜线也算作要匹配的字', pattern, '请去掉两边的斜线', inner);
    linker.report(document, 'regex', sentence, path);
    return;
  }
  const safe = isSafeRegex(pattern);
  if (safe.ok) {
    const said = unpassed(pattern);
    if (said !== undefined) linker.report(document, 'regex', said, path);
    return;
  }
  const fix = isWritten(pattern)
    ? '请改写，避免嵌套的重复（如 (a+)+）'
    : '请检查括号与方括号是否成对，JSON 里的反斜线要写两个';
  linker.report(document, 'regex', sentences.regex(safe.reason, pattern, fix), path);
}

/** A class of characters behind a backslash that is one itself: nobody means a backslash and so many d. */
const TWICE = /(?:^|[^\\])\\\\[dwsDWS](?=[{+*?$)\]]|$)/;

/** Braces that count nothing, as they hold a space or a comma of a Chinese keyboard, or say no least. */
const COUNT = /(?<!\\)[{｛](?!\d+,?\d*\})\s*(\d*)\s*([,，、]?)\s*(\d*)\s*[}｝]/;

/** What is wrong with a sound pattern that no text, or none anybody types, passes. */
function unpassed(pattern: string): Sentence | undefined {
  if (TWICE.test(pattern)) {
    const once = pattern.replaceAll('\\\\', '\\');
    return sentences.regex('反斜线写了两遍，要匹配的就成了反斜线本身和后面的字母', pattern, '', once);
  }
  const counted = COUNT.exec(pattern);
  if (counted !== null && /\d/.test(counted[0])) {
    const [written, least, comma, most] = counted;
    const meant = pattern.replace(written, () => `{${least || '0'}${comma === '' ? '' : ','}${most}}`);
    return sentences.regex(`“${written}” 不是次数，会照原样匹配这几个字`, pattern, '', meant);
  }
  if (isMatchable(pattern)) return undefined;
  return sentences.regex('没有文字能通过：^ 的前面或 $ 的后面还要有字', pattern, '请把 ^ 移到开头，$ 移到末尾');
}

function isWritten(pattern: string): boolean {
  try {
    return new RegExp(pattern) instanceof RegExp;
  } catch {
    return false;
  }
}
