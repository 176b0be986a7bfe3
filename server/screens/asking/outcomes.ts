import type { WhyOutcome } from '../../../engine/api/why.ts';
import type { ExpressionScope } from '../../../engine/expressions/ExpressionScope.ts';
import { createExpressions } from '../../../engine/expressions/expressions.ts';
import type { Field, Model } from '../../../engine/plan/compiled.ts';
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
