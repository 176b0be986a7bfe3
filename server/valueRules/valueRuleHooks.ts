import { isRecord } from '../../engine/api/envelope.ts';
import { readCheckRule } from '../../engine/rules/checkRule.ts';
import type { Draft, TableHooks } from '../records/Records.ts';
import type { FieldProblem } from '../records/write/refusals.ts';

/** A check rule that cannot be read would refuse every value it is asked about, so it is refused itself. */
export const checkRuleHooks: TableHooks = {
  check: (_records, drafts) =>
    problemsIn(drafts, ({ values }) => {
      const read = readCheckRule(String(values.ruleJson ?? ''));
      return read.ok ? undefined : { key: 'ruleJson', message: `规则有误：${read.reason}` };
    }),
};

/** A fill rule's parameters are an object or nothing. */
export const fillRuleHooks: TableHooks = {
  check: (_records, drafts) =>
    problemsIn(drafts, ({ values }) => {
      const text = String(values.ruleParams ?? '').trim();
      return text === '' || isObject(text) ? undefined : { key: 'ruleParams', message: '参数应为 JSON 对象' };
    }),
};

function problemsIn(
  drafts: readonly Draft[],
  problemOf: (draft: Draft) => FieldProblem | undefined,
): Map<Draft, FieldProblem[]> {
  return new Map(
    drafts.flatMap((draft) => {
      const problem = problemOf(draft);
      return problem ? [[draft, [problem]] as const] : [];
    }),
  );
}

function isObject(text: string): boolean {
  try {
    return isRecord(JSON.parse(text));
  } catch {
    return false;
  }
}
