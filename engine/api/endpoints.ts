import type { Method } from './send.ts';

/** Header that carries the sender of a save, so that its own screen knows the echo. */
export const CASE_HEADER = 'X-Case-Id';

/** Header of an answer to a removal: the change set by which it can be taken back. */
export const CHANGE_SET_HEADER = 'X-Change-Set';

export interface Endpoint {
  method: Method;
  /** `{name}` is filled in, encoded; `{name*}` is the rest of the path and keeps its slashes. */
  path: string;
}

/** Every path our browser calls, in one place: a server that wants another method is met here. The server's routes are these. */
export const ENDPOINTS = {
  signIn: { method: 'POST', path: '/sys/login' },
  signOut: { method: 'POST', path: '/sys/logout' },
  phoneSignIn: { method: 'POST', path: '/sys/phoneLogin' },
  phoneCode: { method: 'POST', path: '/sys/sms' },
  thirdRender: { method: 'GET', path: '/sys/thirdLogin/render/{source}' },
  thirdSignIn: { method: 'GET', path: '/sys/thirdLogin/getLoginUser/{token}/{type}' },
  thirdBind: { method: 'POST', path: '/sys/thirdLogin/bind' },
  ownBindings: { method: 'GET', path: '/sys/thirdLogin/bindings' },
  unbindThird: { method: 'DELETE', path: '/sys/thirdLogin/bindings' },
  casSignIn: { method: 'POST', path: '/sys/cas/client/validateLogin' },
  selectTenant: { method: 'POST', path: '/sys/selectTenant' },
  ownDepartments: { method: 'GET', path: '/sys/user/getCurrentUserDeparts' },
  selectDepartment: { method: 'POST', path: '/sys/selectDepart' },
  register: { method: 'POST', path: '/sys/user/register' },
  verifyPhone: { method: 'POST', path: '/sys/user/phoneVerification' },
  resetPassword: { method: 'POST', path: '/sys/user/passwordChange' },
  /** `{ticket, code}`: the second step of a sign-in; answers as it does. */
  secondStep: { method: 'POST', path: '/sys/totp/signIn' },
  /** `{ticket}`: an authenticator to bind before one may go on. */
  secondStepOffer: { method: 'POST', path: '/sys/totp/signIn/begin' },
  /** `{ticket, offer, code}`: binds it and signs in; the answer has `recoveryCodes` as well. */
  secondStepBind: { method: 'POST', path: '/sys/totp/signIn/confirm' },
  ownTotp: { method: 'GET', path: '/sys/totp/state' },
  /** `{password, code?}`: what an authenticator is shown; with a code of the one there is, to take its place. */
  offerTotp: { method: 'POST', path: '/sys/totp/begin' },
  /** `{offer, code}`: answers the recovery codes. */
  bindTotp: { method: 'POST', path: '/sys/totp/confirm' },
  /** `{password, code}`, as for `renewRecovery`. */
  unbindTotp: { method: 'POST', path: '/sys/totp/unbind' },
  renewRecovery: { method: 'POST', path: '/sys/totp/recovery' },
  captcha: { method: 'GET', path: '/sys/randomImage/{key}' },
  permissions: { method: 'GET', path: '/sys/permission/getUserPermissionByToken' },
  endPreview: { method: 'POST', path: '/sys/preview/end' },
  refreshDictionaries: { method: 'GET', path: '/sys/dict/refleshCache' },
  allDictionaries: { method: 'GET', path: '/sys/dict/queryAllDictItems' },
  dictionary: { method: 'GET', path: '/sys/dict/getDictItems/{code}' },
  dictionaryTree: { method: 'GET', path: '/sys/dict/loadTreeData' },
  categoryTree: { method: 'GET', path: '/sys/category/loadTreeData' },
  categoryRoot: { method: 'GET', path: '/sys/category/loadTreeRoot' },
  categoryChildren: { method: 'GET', path: '/sys/category/loadTreeChildren' },
  categoryTexts: { method: 'GET', path: '/sys/category/loadDictItem/' },
  /** Items whose text holds `keyword`. */
  searchDictionary: { method: 'GET', path: '/sys/dict/loadDict/{code}' },
  /** Texts of the values in `key`, comma-joined. */
  dictionaryTexts: { method: 'GET', path: '/sys/dict/loadDictItem/{code}' },
  changePassword: { method: 'POST', path: '/sys/user/updatePassword' },
  ownAccount: { method: 'GET', path: '/sys/user/login/setting/getUserData' },
  saveProfile: { method: 'PUT', path: '/sys/user/login/setting/userEdit' },
  /** Sends a code to a phone or mail that one calls one's own. */
  contactCode: { method: 'POST', path: '/sys/user/login/setting/contactCode' },
  ownSessions: { method: 'GET', path: '/sys/user/login/sessions' },
  endOwnSessions: { method: 'DELETE', path: '/sys/user/login/sessions' },
  /** How the server fares; `since`: milliseconds from which its history is wanted. */
  monitor: { method: 'GET', path: '/sys/monitor/state' },
  /** Pages with their parts and people with their roles, for `rightsSeers` and `rightsWithoutRole`. */
  /** The tables whose records have versions, to who may open 数据日志. */
  dataLogTables: { method: 'GET', path: '/sys/dataLog/tables' },
  dataLogVersions: { method: 'GET', path: '/sys/dataLog/queryDataVerList' },
  dataLogCompare: { method: 'GET', path: '/sys/dataLog/queryCompareList' },
  rightsSubjects: { method: 'GET', path: '/sys/rights/subjects' },
  /** `screen`, and `kind` and `code` of a part of it: who sees it, and by which grants. */
  rightsSeers: { method: 'GET', path: '/sys/rights/seers' },

  /** `screen`, `kind`, `code` and, where it was asked about one, `row`: why a part of a page is as it is. */
  why: { method: 'POST', path: '/config/why' },
  /** `user`, `role`: what they would see otherwise without it. */
  rightsWithoutRole: { method: 'GET', path: '/sys/rights/withoutRole' },
  settings: { method: 'GET', path: '/config/app' },
  manifest: { method: 'GET', path: '/config/manifest' },
  /** What a page at the address `at` asks for first, in one answer. */
  start: { method: 'GET', path: '/config/start' },
  /** The views of a screen's lists: `screen` is its id. */
  listViews: { method: 'GET', path: '/sys/view/list' },
  addView: { method: 'POST', path: '/sys/view/add' },
  editView: { method: 'PUT', path: '/sys/view/edit' },
  removeView: { method: 'DELETE', path: '/sys/view/delete' },
  /** `{list, ids}`: they stand in this order from now on. */
  orderViews: { method: 'PUT', path: '/sys/view/order' },
  departmentTree: { method: 'GET', path: '/sys/sysDepart/queryTreeList' },
  users: { method: 'GET', path: '/sys/user/list' },
  upload: { method: 'POST', path: '/sys/common/upload' },
  /** `tableName`, `fieldName` and the page: what dictionaries read of which tables, as the declarations have it. */
  whiteList: { method: 'GET', path: '/sys/tableWhiteList/list' },
  /** As `upload`, by the right to do so on the page of files. */
  uploadFile: { method: 'POST', path: '/sys/oss/file/upload' },
  /** `id`: `{name, models, hidden, inBin}`, models as `searchRecords` has them: the records that name the file. */
  usesOfFile: { method: 'GET', path: '/sys/oss/file/uses' },
  storedFile: { method: 'GET', path: '/sys/common/static/{path*}' },
  checkDuplicate: { method: 'GET', path: '/sys/duplicate/check' },
  checkByRule: { method: 'GET', path: '/sys/checkRule/checkByCode' },
  fillByRule: { method: 'PUT', path: '/sys/fillRule/executeRuleByCode/{code}' },
  fillByRules: { method: 'PUT', path: '/sys/fillRule/executeRuleByCodeBatch' },
  newAnnouncements: { method: 'GET', path: '/sys/annountCement/listByUser' },
  ownAnnouncements: { method: 'GET', path: '/sys/sysAnnouncementSend/getMyAnnouncementSend' },
  markAnnouncementRead: { method: 'PUT', path: '/sys/sysAnnouncementSend/editByAnntIdAndUserId' },
  markAllAnnouncementsRead: { method: 'PUT', path: '/sys/sysAnnouncementSend/readAll' },
  plan: { method: 'GET', path: '/config/plans/{id}' },
  picker: { method: 'GET', path: '/config/pickers/{id}' },
  /** An ES module that exports `validators`, made of a form's schema. */
  validators: { method: 'GET', path: '/config/validators/{module}' },
  events: { method: 'GET', path: '/config/events' },
  /** `{files}`: the declarations as their authors wrote them. */
  sources: { method: 'GET', path: '/config/sources' },
  /** `{sql, schemas}`: what the compiler in the browser cannot tell by itself; changes nothing. */
  /** `screens`, comma-joined: who opens them and how many views of them are kept. */
  sourceHolders: { method: 'POST', path: '/config/sources/holders' },
  judgeSources: { method: 'POST', path: '/config/sources/judge' },
  /** Multipart `id`, `file`: the declarations a table or a dump comes to (`SourceBegun`); writes nothing. */
  beginSources: { method: 'POST', path: '/config/sources/begin' },
  /** `{id, sql, drafts}`: the report a statement comes to (`SourceBegun`); writes nothing. */
  inferSource: { method: 'POST', path: '/config/sources/infer' },
  /** `{message, files: [{path, text, from}], confirmed?}`: changed declarations in force for everybody, all or none. */
  publishSources: { method: 'POST', path: '/config/sources/publish' },
  /** `{branch}` that the declarations' work tree has checked out, or `{why}` there is no git. */
  gitOfSources: { method: 'GET', path: '/config/sources/git' },
  /** `revision`: `{commit, files}` as they stood then. */
  sourcesAt: { method: 'GET', path: '/config/sources/at' },
  /** `{message, branch, files}`: as `publishSources`, as a commit that is not in force. */
  commitSources: { method: 'POST', path: '/config/sources/commit' },
  /** `keyword`: the roles, users and tenants one may look as. */
  lookChoices: { method: 'GET', path: '/config/sources/look' },
  /** `{kind, id}`: answers the token of a session that reads as they would and writes nothing. */
  startLook: { method: 'POST', path: '/config/sources/look' },
  /** `{token, id, drafts}`: a page of changed declarations as that session may know it. */
  planForLook: { method: 'POST', path: '/config/sources/look/plan' },
  /** `{path, drafts, params, explain?}`: the first rows of a report as it is written, or how it is carried out. */
  runSource: { method: 'POST', path: '/config/sources/run' },
  /** Paged: what was published, newest first. */
  listRevisions: { method: 'GET', path: '/config/sources/revisions' },
  /** One of them with the texts of its files before and after. */
  readRevision: { method: 'GET', path: '/config/sources/revisions/{id}' },
  /** Paged: the declarations themselves; `copyType=1`: those that take over another's. */
  listDeclarations: { method: 'GET', path: '/online/cgform/head/list' },
  /** Sockets: saves of others, and the bell. */
  liveSocket: { method: 'GET', path: '/vxeSocket/{userId}/{pageId}' },
  noticeSocket: { method: 'GET', path: '/websocket/{userId}' },

  /** Paged: `{records, total}`; records carry `id` and `version`. */
  listRecords: { method: 'GET', path: '/online/cgform/api/getData/{code}' },
  /** `field` and the parameters of `listRecords`: `{values: [{value, count}], more, late}` of one column, most first. */
  columnValues: { method: 'GET', path: '/online/cgform/api/columnValues/{code}' },
  /** `q`: records of all models one may open, by number or name: `{models: [{code, title, screens, records}], partial}`. */
  searchRecords: { method: 'GET', path: '/online/cgform/api/search' },
  readRecord: { method: 'GET', path: '/online/cgform/api/form/{code}/{id}' },
  /** Answers the new id. Carries an idempotency key. */
  addRecord: { method: 'POST', path: '/online/cgform/api/form/{code}' },
  /** A record with `id` and `version`. */
  editRecord: { method: 'PUT', path: '/online/cgform/api/form/{code}' },
  /** Comma-joined ids. */
  removeRecords: { method: 'DELETE', path: '/online/cgform/api/form/{code}/{ids}' },
  /** `{added, changed, removed}`, all or nothing; answers `{added: [{id, version}], changed: [{id, version}]}`. */
  saveRecords: { method: 'PUT', path: '/online/cgform/api/saveAll/{code}' },
  /**
   * `{values, ids}`: the same values for many records, as one change set; without `ids` with `matching: true` for all
   * that the parameters of `listRecords` find. `check: true`: tells what it would do.
   */
  bulkEdit: { method: 'PUT', path: '/online/cgform/api/bulkEdit/{code}' },
  /** By which transitions a record came to its state, oldest first. */
  transitions: { method: 'GET', path: '/online/cgform/api/transitions/{code}/{id}' },
  /** What waits for whoever asks, model by model; `code`: of one, `size`: how many records of each. */
  waiting: { method: 'GET', path: '/online/cgform/api/waiting' },
  /** A PDF of the records `ids` by the print `print`, on its paper number `paper`, from 0. */
  printFile: { method: 'GET', path: '/online/cgform/api/print/{code}' },
  /** `print`, `ids`: how often each was printed, by whom last, and titles of what whoever asks may not see of it. */
  printCounts: { method: 'GET', path: '/online/cgform/api/printCounts/{code}' },
  /** `{print, ids}`: they are printed now; answers as `printCounts`. */
  countPrint: { method: 'POST', path: '/online/cgform/api/printCounts/{code}' },
  /** Paged: what became of a record, newest first. */
  recordHistory: { method: 'GET', path: '/online/cgform/api/history/{code}/{id}' },
  /** `{id, version, to}`: the record as it was at version `to`, as a new change. */
  restoreRecord: { method: 'PUT', path: '/online/cgform/api/history/{code}' },
  /** Paged: change sets of a model, newest first; `mine=true`: one's own. */
  changeSets: { method: 'GET', path: '/online/cgform/api/changeSets/{code}' },
  /** A change set with a page of what became of its records. */
  changeSet: { method: 'GET', path: '/online/cgform/api/changeSet/{code}/{id}' },
  /** What taking it back would do; nothing is changed. */
  checkUndo: { method: 'GET', path: '/online/cgform/api/changeSet/{code}/{id}/undo' },
  /** Takes back what nobody changed since, as a change set of its own. */
  undoChangeSet: { method: 'POST', path: '/online/cgform/api/changeSet/{code}/{id}/undo' },
  /** Paged: what was removed from a model with a recycle bin, last first; `keyword`: what its texts hold. */
  recordBin: { method: 'GET', path: '/online/cgform/api/bin/{code}' },
  /** `{ids}` of the bin: the records with their lines, as one change set. */
  recoverRecords: { method: 'POST', path: '/online/cgform/api/bin/{code}/restore' },
  /** `{ids}`, or `{all: true, count}` with the number somebody agreed to: gone for good. */
  purgeRecords: { method: 'POST', path: '/online/cgform/api/bin/{code}/purge' },
  /** The parameters of `listRecords` without the page: a CSV file. */
  exportRecords: { method: 'GET', path: '/online/cgform/api/exportCsv/{code}' },
  /** A workbook: `exportFormat` (`xls`, `xlsx`, `csv`), `exportColumns`, `exportTables`, `exportPage`, `selections`. */
  exportWorkbook: { method: 'GET', path: '/online/cgform/api/exportXls/{code}' },
  /** Multipart `files[]`: `{files: [{name, path, sheets, error}], fields}`, to be mapped. */
  importFiles: { method: 'POST', path: '/online/cgform/api/importFiles/{code}' },
  /** `{files, mapping, how, key, mode, clear, total}`: starts a job. */
  importJob: { method: 'POST', path: '/online/cgform/api/importJob/{code}' },
  /** A workbook to be filled in. */
  importTemplate: { method: 'GET', path: '/online/cgform/api/importTemplate/{code}' },
  /** One's own job: `{state, title, done, total, said, file, outcome}`. */
  jobState: { method: 'GET', path: '/sys/job/state' },
  cancelJob: { method: 'POST', path: '/sys/job/cancel' },
  /** `{format, screen, columns, tables, page, ids, parameters}`; answers the `id` of the job that writes the file. */
  exportJob: { method: 'POST', path: '/online/cgform/api/exportJob/{code}' },
  /**
   * One level of a tree with `hasQuery=false` and the parent's id; several levels with `in`; what was asked for, flat,
   * with `true`: each row then carries the texts of its ancestors as `treePath`.
   */
  listLevels: { method: 'GET', path: '/online/cgform/api/getTreeData/{code}' },
  /** `{total, below}`: how many records removing these would remove. */
  countBelow: { method: 'GET', path: '/online/cgform/api/treeCount/{code}/{ids}' },
  /** Paged: `{records, total, totals}`. */
  boardData: { method: 'GET', path: '/dashboard/board/data/{code}' },
  boardRows: { method: 'GET', path: '/dashboard/board/rows/{code}' },
  boardExport: { method: 'GET', path: '/dashboard/board/export/{code}' },
  listReport: { method: 'GET', path: '/online/cgreport/api/getData/{code}' },
  /** The parameters of `listReport` with `figure`, `place` and the group: formula, its place, and the rows behind. */
  reportFigure: { method: 'GET', path: '/online/cgreport/api/getFigure/{code}' },
  exportReport: { method: 'GET', path: '/online/cgreport/api/exportCsv/{code}' },
  /** The same as a workbook; `exportFormat`: xls, xlsx. */
  exportReportWorkbook: { method: 'GET', path: '/online/cgreport/api/exportXls/{code}' },
  reportColumns: { method: 'GET', path: '/online/cgreport/api/getRpColumns/{code}' },
  reportQuery: { method: 'GET', path: '/online/cgreport/api/getQueryInfo/{code}' },
} as const satisfies Record<string, Endpoint>;

/** Names of the places in a path: `/a/{id}` has `id`. */
type Places<P extends string> = P extends `${string}{${infer Name}}${infer Rest}`
  ? (Name extends `${infer Plain}*` ? Plain : Name) | Places<Rest>
  : never;

/** The path of an endpoint with its places filled in, encoded; commas of a list stay as they are. */
export function pathTo<P extends string>(endpoint: { path: P }, values: Readonly<Record<Places<P>, string>>): string {
  const given: Readonly<Record<string, string>> = values;
  return endpoint.path.replace(/\{(\w+)(\*?)\}/g, (_place, name: string, rest: string) => {
    const value = given[name];
    if (value === undefined) throw new Error(`path ${endpoint.path}: no value for ${name}`);
    const encoded = encodeURIComponent(value).replaceAll('%2C', ',');
    return rest ? encoded.replaceAll('%2F', '/') : encoded;
  });
}

/** The path as a server's router writes it: `/a/:id`, `/a/*` for the rest. */
export function routeOf({ path }: Endpoint): string {
  return path.replace(/\{\w+\*\}/, '*').replace(/\{(\w+)\}/g, ':$1');
}
