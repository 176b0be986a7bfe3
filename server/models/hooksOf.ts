import { departmentHooks } from '../system/departmentHooks.ts';
import { onlineHooks } from '../system/onlineHooks.ts';
import { roleHooks } from '../system/roleHooks.ts';
import { tenantHooks } from '../system/tenantHooks.ts';
import { userHooks } from '../system/userHooks.ts';
import { checkRuleHooks, fillRuleHooks } from '../system/valueRuleHooks.ts';
import type { Draft } from './drafts.ts';
import type { FieldProblem } from './refusals.ts';
import type { TableHooks } from './TableHooks.ts';

const byTable: Readonly<Record<string, TableHooks | undefined>> = {
  sys_announcement: { check: (_records, drafts) => releasedDrafts(drafts) },
  sys_user: userHooks,
  sys_role: roleHooks,
  sys_depart: departmentHooks,
  sys_tenant: tenantHooks,
  sys_online: onlineHooks,
  sys_check_rule: checkRuleHooks,
  sys_fill_rule: fillRuleHooks,
};

/** The hooks of a table; none for those that are only declared. */
export function hooksOf(table: string): TableHooks {
  return (Object.hasOwn(byTable, table) ? byTable[table] : undefined) ?? {};
}

/** What people have read must not change under them. */
function releasedDrafts(drafts: readonly Draft[]): Map<Draft, FieldProblem[]> {
  const message = '通告已发布，请先撤销再修改';
  const released = drafts.filter(({ old }) => old?.sendStatus === '1');
  return new Map(released.map((draft) => [draft, [{ key: '', message }]]));
}
