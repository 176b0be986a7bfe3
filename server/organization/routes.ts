import type { FastifyInstance } from 'fastify';
import type { AccountParts } from '../auth/login.ts';
import type { RecordsFor } from '../records/openRecords.ts';
import { ownDepartmentRoutes } from './account/ownDepartments.ts';
import { ownPasswordRoutes } from './account/ownPassword.ts';
import { ownProfileRoutes } from './account/ownProfile.ts';
import { ownSessionRoutes } from './account/ownSessions.ts';
import { ownTotpRoutes } from './account/ownTotp.ts';
import { apiKeyRoutes } from './apiKeys/apiKeyRoutes.ts';
import { departmentRoutes } from './departments/departmentRoutes.ts';
import { dictionaryChangeRoutes } from './dictionaries/dictionaryChangeRoutes.ts';
import { menuRoutes } from './menus/menuRoutes.ts';
import { onlineRoutes } from './online/onlineRoutes.ts';
import { dataRuleRoutes } from './roles/dataRuleRoutes.ts';
import { grantRoutes } from './roles/grantRoutes.ts';
import { roleIndexRoutes } from './roles/roleIndexRoutes.ts';
import { roleRoutes } from './roles/roleRoutes.ts';
import { tenantMemberRoutes } from './tenants/tenantMemberRoutes.ts';
import { tenantRoutes } from './tenants/tenantRoutes.ts';
import { agentRoutes } from './users/agentRoutes.ts';
import { userBinRoutes } from './users/userBinRoutes.ts';
import { userChangeRoutes } from './users/userChangeRoutes.ts';
import { userRoutes } from './users/userRoutes.ts';

/** Users, departments, roles and tenants as pickers and administrators ask for them, and each user's own account. */
export function organizationRoutes(app: FastifyInstance, account: AccountParts, recordsFor: RecordsFor): void {
  const { context, sessions } = account;
  userRoutes(app, context);
  userChangeRoutes(app, context, recordsFor);
  userBinRoutes(app, context, recordsFor);
  agentRoutes(app, recordsFor);
  departmentRoutes(app, context);
  dictionaryChangeRoutes(app, recordsFor);
  roleRoutes(app, context);
  roleIndexRoutes(app, context, recordsFor);
  grantRoutes(app, context, recordsFor);
  dataRuleRoutes(app, context, recordsFor);
  menuRoutes(app, context, recordsFor);
  apiKeyRoutes(app, recordsFor);
  tenantRoutes(app, account);
  tenantMemberRoutes(app, context, recordsFor);
  onlineRoutes(app, account);
  ownPasswordRoutes(app, account);
  ownTotpRoutes(app, account);
  ownDepartmentRoutes(app, context);
  ownSessionRoutes(app, context, sessions);
  ownProfileRoutes(app, context);
}
