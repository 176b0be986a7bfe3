import { accessNotices } from './accessNotices.ts';
import { administration } from './administration.ts';
import { announcementAudience } from './announcementAudience.ts';
import { announcements } from './announcements.ts';
import { categories } from './categories.ts';
import { contacts } from './contacts.ts';
import { departments } from './departments.ts';
import { dictionaryRecords } from './dictionaryRecords.ts';
import { facts } from './facts.ts';
import { jobOutcomes, jobs } from './jobs.ts';
import { logs } from './logs.ts';
import type { Migration } from './Migration.ts';
import { menus } from './menus.ts';
import { mailedFiles } from './messages/mailedFiles.ts';
import { messages } from './messages/messages.ts';
import { apiKeys } from './people/apiKeys.ts';
import { contactList } from './people/contactList.ts';
import { departmentRoles } from './people/departmentRoles.ts';
import { grantsInForce } from './people/grantsInForce.ts';
import { roleHomes } from './people/roleHomes.ts';
import { secondSteps } from './people/secondSteps.ts';
import { tenantPacks } from './people/tenantPacks.ts';
import { userAgents } from './people/userAgents.ts';
import { userBin } from './people/userBin.ts';
import { lookSessions } from './playground/lookSessions.ts';
import { screenRevisions } from './playground/screenRevisions.ts';
import { changeSets } from './records/changeSets.ts';
import { dataSources } from './records/dataSources.ts';
import { filePeople, files } from './records/files.ts';
import { prints } from './records/prints.ts';
import { recordBin } from './records/recordBin.ts';
import { recordHistory } from './records/recordHistory.ts';
import { stateSteps } from './records/stateSteps.ts';
import { rowLevelSecurity } from './rowLevelSecurity.ts';
import { rowScopes } from './rowScopes.ts';
import { schedules } from './schedules.ts';
import { signIn } from './signIn.ts';
import { staff } from './staff.ts';
import { systemTables } from './systemTables.ts';
import { userDepartments } from './userDepartments.ts';
import { valueRules } from './valueRules.ts';
import { views } from './views.ts';

/** In order; ids only ever grow. */
export const systemMigrations: readonly Migration[] = [
  systemTables,
  rowLevelSecurity,
  departments,
  staff,
  valueRules,
  categories,
  userDepartments,
  announcements,
  signIn,
  administration,
  accessNotices,
  contacts,
  views,
  recordHistory,
  changeSets,
  logs,
  dictionaryRecords,
  jobs,
  rowScopes,
  schedules,
  facts,
  menus,
  screenRevisions,
  jobOutcomes,
  lookSessions,
  roleHomes,
  apiKeys,
  userBin,
  stateSteps,
  recordBin,
  contactList,
  prints,
  messages,
  userAgents,
  secondSteps,
  files,
  dataSources,
  departmentRoles,
  filePeople,
  announcementAudience,
  tenantPacks,
  mailedFiles,
  grantsInForce,
];
