import { type CheckPart, failedCheck, readCheckRule } from '../../engine/rules/checkRule.ts';
import type { Session } from '../db/Database.ts';
import { SELECT_CHECK_RULE, SELECT_CHECK_RULES } from '../db/statements/valueRules.ts';
import type { CheckByCode } from '../records/Records.ts';

/** One rule of the tenant by its id, to try it; undefined where there is none. */
export async function loadCheckRule(
  session: Session,
  tenant: string,
  id: string,
): Promise<((value: string) => string | undefined) | undefined> {
  const { rows } = await session.query<{ parts: string }>(SELECT_CHECK_RULE, [tenant, id]);
  if (!rows[0]) return undefined;
  const read = readCheckRule(rows[0].parts);
  return (value) => (read.ok ? failedCheck(read.parts, value) : `规则有误：${read.reason}`);
}

/** The tenant's check rules with these codes, ready to run. One that is missing or broken refuses every value. */
export async function loadCheckRules(session: Session, tenant: string, codes: readonly string[]): Promise<CheckByCode> {
  const rules = new Map<string, readonly CheckPart[] | string>();
  if (codes.length > 0) {
    const { rows } = await session.query<{ code: string; parts: string }>(SELECT_CHECK_RULES, [tenant, [...codes]]);
    for (const { code, parts } of rows) {
      const read = readCheckRule(parts);
      rules.set(code, read.ok ? read.parts : `校验规则 ${code} 有误：${read.reason}`);
    }
  }
  return (code, value) => {
    const rule = rules.get(code);
    if (rule === undefined) return `没有编码为 ${code.slice(0, 60)} 的校验规则`;
    return typeof rule === 'string' ? rule : failedCheck(rule, value);
  };
}
