import { announcementHooks } from './announcements/announcements.ts';
import { announceSave } from './live/announce.ts';
import { departmentHooks } from './organization/departments/departmentHooks.ts';
import { onlineHooks } from './organization/online/onlineHooks.ts';
import { roleHooks } from './organization/roles/roleHooks.ts';
import { tenantHooks } from './organization/tenants/tenantHooks.ts';
import { userHooks } from './organization/users/userHooks.ts';
import type { RecordPorts } from './records/Records.ts';
import { loadCheckRules } from './valueRules/checkRules.ts';
import { checkRuleHooks, fillRuleHooks } from './valueRules/valueRuleHooks.ts';

/** What the rooms above records add to them. */
export const recordPorts: RecordPorts = {
  hooks: new Map([
    ['sys_announcement', announcementHooks],
    ['sys_user', userHooks],
    ['sys_role', roleHooks],
    ['sys_depart', departmentHooks],
    ['sys_tenant', tenantHooks],
    ['sys_online', onlineHooks],
    ['sys_check_rule', checkRuleHooks],
    ['sys_fill_rule', fillRuleHooks],
  ]),
  loadCheckRules,
  announceSave,
};
