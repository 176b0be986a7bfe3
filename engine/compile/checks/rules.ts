import type { Rule, RuleEntry } from '../../../schemas/generated/types.ts';
import { readDefault } from '../../lists/defaultValue.ts';
import type { ValueKind } from '../../plan/Plan.ts';
import { sentences } from '../../problems.ts';
import { isSafeRegex } from '../../regex/regex.ts';
import { shortestMatch } from '../../regex/shortest.ts';
import { compileRule } from '../../rules/compileRule.ts';
import type { ColumnCheck, ColumnSite, Tell } from './Check.ts';
import { kindNames } from './Check.ts';
import { checkBounds } from './numbers.ts';

/** Every rule can pass some value of the column's kind, and refuse another. */
export const checkRules: ColumnCheck = {
  keys: ['validateRules'],
  check: (site, tell) => {
    const rules = site.own.validateRules;
    if (rules !== undefined && rules.length > 1) checkTwice(rules, tell);
    rules?.forEach((rule, index) => {
      // Values of every kind can be missing, or be the same.
      if (typeof rule === 'string' || rule.rule === 'required' || rule.rule === 'unique') return;
      const at = ['validateRules', index];
      const named = rule.rule === 'pattern' ? rule.pattern : rule.rule;
      if (rule.rule === 'length' || rule.rule === 'range')
        checkBounds(rule, (sentence, key) => tell('empty-range', sentence, [...at, key]));
      if (!suits(rule, site)) tell('rule-kind', sentences['rule-kind'](named, kindNames[site.kind]), at);
      else if (rule.rule === 'regex') {
        const unmatched = tooLong(rule.regex, site);
        if (unmatched !== undefined) tell('regex-unmatched', unmatched, [...at, 'regex']);
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

/** The same rule twice says nothing more. */
function checkTwice(rules: readonly RuleEntry[], tell: Tell): void {
  const seen = new Set<string>();
  for (const [index, rule] of rules.entries()) {
    const said = JSON.stringify(rule);
    if (seen.has(said)) tell('duplicate-item', sentences['duplicate-item'](`规则 ${said}`), ['validateRules', index]);
    seen.add(said);
  }
}

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

/** A pattern whose shortest text has no room. */
function tooLong(regex: string, site: ColumnSite) {
  const most = site.column.maxLength ?? textStore(site);
  if (most === undefined || !isSafeRegex(regex).ok) return undefined;
  const shortest = shortestMatch(regex);
  return shortest > most ? sentences['regex-unmatched'](regex, shortest, most) : undefined;
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
