import { announcementHooks } from './announcements/announcements.ts';
import { jobHooks } from './jobs/jobRoutes.ts';
import { announceSave } from './live/announce.ts';
import { logHooks } from './logs/logRoutes.ts';
import { apiKeyHooks } from './organization/apiKeys/apiKeyHooks.ts';
import { categoryHooks } from './organization/categories/categoryHooks.ts';
import { departmentHooks, departmentRoleHooks } from './organization/departments/departmentHooks.ts';
import { dictionaryHooks, dictionaryItemHooks } from './organization/dictionaries/dictionaryHooks.ts';
import { menuHooks } from './organization/menus/menuHooks.ts';
import { onlineHooks } from './organization/online/onlineRoutes.ts';
import { roleHooks } from './organization/roles/roleHooks.ts';
import { tenantHooks } from './organization/tenants/tenantHooks.ts';
import { tenantPackHooks } from './organization/tenants/tenantPackHooks.ts';
import { agentHooks } from './organization/users/agentHooks.ts';
import { userBinHooks } from './organization/users/userBinRoutes.ts';
import { contactHooks, userHooks } from './organization/users/userHooks.ts';
import type { RecordPorts } from './records/Records.ts';
import { scheduleRunHooks } from './schedules/scheduleRoutes.ts';
import { loadCheckRules } from './valueRules/checkRules.ts';
import { checkRuleHooks, fillRuleHooks } from './valueRules/valueRuleHooks.ts';

/** What the rooms above records add to them. */
export const recordPorts: RecordPorts = {
  hooks: new Map([
    ['sys_announcement', announcementHooks],
    ['sys_user', userHooks],
    ['sys_user_bin', userBinHooks],
    ['sys_contact', contactHooks],
    ['sys_user_agent', agentHooks],
    ['sys_role', roleHooks],
    ['sys_depart', departmentHooks],
    ['sys_depart_role', departmentRoleHooks],
    ['sys_menu', menuHooks],
    ['sys_api_key', apiKeyHooks],
    ['sys_category', categoryHooks],
    ['sys_dict', dictionaryHooks],
    ['sys_dict_item', dictionaryItemHooks],
    ['sys_tenant', tenantHooks],
    ['sys_tenant_pack', tenantPackHooks],
    ['sys_online', onlineHooks],
    ['sys_log_security', logHooks],
    ['sys_log_operation', logHooks],
    ['sys_log_exception', logHooks],
    ['sys_check_rule', checkRuleHooks],
    ['sys_fill_rule', fillRuleHooks],
    ['sys_job', jobHooks],
    ['sys_schedule_run', scheduleRunHooks],
  ]),
  loadCheckRules,
  announceSave,
};
