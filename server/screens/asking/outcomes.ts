import type { WhyOutcome } from '../../../engine/api/why.ts';
import type { ExpressionScope } from '../../../engine/expressions/ExpressionScope.ts';
import { createExpressions } from '../../../engine/expressions/expressions.ts';
import { scopeHolds } from '../../../engine/lists/states/scopeHolds.ts';
import type { Field, Model } from '../../../engine/plan/compiled.ts';
import type { PlanAction } from '../../../engine/plan/Plan.ts';
import { checkValue } from '../../../engine/rules/checkValue.ts';
import type { Actor } from '../../http/Context.ts';

const CONDITIONS = [
  ['visibleWhen', '显示条件'],
  ['disabledWhen', '禁用条件'],
  ['requiredWhen', '必填条件'],
  ['value', '计算'],
] as const;

type Row = Readonly<Record<string, unknown>>;

/** What the rules and conditions of a field come to for a row, as its reader sees it. */
export function outcomesOf(model: Model, field: Field, row: Row, actor: Actor): WhyOutcome[] {
  const { username, realname, roles, orgCode } = actor;
  const scope: ExpressionScope = { row, old: row, form: row, user: { username, realname, roles, orgCode } };
  const expressions = createExpressions(model.fields);
  const computed = (expression: string): unknown => {
    const checked = expressions.check(expression, 'any');
    return checked.ok ? expressions.compile(expression)(scope) : null;
  };
  const holds = (expression: string) => {
    const given = computed(expression);
    return typeof given === 'boolean' || typeof given === 'string' ? given : null;
  };
  const { key, title, kind } = field;
  const rules = field.rules.map((rule): WhyOutcome => {
    const failed = checkValue([rule], row[key], { key, title, kind, row, holds });
    const { rule: name, ...options } = rule;
    const said = Object.keys(options).length === 0 ? name : `${name} ${JSON.stringify(options)}`;
    return { what: '校验', said, outcome: failed?.message ?? '通过', passed: failed === undefined };
  });
  const conditions = CONDITIONS.flatMap(([name, what]): WhyOutcome[] => {
    const said = (field.cell as Partial<Record<typeof name, unknown>>)[name];
    if (typeof said !== 'string') return [];
    const given = computed(said);
    if (name === 'value') return [{ what, said, outcome: given === null ? '算不出' : String(given), passed: true }];
    return [
      {
        what,
        said,
        outcome: given === true ? '成立' : given === null ? '说不准，缺少值' : '不成立',
        passed: given === true,
      },
    ];
  });
  return [...rules, ...conditions];
}

/** Whether the button of a row stands on this one, and what that hangs on. */
export function standingOf({ when, who }: PlanAction, model: Model | undefined, row: Row, actor: Actor): WhyOutcome[] {
  const outcomes: WhyOutcome[] = [];
  if (when) {
    const value = String(row[when.field] ?? '');
    const title = model?.fields.find(({ key }) => key === when.field)?.title ?? when.field;
    const passed = when.in.includes(value);
    const outcome = passed ? '成立' : `不成立，这一行是${value === '' ? '空' : ` ${value}`}`;
    outcomes.push({ what: '出现条件', said: `${title} 是 ${when.in.join('、')}`, outcome, passed });
  }
  const said = [who?.roles && `角色 ${who.roles.join('、')}`, who?.condition && '按条件'].filter(Boolean).join(' 或 ');
  if (said !== '') {
    const { username, realname, orgCode } = actor;
    const user = { username, realname, roles: actor.roles, orgCode };
    const held = who?.condition && scopeHolds(who.condition, row, user);
    const passed = held === true || who?.roles?.some((role) => actor.roles.includes(role)) === true;
    const unsure = !passed && who?.condition !== undefined && held === undefined;
    outcomes.push({ what: '谁可以办', said, outcome: passed ? '可以' : unsure ? '说不准，缺少值' : '轮不到', passed });
  }
  return outcomes;
}
