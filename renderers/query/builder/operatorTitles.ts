import type { ValueKind } from '../../../engine/plan/Plan.ts';
import { OPERATORS, type Operator } from '../../../engine/queries/Filter.ts';

const TITLES: Readonly<Record<Operator, string>> = {
  eq: '等于',
  like: '包含',
  right_like: '以…开始',
  left_like: '以…结尾',
  in: '在…中',
  ne: '不等于',
  gt: '大于',
  ge: '大于等于',
  lt: '小于',
  le: '小于等于',
};

const words: readonly Operator[] = ['like', 'eq', 'ne', 'right_like', 'left_like', 'in'];
const choices: readonly Operator[] = ['eq', 'ne', 'in'];
const measures: readonly Operator[] = ['eq', 'ne', 'gt', 'ge', 'lt', 'le', 'in'];

const usual: Readonly<Record<ValueKind, readonly Operator[]>> = {
  text: words,
  markup: words,
  files: words,
  json: words,
  secret: words,
  code: choices,
  reference: choices,
  codes: ['eq', 'in'],
  flag: ['eq', 'ne'],
  area: ['eq', 'in'],
  number: measures,
  date: measures,
  datetime: measures,
  time: measures,
};

/** The rules that make sense for a kind, the one most often wanted first. */
export function usualRules(kind: ValueKind): readonly [Operator, ...Operator[]] {
  const [first = 'eq', ...others] = usual[kind];
  return [first, ...others];
}

/** All rules as choices: those that make sense, and the rest, which the server takes as well. */
export function ruleChoices(kind: ValueKind) {
  const chosen = usualRules(kind);
  const entries = (rules: readonly Operator[]) => rules.map((value) => ({ value, label: TITLES[value] }));
  return [
    { label: '常用', options: entries(chosen) },
    { label: '其他', options: entries(OPERATORS.filter((rule) => !chosen.includes(rule))) },
  ];
}
