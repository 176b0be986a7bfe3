import type { FastifyRequest } from 'fastify';
import { isRecord } from '../../engine/api/envelope.ts';
import type { Compiled } from '../../engine/plan/compiled.ts';
import { type EndpointName, patternOf } from '../http/route.ts';
import { modelByCode, reportByCode } from '../http/wireCodes.ts';

/** As the dictionary `operate_type` has it. */
type OperateType = '1' | '2' | '3' | '4' | '5' | '6';

/** What a call did, in words. */
export interface Operation {
  type: OperateType;
  /** Of records: what precedes the title of their model or report. */
  says: string;
  records?: true;
}

const records = (type: OperateType, says: string): Operation => ({ type, says, records: true });
const act = (type: OperateType, says: string): Operation => ({ type, says });

/** Calls that are worth remembering; all others read, or have a log of their own. */
export const OPERATIONS: Partial<Record<EndpointName, Operation>> = {
  addRecord: records('2', '新增'),
  editRecord: records('3', '修改'),
  removeRecords: records('4', '删除'),
  saveRecords: records('3', '批量保存'),
  bulkEdit: records('3', '批量修改'),
  restoreRecord: records('3', '恢复历史版本：'),
  recoverRecords: records('3', '从回收站恢复：'),
  purgeRecords: records('4', '从回收站彻底删除：'),
  undoChangeSet: records('3', '撤销批量修改：'),
  moveRecord: records('3', '改变状态：'),
  moveRecords: records('3', '批量改变状态：'),
  changeRecord: records('3', '执行按钮：'),
  importRecords: records('5', '导入'),
  importXls: records('5', '导入'),
  importExcel: records('5', '导入'),
  importJob: records('5', '导入'),
  importFiles: records('5', '上传要导入的文件：'),
  restImport: act('5', '导入'),
  messageRestImport: act('5', '导入'),
  exportRecords: records('6', '导出'),
  exportWorkbook: records('6', '导出'),
  exportWorkbookOld: records('6', '导出'),
  restExport: act('6', '导出'),
  messageRestExport: act('6', '导出'),
  exportJob: records('6', '导出'),
  exportReport: records('6', '导出'),
  exportReportWorkbook: records('6', '导出'),
  boardExport: act('6', '导出看板'),
  printFile: records('6', '生成打印文件：'),
  countPrint: records('6', '打印'),
  messageRestAdd: records('2', '新增'),
  messageRestEdit: records('3', '修改'),
  messageRestEditByPost: records('3', '修改'),
  messageRestRemove: records('4', '删除'),
  messageRestRemoveBatch: records('4', '批量删除'),
  restAdd: records('2', '新增'),
  restEdit: records('3', '修改'),
  restEditByPost: records('3', '修改'),
  restRemove: records('4', '删除'),
  restRemoveBatch: records('4', '批量删除'),
  addView: act('2', '新增列表视图'),
  editView: act('3', '修改列表视图'),
  orderViews: act('3', '调整列表视图的次序'),
  removeView: act('4', '删除列表视图'),
  upload: act('2', '上传文件'),
  uploadToBucket: act('2', '上传文件'),
  uploadFile: act('2', '在文件管理里上传文件'),
  removeFile: act('4', '删除文件'),
  removeFiles: act('4', '批量删除文件'),
  changePassword: act('3', '修改自己的密码'),
  changePasswordByPut: act('3', '修改自己的密码'),
  saveProfile: act('3', '修改自己的资料'),
  saveProfileByPost: act('3', '修改自己的资料'),
  contactCode: act('3', '请求手机或邮箱的验证码'),
  endOwnSessions: act('4', '退出自己的其他登录'),
  thirdBind: act('3', '绑定第三方账号'),
  unbindThird: act('4', '解绑第三方账号'),
  offerTotp: act('3', '开始绑定动态口令'),
  bindTotp: act('3', '绑定动态口令'),
  unbindTotp: act('4', '解绑动态口令'),
  renewRecovery: act('3', '重新生成恢复码'),
  selectDepartment: act('3', '切换部门'),
  selectDepartmentByPut: act('3', '切换部门'),
  selectTenant: act('3', '切换租户'),
  previewRole: act('1', '以角色的权限预览'),
  previewUser: act('1', '以用户的权限预览'),
  endPreview: act('1', '退出预览'),
  runSource: act('1', '在工作台试运行报表'),
  beginSources: act('1', '在工作台由文件新建声明'),
  inferSource: act('1', '在工作台由 SQL 新建报表'),
  startLook: act('1', '在工作台以别的身份预览'),
  setDefaultHome: act('3', '修改默认首页'),
  publishSources: act('3', '发布声明'),
  commitSources: act('3', '提交声明到分支'),
  addCategory: act('2', '新增分类'),
  editCategory: act('3', '修改分类'),
  editCategoryByPost: act('3', '修改分类'),
  removeCategory: act('4', '删除分类'),
  removeCategories: act('4', '批量删除分类'),
  restoreDictionary: act('3', '恢复字典'),
  recoverDictionary: act('3', '从回收站恢复字典'),
  purgeDictionary: act('4', '从回收站彻底删除字典'),
  issueApiKey: act('3', '生成接口密钥'),
  revokeApiKey: act('3', '吊销接口密钥'),
  restoreUsers: act('3', '恢复删除的用户'),
  purgeUsers: act('4', '彻底删除用户'),
  addRoleHome: act('3', '修改角色的首页'),
  editRoleHome: act('3', '修改角色的首页'),
  editRoleHomeByPost: act('3', '修改角色的首页'),
  removeRoleHome: act('4', '去掉角色的首页'),
  removeRoleHomes: act('4', '去掉角色的首页'),
  restoreMenus: act('3', '恢复菜单'),
  cancelJob: act('3', '取消任务'),
  pauseSchedule: act('3', '暂停定时任务'),
  resumeSchedule: act('3', '恢复定时任务'),
  runSchedule: act('3', '立即执行定时任务'),
  sendTemplate: act('2', '发送消息'),
  retryMessage: act('3', '重发消息'),
  issueWebhookSecret: act('3', '生成事件推送的密钥'),
  testWebhook: act('3', '测试事件推送'),
  testDataSource: act('1', '测试数据源的连接'),
  retryDelivery: act('3', '重新投递事件'),
  saveGatewayRoute: act('3', '保存网关路由'),
  copyGatewayRoute: act('2', '复制网关路由'),
  refreshGateway: act('3', '刷新网关路由'),
  restoreGatewayRoutes: act('3', '从回收站恢复网关路由'),
  purgeGatewayRoutes: act('4', '从回收站彻底删除网关路由'),
  gatewayGet: act('1', '经网关查询'),
  gatewayPost: act('3', '经网关调用'),
  gatewayPut: act('3', '经网关调用'),
  gatewayPatch: act('3', '经网关调用'),
  gatewayDelete: act('4', '经网关调用'),
  retryJob: act('3', '重试任务'),
  freezeUsers: act('3', '冻结或解冻用户'),
  setPassword: act('3', '重置用户的密码'),
  unbindUsers: act('3', '解绑用户的第三方账号'),
  resetTotp: act('3', '重置用户的动态口令'),
  saveRoleMembers: act('3', '保存角色的成员'),
  addRoleMembers: act('3', '给角色加成员'),
  removeRoleMember: act('3', '从角色移出成员'),
  removeRoleMembers: act('3', '从角色批量移出成员'),
  addDepartmentMembers: act('3', '给部门加成员'),
  removeDepartmentMember: act('3', '从部门移出成员'),
  removeDepartmentMembers: act('3', '从部门批量移出成员'),
  addPack: act('2', '新增租户套餐'),
  editPack: act('3', '修改租户套餐'),
  editPackByPost: act('3', '修改租户套餐'),
  removePacks: act('4', '删除租户套餐'),
  savePackGrants: act('3', '修改租户套餐的菜单与权限'),
  why: act('1', '问页面上的一处为什么这样'),
  sourceHolders: act('1', '在工作台看改动影响谁'),
  rightsEffect: act('1', '看授权的改动会影响谁'),
  saveGrants: act('3', '保存角色的授权'),
  endSession: act('4', '强制退出会话'),
  saveTenantMembers: act('3', '保存租户的成员'),
  saveTenantAdmins: act('3', '保存租户的管理员'),
  addAnnouncement: act('2', '新增公告'),
  editAnnouncement: act('3', '修改公告'),
  editAnnouncementByPost: act('3', '修改公告'),
  removeAnnouncement: act('4', '删除公告'),
  removeAnnouncements: act('4', '批量删除公告'),
  releaseAnnouncement: act('3', '发布公告'),
  revokeAnnouncement: act('3', '撤销公告'),
  pushAnnouncement: act('3', '再次推送公告'),
  purgeSecurityLog: act('4', '清除登录与安全日志'),
  purgeOperationLog: act('4', '清除操作日志'),
  purgeExceptionLog: act('4', '清除异常日志'),
};

const byRoute = new Map(
  Object.entries(OPERATIONS).map(([name, operation]) => {
    const { method, url } = patternOf(name as EndpointName);
    return [`${method} ${url}`, operation];
  }),
);

/** What the route of a request does; undefined where it is nothing to be remembered. */
export function operationAt(method: string, route: string | undefined): Operation | undefined {
  return byRoute.get(`${method === 'HEAD' ? 'GET' : method} ${route ?? ''}`);
}

/** What was done, with the name of the records it was done to. */
export function sentenceOf(
  { says, records: ofRecords }: Operation,
  request: FastifyRequest,
  compiled: Compiled,
): string {
  if (!ofRecords) return says;
  const { code = '', resource = '' } = request.params as { code?: string; resource?: string };
  const named = code === '' ? undefined : (modelByCode(compiled, code) ?? reportByCode(compiled, code));
  const rest = [...compiled.models.values()].find((model) => resource !== '' && model.rest?.endsWith(`/${resource}`));
  return `${says}${(named ?? rest)?.title ?? code}`;
}

const LONGEST = 2000;
/** What says which records it was about; of everything else the name is enough, its value stands in their history. */
const TELLING: ReadonlySet<string> = new Set([
  'id',
  'ids',
  'version',
  'status',
  'days',
  'roleId',
  'userIds',
  'matching',
]);

/** The parameters as far as they say what it was about: neither what people typed nor secrets. */
export function parametersOf(request: FastifyRequest): string {
  const { params, query, body } = request;
  const told = { ...toldOf(params), ...toldOf(query), ...toldOf(body) };
  return Object.keys(told).length === 0 ? '' : JSON.stringify(told).slice(0, LONGEST);
}

function toldOf(values: unknown): Record<string, unknown> {
  if (!isRecord(values) || Buffer.isBuffer(values)) return {};
  return Object.fromEntries(
    Object.entries(values).map(([key, value]) => [key, TELLING.has(key) ? value : sizeOf(value)]),
  );
}

function sizeOf(value: unknown): string {
  return Array.isArray(value) ? `[${value.length}]` : '…';
}
