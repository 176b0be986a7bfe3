import type { Rule, RuleEntry } from '../../../schemas/generated/types.ts';
import { readDefault } from '../../lists/defaultValue.ts';
import type { ValueKind } from '../../plan/Plan.ts';
import { sentences } from '../../problems.ts';
import { isSafeRegex } from '../../regex/regex.ts';
import { shortestMatch } from '../../regex/shortest.ts';
import { compileRule } from '../../rules/compileRule.ts';
import { agree, shortestOf } from '../../rules/patternSamples.ts';
import type { RuleWord } from '../../rules/patterns.ts';
import type { ColumnCheck, ColumnSite, Tell } from './Check.ts';
import { kindNames } from './Check.ts';
import { checkBounds } from './numbers.ts';

/** Every rule can pass some value of the column's kind, and refuse another. */
export const checkRules: ColumnCheck = {
  keys: ['validateRules'],
  check: (site, tell) => {
    const rules = site.own.validateRules;
    if (rules !== undefined && rules.length > 1) {
      checkTwice(rules, tell);
      if (site.kind !== 'number') checkTogether(rules, tell);
    }
    if (rules !== undefined && site.kind === 'number') checkRanges(rules, site, tell);
    rules?.forEach((rule, index) => {
      // Values of every kind can be missing, or be the same.
      if (typeof rule === 'string' || rule.rule === 'required' || rule.rule === 'unique') return;
      const at = ['validateRules', index];
      const named = rule.rule === 'pattern' ? rule.pattern : rule.rule;
      if (rule.rule === 'length' || rule.rule === 'range')
        checkBounds(rule, (sentence, key) => tell('empty-range', sentence, [...at, key]));
      if (!suits(rule, site)) tell('rule-kind', sentences['rule-kind'](named, kindNames[site.kind]), at);
      else if (rule.rule === 'regex' || rule.rule === 'pattern') {
        const unmatched = tooLong(rule, site);
        if (unmatched !== undefined) tell('regex-unmatched', unmatched, [...at, rule.rule]);
      }
      if (rule.rule === 'length') checkRoom(rule, site, (code, sentence, key) => tell(code, sentence, [...at, ...key]));
    });
  },
};

/** What a length allows is kept, and what it asks for can be. */
function checkRoom({ min, max }: Extract<Rule, { rule: 'length' }>, site: ColumnSite, tell: Tell): void {
  const kept = textStore(site);
  if (kept === undefined || !site.inModel) return;
  if (max !== undefined && max > kept)
    tell('length-above-store', sentences['length-above-store']('校验允许的文字', max, kept), ['max']);
  else if (min !== undefined && min > kept)
    tell('empty-range', sentences['empty-range'](`min ${min}`, `表里存得下的 ${kept} 个字`), ['min']);
}

/** Some number is within every range, and within the bounds of the cell. */
function checkRanges(rules: readonly RuleEntry[], { column }: ColumnSite, tell: Tell): void {
  let { min: low = -Infinity, max: high = Infinity } = column;
  const whole = column.precision === 0 && column.format !== 'percent';
  for (const [index, rule] of rules.entries()) {
    if (typeof rule !== 'object' || rule.rule !== 'range') continue;
    const { min = -Infinity, max = Infinity } = rule;
    const [least, most] = [Math.max(low, min), Math.min(high, max)];
    const none = whole ? Math.ceil(least) > Math.floor(most) : least > most;
    if (none && min <= max) {
      const sentence = sentences['empty-range'](`min ${least}`, `max ${most}`);
      const said = least > most ? sentence : { ...sentence, message: `${least} 与 ${most} 之间没有整数，没有值能满足` };
      tell('empty-range', said, ['validateRules', index, min > low ? 'min' : 'max']);
      return;
    }
    [low, high] = [least, most];
  }
}

/** The same rule twice says nothing more. */
function checkTwice(rules: readonly RuleEntry[], tell: Tell): void {
  const seen = new Set<string>();
  for (const [index, rule] of rules.entries()) {
    const said = JSON.stringify(rule);
    if (seen.has(said)) tell('duplicate-item', sentences['duplicate-item'](`规则 ${said}`), ['validateRules', index]);
    seen.add(said);
  }
}

/** No two formats of which a text can only have one. */
function checkTogether(rules: readonly RuleEntry[], tell: Tell): void {
  const seen: string[] = [];
  for (const [index, rule] of rules.entries()) {
    if (typeof rule === 'string' || rule.rule !== 'pattern' || WORDS.has(rule.pattern)) continue;
    const { pattern } = rule;
    const other = seen.find((each) => !agree(each, pattern));
    if (other !== undefined)
      tell('rules-disagree', sentences['rules-disagree'](other, pattern), ['validateRules', index, 'pattern']);
    seen.push(pattern);
  }
}

/** Patterns that are words for other rules. */
const WORDS: ReadonlySet<string> = new Set<RuleWord>(['*', 'only']);

/** Kinds whose length can be told. */
const long: ReadonlySet<ValueKind> = new Set(['text', 'secret', 'markup', 'codes', 'reference', 'files', 'json']);
/** Patterns of numbers. */
const numeric: ReadonlySet<string> = new Set(['n', 'z', 'money', 'natural', '*', 'only']);

function suits(rule: Rule, site: ColumnSite): boolean {
  const { kind, column } = site;
  switch (rule.rule) {
    case 'length':
      return long.has(kind) || column.allowInput === true;
    case 'range':
      return kind === 'number';
    case 'pattern':
      return kind === 'number' ? numeric.has(rule.pattern) : passesSome(rule, site);
    case 'regex':
      return !isSafeRegex(rule.regex).ok || passesSome(rule, site);
    case 'cron':
      return passesSome(rule, site);
    default:
      return true;
  }
}

/** Values of the kinds whose texts all look alike. */
const samples: Partial<Record<ValueKind, readonly unknown[]>> = {
  number: [
    ...Array.from({ length: 18 }, (_, digits) => Number('123456789012345678'.slice(0, digits + 1))),
    0,
    -1,
    0.5,
    1.25,
    10,
    100,
    1000,
  ],
  date: ['2024-05-01', '1999-12-31'],
  datetime: ['2024-05-01 08:30:00', '1999-12-31 23:59:59'],
  time: ['08:30:00', '23:59:59'],
  area: ['110000', '110100', '110101'],
};

/** Whether some value of the column passes; of texts that anybody types nothing is known. */
function passesSome(rule: Rule, { kind, column, choices }: ColumnSite): boolean {
  const values = choices === undefined ? samples[kind] : [...choices.values];
  if (values === undefined) return true;
  const check = compileRule(rule, { key: column.key, title: column.title ?? column.key, kind });
  return check === undefined || values.some((value) => check(value, {}) === undefined);
}

/** A format whose shortest text has no room. */
function tooLong(rule: Extract<Rule, { rule: 'regex' | 'pattern' }>, site: ColumnSite) {
  const most = mostOf(site);
  if (most === undefined) return undefined;
  if (rule.rule === 'regex' && !isSafeRegex(rule.regex).ok) return undefined;
  const shortest = rule.rule === 'regex' ? shortestMatch(rule.regex) : shortestOf(rule.pattern);
  const found = rule.rule === 'regex' ? `正则 ${rule.regex}` : `规则 ${rule.pattern}`;
  return shortest > most ? sentences['regex-unmatched'](found, shortest, most) : undefined;
}

/** How many characters may be written. */
function mostOf(site: ColumnSite): number | undefined {
  let most = Math.min(site.column.maxLength ?? Infinity, textStore(site) ?? Infinity);
  for (const rule of site.own.validateRules ?? [])
    if (typeof rule === 'object' && rule.rule === 'length') most = Math.min(most, rule.max ?? Infinity);
  return most === Infinity ? undefined : most;
}

/** Characters the table keeps of a text. */
export function textStore({ field, kind }: Pick<ColumnSite, 'field' | 'kind'>): number | undefined {
  return kind === 'text' && field?.store.type === 'varchar' ? field.store.length : undefined;
}

/** Check and fill rules are kept by each tenant: whether there is one cannot be seen here. */
export const checkKeptRules: ColumnCheck = {
  keys: ['validateRules', 'defaultValue'],
  check: ({ own }, tell) => {
    own.validateRules?.forEach((rule, index) => {
      if (typeof rule === 'object' && rule.rule === 'checkRule')
        tell('unknown-rule', sentences['unknown-rule']('编码校验规则', rule.code), ['validateRules', index, 'code']);
    });
    const read = own.defaultValue === undefined ? undefined : readDefault(own.defaultValue);
    if (read?.kind === 'rule') tell('unknown-rule', sentences['unknown-rule']('填值规则', read.code), ['defaultValue']);
  },
};
