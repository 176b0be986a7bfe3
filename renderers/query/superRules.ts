import type { ValueKind } from '../../engine/plan.ts';
import { SUPER_RULES, type SuperRule } from '../../engine/queries/superRules.ts';

const TITLES: Readonly<Record<SuperRule, string>> = {
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

const words: readonly SuperRule[] = ['like', 'eq', 'ne', 'right_like', 'left_like', 'in'];
const choices: readonly SuperRule[] = ['eq', 'ne', 'in'];
const measures: readonly SuperRule[] = ['eq', 'ne', 'gt', 'ge', 'lt', 'le', 'in'];

const usual: Readonly<Record<ValueKind, readonly SuperRule[]>> = {
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
export function usualRules(kind: ValueKind): readonly [SuperRule, ...SuperRule[]] {
  const [first = 'eq', ...others] = usual[kind];
  return [first, ...others];
}

/** All rules as choices: those that make sense, and the rest, which the server takes as well. */
export function ruleChoices(kind: ValueKind) {
  const chosen = usualRules(kind);
  const entries = (rules: readonly SuperRule[]) => rules.map((value) => ({ value, label: TITLES[value] }));
  return [
    { label: '常用', options: entries(chosen) },
    { label: '其他', options: entries(SUPER_RULES.filter((rule) => !chosen.includes(rule))) },
  ];
}
