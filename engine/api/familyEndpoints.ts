import type { Endpoint } from './endpoints.ts';
import { ENDPOINTS } from './endpoints.ts';

/**
 * What the server answers and our own browser does not ask: for other clients of the JeecgBoot family, scripts and
 * declarations. Apart, so that the browser does not load it.
 */
export const FAMILY_ENDPOINTS = {
  health: { method: 'GET', path: '/healthz' },

  // How the server fares. Most are bare JSON, as Spring's actuator answers them.
  metrics: { method: 'GET', path: '/metrics' },
  metricNames: { method: 'GET', path: '/actuator/metrics' },
  metric: { method: 'GET', path: '/actuator/metrics/{name}' },
  httpTrace: { method: 'GET', path: '/actuator/httptrace' },
  httpTraceOfJeecg: { method: 'GET', path: '/actuator/jeecghttptrace' },
  redisInfo: { method: 'GET', path: '/sys/actuator/redis/info' },
  redisKeys: { method: 'GET', path: '/sys/actuator/redis/keysSize' },
  redisMemory: { method: 'GET', path: '/sys/actuator/redis/memoryInfo' },
  redisHistory: { method: 'GET', path: '/sys/actuator/redis/metrics/history' },
  disks: { method: 'GET', path: '/sys/actuator/redis/queryDiskInfo' },

  // The same calls by the other method that clients send.
  signOutByGet: { method: 'GET', path: ENDPOINTS.signOut.path },
  casSignInByGet: { method: 'GET', path: ENDPOINTS.casSignIn.path },
  selectDepartmentByPut: { method: 'PUT', path: ENDPOINTS.selectDepartment.path },
  changePasswordByPut: { method: 'PUT', path: ENDPOINTS.changePassword.path },
  saveProfileByPost: { method: 'POST', path: ENDPOINTS.saveProfile.path },
  markAnnouncementReadByPost: { method: 'POST', path: ENDPOINTS.markAnnouncementRead.path },

  thirdCallback: { method: 'GET', path: '/sys/thirdLogin/{source}/callback' },
  visits: { method: 'GET', path: '/sys/loginfo' },
  visitsByDay: { method: 'GET', path: '/sys/visitInfo' },
  permissionCodes: { method: 'GET', path: '/sys/permission/getPermCode' },
  previewRole: { method: 'POST', path: '/sys/role/preview' },
  previewUser: { method: 'POST', path: '/sys/user/preview' },

  /** Ids with their slashes as they are. */
  planBySlashes: { method: 'GET', path: '/config/plans/{id*}' },
  pickerBySlashes: { method: 'GET', path: '/config/pickers/{id*}' },

  dictionaryText: { method: 'GET', path: '/sys/dict/getDictText/{code}/{key}' },
  searchDictionaryByValue: { method: 'GET', path: '/sys/dict/loadDictOrderByValue/{code}' },
  dictionaryTable: { method: 'GET', path: '/sys/dict/queryTableData' },
  /** `{id}`: a declared dictionary as its file has it. */
  restoreDictionary: { method: 'POST', path: '/sys/dict/restore' },
  /** Dictionaries in the recycle bin; each has the bin's id, which the two below take. */
  removedDictionaries: { method: 'GET', path: '/sys/dict/deleteList' },
  recoverDictionary: { method: 'PUT', path: '/sys/dict/back/{id}' },
  purgeDictionary: { method: 'DELETE', path: '/sys/dict/deletePhysic/{id}' },

  /** Paged: one's own change sets of every model one may read. */
  ownChangeSets: { method: 'GET', path: '/online/cgform/api/changeSets' },

  categoryTextsUnslashed: { method: 'GET', path: '/sys/category/loadDictItem' },
  category: { method: 'GET', path: '/sys/category/loadOne' },
  categoryItems: { method: 'GET', path: '/sys/category/loadAllData' },
  checkCategoryCode: { method: 'GET', path: '/sys/category/checkCode' },
  categories: { method: 'GET', path: '/sys/category/rootList' },
  categoriesBelow: { method: 'GET', path: '/sys/category/childList' },
  categoriesBelowSeveral: { method: 'GET', path: '/sys/category/getChildListBatch' },
  addCategory: { method: 'POST', path: '/sys/category/add' },
  editCategory: { method: 'PUT', path: '/sys/category/edit' },
  editCategoryByPost: { method: 'POST', path: '/sys/category/edit' },
  removeCategory: { method: 'DELETE', path: '/sys/category/delete' },
  removeCategories: { method: 'DELETE', path: '/sys/category/deleteBatch' },

  recordColumns: { method: 'GET', path: '/online/cgform/api/getColumns/{code}' },
  recordQuery: { method: 'GET', path: '/online/cgform/api/getQueryInfo/{code}' },
  recordForm: { method: 'GET', path: '/online/cgform/api/getFormItem/{code}' },
  readDetail: { method: 'GET', path: '/online/cgform/api/detail/{code}/{id}' },
  /**
   * `{id, version}`: does what the row action of the screen declares (`set`) to that record, by the action's own
   * permission. `screen` is the wire code of the screen.
   */
  changeRecord: { method: 'PUT', path: '/online/cgform/api/change/{code}/{screen}/{action}' },
  /** Another name of `exportXls`. */
  exportWorkbookOld: { method: 'GET', path: '/online/cgform/api/exportXlsOld/{code}' },
  /** `{rows, mode, file}`; what was written is the change set `set` of the answer. */
  importRecords: { method: 'POST', path: '/online/cgform/api/importRows/{code}' },
  /** Multipart `files[]` or `file`, `validateStatus` (`1`: all rows or none), `foreignKeys` (JSON). */
  importXls: { method: 'POST', path: '/online/cgform/api/importXls/{code}' },
  importExcel: { method: 'POST', path: '/online/cgform/api/importExcel/{code}' },
  reportColumnsAndData: { method: 'GET', path: '/online/cgreport/api/getColumnsAndData/{code}' },

  /** The same records once more, of models that say `rest`. */
  restList: { method: 'GET', path: '/sys/{resource}/list' },
  restRecord: { method: 'GET', path: '/sys/{resource}/queryById' },
  restAdd: { method: 'POST', path: '/sys/{resource}/add' },
  restEdit: { method: 'PUT', path: '/sys/{resource}/edit' },
  restEditByPost: { method: 'POST', path: '/sys/{resource}/edit' },
  restRemove: { method: 'DELETE', path: '/sys/{resource}/delete' },
  restExport: { method: 'GET', path: '/sys/{resource}/exportXls' },
  restImport: { method: 'POST', path: '/sys/{resource}/importExcel' },
  restRemoveBatch: { method: 'DELETE', path: '/sys/{resource}/deleteBatch' },
  /** Those of messages stand one step lower. */
  messageRestList: { method: 'GET', path: '/sys/message/{resource}/list' },
  messageRestRecord: { method: 'GET', path: '/sys/message/{resource}/queryById' },
  messageRestAdd: { method: 'POST', path: '/sys/message/{resource}/add' },
  messageRestEdit: { method: 'PUT', path: '/sys/message/{resource}/edit' },
  messageRestEditByPost: { method: 'POST', path: '/sys/message/{resource}/edit' },
  messageRestRemove: { method: 'DELETE', path: '/sys/message/{resource}/delete' },
  messageRestExport: { method: 'GET', path: '/sys/message/{resource}/exportXls' },
  messageRestImport: { method: 'POST', path: '/sys/message/{resource}/importExcel' },
  messageRestRemoveBatch: { method: 'DELETE', path: '/sys/message/{resource}/deleteBatch' },

  /** Users of the departments in `departId`, those below them too. */
  usersOfDepartments: { method: 'GET', path: '/sys/user/queryUserComponentData' },
  usersOfDepartment: { method: 'GET', path: '/sys/user/queryUserByDepId' },
  /** A bare array, without an envelope. */
  usersByValues: { method: 'GET', path: '/sys/user/getMultiUser' },
  usersByIds: { method: 'GET', path: '/sys/user/queryByIds' },
  usersByNames: { method: 'GET', path: '/sys/user/queryByNames' },
  positionByCode: { method: 'GET', path: '/sys/position/queryByCode' },
  departmentByCode: { method: 'GET', path: '/sys/sysDepart/getDepartName' },
  tenantsByIds: { method: 'GET', path: '/sys/tenant/queryList' },
  checkUsername: { method: 'GET', path: '/sys/user/checkOnlyUser' },
  freezeUsers: { method: 'PUT', path: '/sys/user/frozenBatch' },
  setPassword: { method: 'PUT', path: '/sys/user/changePassword' },
  unbindUsers: { method: 'PUT', path: '/sys/user/unbindThird' },
  resetTotp: { method: 'PUT', path: '/sys/user/resetTotp' },
  rolesOfUser: { method: 'GET', path: '/sys/user/queryUserRole' },
  usersOfRole: { method: 'GET', path: '/sys/user/userRoleList' },
  addRoleMembers: { method: 'POST', path: '/sys/user/addSysUserRole' },
  removeRoleMember: { method: 'DELETE', path: '/sys/user/deleteUserRole' },
  removeRoleMembers: { method: 'DELETE', path: '/sys/user/deleteUserRoleBatch' },
  /** Who works in a department, and whom it is given to beside their own. */
  usersInDepartment: { method: 'GET', path: '/sys/user/departUserList' },
  addDepartmentMembers: { method: 'POST', path: '/sys/user/editSysDepartWithUser' },
  removeDepartmentMember: { method: 'DELETE', path: '/sys/user/deleteUserInDepart' },
  removeDepartmentMembers: { method: 'DELETE', path: '/sys/user/deleteUserInDepartBatch' },
  departmentsOfUser: { method: 'GET', path: '/sys/user/userDepartList' },
  allUsers: { method: 'GET', path: '/sys/user/listAll' },
  addressList: { method: 'GET', path: '/sys/user/queryByOrgCodeForAddressList' },
  allDepartments: { method: 'GET', path: '/sys/sysDepart/listAll' },
  checkRoleCode: { method: 'GET', path: '/sys/role/checkRoleCode' },
  dictionaryNodes: { method: 'GET', path: '/sys/dict/treeList' },
  checkDictionaryItem: { method: 'GET', path: '/sys/dictItem/dictItemCheck' },
  saveRoleMembers: { method: 'POST', path: '/sys/role/saveMembers' },
  roles: { method: 'GET', path: '/sys/role/list' },
  allRoles: { method: 'GET', path: '/sys/role/queryall' },
  positions: { method: 'GET', path: '/sys/position/list' },
  departmentLevel: { method: 'GET', path: '/sys/sysDepart/queryDepartTreeSync' },
  departmentIds: { method: 'GET', path: '/sys/sysDepart/queryIdTree' },
  searchDepartments: { method: 'GET', path: '/sys/sysDepart/searchBy' },
  ownDepartmentTree: { method: 'GET', path: '/sys/sysDepart/queryMyDeptTreeList' },
  onlineSessions: { method: 'GET', path: '/sys/online/list' },
  pauseSchedule: { method: 'GET', path: '/sys/quartzJob/pause' },
  resumeSchedule: { method: 'GET', path: '/sys/quartzJob/resume' },
  /** Once, now, beside its plan. */
  runSchedule: { method: 'GET', path: '/sys/quartzJob/execute' },
  /** `{msgType, receiver, templateCode, testData}`: receivers comma-joined, the data a text of JSON. */
  sendTemplate: { method: 'POST', path: '/sys/message/sysMessageTemplate/sendMsg' },
  previewTemplate: { method: 'GET', path: '/sys/message/sysMessageTemplate/preview' },
  messageChannels: { method: 'GET', path: '/sys/message/sysMessageTemplate/channels' },
  retryMessage: { method: 'POST', path: '/sys/message/sysMessage/retry' },
  /** `{id}`: a new secret, answered this once. */
  issueWebhookSecret: { method: 'POST', path: '/sys/webhook/issue' },
  testWebhook: { method: 'POST', path: '/sys/webhook/test' },
  retryDelivery: { method: 'POST', path: '/sys/webhook/retry' },
  /** `{id}`, or a source as its form has it. */
  testDataSource: { method: 'POST', path: '/online/cgreport/api/testConnection' },
  dataSourceOptions: { method: 'GET', path: '/sys/dataSource/options' },
  /** A bare array: every route with its predicates and filters, parsed. */
  gatewayRoutes: { method: 'GET', path: '/sys/gatewayRoute/list' },
  /** `{router}`, whose predicates and filters are texts of JSON: adds it, or changes the one with its `id`. */
  saveGatewayRoute: { method: 'POST', path: '/sys/gatewayRoute/updateAll' },
  copyGatewayRoute: { method: 'GET', path: '/sys/gatewayRoute/copyRoute' },
  /** What this server would do with it, in words. */
  checkGatewayRoute: { method: 'GET', path: '/sys/gatewayRoute/check' },
  refreshGateway: { method: 'GET', path: '/sys/gatewayRoute/clearRedis' },
  removedGatewayRoutes: { method: 'GET', path: '/sys/gatewayRoute/deleteList' },
  restoreGatewayRoutes: { method: 'PUT', path: '/sys/gatewayRoute/putRecycleBin' },
  purgeGatewayRoutes: { method: 'DELETE', path: '/sys/gatewayRoute/deleteRecycleBin' },
  /** A bare array as a Spring Cloud Gateway has them, for its token. */
  gatewayDefinitions: { method: 'GET', path: '/sys/gatewayRoute/definitions' },
  gatewayGet: { method: 'GET', path: '/gateway/{path*}' },
  gatewayPost: { method: 'POST', path: '/gateway/{path*}' },
  gatewayPut: { method: 'PUT', path: '/gateway/{path*}' },
  gatewayPatch: { method: 'PATCH', path: '/gateway/{path*}' },
  gatewayDelete: { method: 'DELETE', path: '/gateway/{path*}' },
  agentOfUser: { method: 'GET', path: '/sys/sysUserAgent/queryByUserName' },
  retryJob: { method: 'POST', path: '/sys/job/retry' },
  endSession: { method: 'POST', path: '/sys/online/forceLogout' },
  ownTenants: { method: 'GET', path: '/sys/tenant/getCurrentUserTenant' },
  tenantMembers: { method: 'GET', path: '/sys/tenant/members' },
  saveTenantMembers: { method: 'POST', path: '/sys/tenant/saveMembers' },
  tenantAdmins: { method: 'GET', path: '/sys/tenant/admins' },
  saveTenantAdmins: { method: 'POST', path: '/sys/tenant/saveAdmins' },
  /** Packs of tenants: `{packName, remarks, roleIds, permissionIds}`, the last two comma-joined. */
  packs: { method: 'GET', path: '/sys/tenant/packList' },
  addPack: { method: 'POST', path: '/sys/tenant/addPackPermission' },
  editPack: { method: 'PUT', path: '/sys/tenant/editPackPermission' },
  editPackByPost: { method: 'POST', path: '/sys/tenant/editPackPermission' },
  removePacks: { method: 'DELETE', path: '/sys/tenant/deleteTenantPack' },
  /** What a pack may hold, what one holds, and `{id, permissionIds, lastpermissionIds}`: what it shall hold. */
  packTree: { method: 'GET', path: '/sys/tenant/packTree' },
  grantsOfPack: { method: 'GET', path: '/sys/tenant/packGrants' },
  savePackGrants: { method: 'POST', path: '/sys/tenant/savePackGrants' },

  /** `{id}`: a new key, answered this once. */
  issueApiKey: { method: 'POST', path: '/sys/apiKey/issue' },
  revokeApiKey: { method: 'POST', path: '/sys/apiKey/revoke' },
  removedUsers: { method: 'GET', path: '/sys/user/recycleBin' },
  restoreUsers: { method: 'PUT', path: '/sys/user/putRecycleBin' },
  purgeUsers: { method: 'DELETE', path: '/sys/user/deleteRecycleBin' },
  roleHomes: { method: 'GET', path: '/sys/sysRoleIndex/list' },
  roleHome: { method: 'GET', path: '/sys/sysRoleIndex/queryById' },
  addRoleHome: { method: 'POST', path: '/sys/sysRoleIndex/add' },
  editRoleHome: { method: 'PUT', path: '/sys/sysRoleIndex/edit' },
  editRoleHomeByPost: { method: 'POST', path: '/sys/sysRoleIndex/edit' },
  removeRoleHome: { method: 'DELETE', path: '/sys/sysRoleIndex/delete' },
  removeRoleHomes: { method: 'DELETE', path: '/sys/sysRoleIndex/deleteBatch' },
  defaultHome: { method: 'GET', path: '/sys/sysRoleIndex/queryDefIndex' },
  setDefaultHome: { method: 'PUT', path: '/sys/sysRoleIndex/updateDefIndex' },
  grantTree: { method: 'GET', path: '/sys/role/queryTreeList' },
  permissionTree: { method: 'GET', path: '/sys/permission/queryTreeList' },
  menus: { method: 'GET', path: '/sys/permission/list' },
  topMenus: { method: 'GET', path: '/sys/permission/getSystemMenuList' },
  menusBelow: { method: 'GET', path: '/sys/permission/getSystemSubmenu' },
  menusBelowSeveral: { method: 'GET', path: '/sys/permission/getSystemSubmenuBatch' },
  menuLevel: { method: 'GET', path: '/sys/permission/queryListAsync' },
  checkMenuPath: { method: 'GET', path: '/sys/permission/checkPermDuplication' },
  grantsOfRole: { method: 'GET', path: '/sys/permission/queryRolePermission' },
  /** Changes nothing: what `saveGrants` with these parameters would. */
  rightsEffect: { method: 'POST', path: '/sys/rights/effect' },
  saveGrants: { method: 'POST', path: '/sys/permission/saveRolePermission' },
  /** `{ids}` or `{all}`: entries of the menu as their files have them. */
  restoreMenus: { method: 'POST', path: '/sys/permission/restore' },
  /** The text of `menu.json` with what the tenant says of its menu. */
  menuFile: { method: 'GET', path: '/sys/permission/menuFile' },
  addMenu: { method: 'POST', path: '/sys/permission/add' },
  editMenu: { method: 'PUT', path: '/sys/permission/edit' },
  editMenuByPost: { method: 'POST', path: '/sys/permission/edit' },
  removeMenu: { method: 'DELETE', path: '/sys/permission/delete' },
  removeMenus: { method: 'DELETE', path: '/sys/permission/deleteBatch' },
  dataRulesOfMenu: { method: 'GET', path: '/sys/permission/getPermRuleListByPermId' },
  dataRules: { method: 'GET', path: '/sys/permission/queryPermissionRule' },
  addDataRule: { method: 'POST', path: '/sys/permission/addPermissionRule' },
  editDataRule: { method: 'PUT', path: '/sys/permission/editPermissionRule' },
  editDataRuleByPost: { method: 'POST', path: '/sys/permission/editPermissionRule' },
  removeDataRule: { method: 'DELETE', path: '/sys/permission/deletePermissionRule' },
  roleDataRules: { method: 'GET', path: '/sys/role/datarule/{rest*}' },
  saveRoleDataRules: { method: 'POST', path: '/sys/role/datarule' },
  departmentDataRules: { method: 'GET', path: '/sys/sysDepartPermission/datarule/{rest*}' },
  saveDepartmentDataRules: { method: 'POST', path: '/sys/sysDepartPermission/datarule' },
  departmentGrants: { method: 'GET', path: '/sys/permission/queryDepartPermission' },
  saveDepartmentGrants: { method: 'POST', path: '/sys/permission/saveDepartPermission' },
  departmentRoleTree: { method: 'GET', path: '/sys/sysDepartPermission/queryTreeListForDeptRole' },
  departmentRoleGrants: { method: 'GET', path: '/sys/sysDepartPermission/queryDeptRolePermission' },
  saveDepartmentRoleGrants: { method: 'POST', path: '/sys/sysDepartPermission/saveDeptRolePermission' },
  departmentRoles: { method: 'GET', path: '/sys/sysDepartRole/{rest*}' },
  addDepartmentRoles: { method: 'POST', path: '/sys/sysDepartRole/{rest*}' },
  editDepartmentRoles: { method: 'PUT', path: '/sys/sysDepartRole/{rest*}' },
  removeDepartmentRoles: { method: 'DELETE', path: '/sys/sysDepartRole/{rest*}' },

  testCheckRule: { method: 'GET', path: '/sys/checkRule/testRule' },
  testFillRule: { method: 'GET', path: '/sys/fillRule/testFillRule' },

  announcements: { method: 'GET', path: '/sys/annountCement/list' },
  announcement: { method: 'GET', path: '/sys/annountCement/queryById' },
  addAnnouncement: { method: 'POST', path: '/sys/annountCement/add' },
  editAnnouncement: { method: 'PUT', path: '/sys/annountCement/edit' },
  editAnnouncementByPost: { method: 'POST', path: '/sys/annountCement/edit' },
  removeAnnouncement: { method: 'DELETE', path: '/sys/annountCement/delete' },
  removeAnnouncements: { method: 'DELETE', path: '/sys/annountCement/deleteBatch' },
  releaseAnnouncement: { method: 'GET', path: '/sys/annountCement/doReleaseData' },
  revokeAnnouncement: { method: 'GET', path: '/sys/annountCement/doReovkeData' },
  pushAnnouncement: { method: 'GET', path: '/sys/annountCement/syncNotic' },

  /** Paged: sign-ins, operations or exceptions by `logType`. */
  logs: { method: 'GET', path: '/sys/log/list' },
  removeLog: { method: 'DELETE', path: '/sys/log/delete' },
  removeLogs: { method: 'DELETE', path: '/sys/log/deleteBatch' },
  purgeSecurityLog: { method: 'POST', path: '/sys/log/purgeSecurity' },
  purgeOperationLog: { method: 'POST', path: '/sys/log/purgeOperation' },
  purgeExceptionLog: { method: 'POST', path: '/sys/log/purgeException' },

  whiteListed: { method: 'GET', path: '/sys/tableWhiteList/queryById' },
  addWhiteListed: { method: 'POST', path: '/sys/tableWhiteList/add' },
  editWhiteListed: { method: 'PUT', path: '/sys/tableWhiteList/edit' },
  editWhiteListedByPost: { method: 'POST', path: '/sys/tableWhiteList/edit' },
  removeWhiteListed: { method: 'DELETE', path: '/sys/tableWhiteList/delete' },
  removeWhiteListedSeveral: { method: 'DELETE', path: '/sys/tableWhiteList/deleteBatch' },
  /** Paged: uploaded files. */
  files: { method: 'GET', path: '/sys/oss/file/list' },
  file: { method: 'GET', path: '/sys/oss/file/queryById' },
  removeFile: { method: 'DELETE', path: '/sys/oss/file/delete' },
  removeFiles: { method: 'DELETE', path: '/sys/oss/file/deleteBatch' },
  /** As `upload`: where files lie the server's settings say, not who sends them. */
  uploadToBucket: { method: 'POST', path: '/sys/upload/uploadMinio' },

  // Versions of records, as JeecgBoot's data log asks for them.
  dataLog: { method: 'GET', path: '/sys/dataLog/list' },
  /** `{id, version, comment}`: takes a record from one state to another. Answers the record. */
  moveRecord: { method: 'POST', path: '/online/cgform/api/transition/{code}/{transition}' },
  /** `{ids, versions, comment}`, both comma-joined: row by row; answers `{total, moved, refused: [{id, name, message}]}`. */
  moveRecords: { method: 'POST', path: '/online/cgform/api/transitions/{code}/{transition}' },
} as const satisfies Record<string, Endpoint>;

/**
 * The folder an endpoint stands in: what precedes the name of the call, `/sys` or `/online/cgform/api`; the first
 * part alone where there is no more. Whatever else stands in it is an address of the interface too.
 */
function folderOf({ path }: Endpoint): string {
  const fixed = path.split('/').slice(1);
  const place = fixed.findIndex((part) => part.startsWith('{'));
  const known = fixed.slice(0, place < 0 ? undefined : place).filter((part) => part !== '');
  return `/${known.slice(0, Math.max(1, known.length - 1)).join('/')}`;
}

/** Matches the addresses of the interface, with or without a query; all others are pages or files. */
export function apiAddresses(): RegExp {
  const folders = new Set([...Object.values(ENDPOINTS), ...Object.values(FAMILY_ENDPOINTS)].map(folderOf));
  const shortest = [...folders].filter((folder) => ![...folders].some((other) => folder.startsWith(`${other}/`)));
  return new RegExp(`^(?:${shortest.join('|')})(?:[/?]|$)`);
}
