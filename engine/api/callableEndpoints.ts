import { ENDPOINTS, type Endpoint } from './endpoints.ts';
import { FAMILY_ENDPOINTS } from './familyEndpoints.ts';

/** An endpoint that a button may call, and what it asks of who calls it. */
export interface CallableEndpoint extends Endpoint {
  /** What it does, in Chinese. */
  does: string;
  /** Parameters it takes, in Chinese; they are sent as `send` says. */
  takes: string;
  /** The model whose records it is about; who may do one of these actions there may call it. */
  model: string;
  /** Codes of actions; `admin`: no permission opens it, administrators alone call it. */
  actions: readonly string[] | 'admin';
}

const ID = '`id`';
const DAYS = '`days`（清除多少天之前的）';
const MEMBERS = '`id`、`userIds`（逗号相连的用户编号）';

/** The calls a row action may declare; the reference lists them. What is not here is not for buttons. */
export const CALLABLE: readonly CallableEndpoint[] = [
  ...callsOn('system/announcement', [
    [FAMILY_ENDPOINTS.releaseAnnouncement, '发布公告', ID, ['release']],
    [FAMILY_ENDPOINTS.revokeAnnouncement, '撤销公告', ID, ['revoke']],
    [FAMILY_ENDPOINTS.pushAnnouncement, '把已发布的公告再推送一次', '`anntId`', ['release']],
  ]),
  ...callsOn('system/user', [
    [FAMILY_ENDPOINTS.setPassword, '重置密码', '`id`、`password`', ['reset_password']],
    [
      FAMILY_ENDPOINTS.freezeUsers,
      '冻结或解冻用户',
      '`ids`（逗号相连）、`status`（`"2"` 冻结，要 `freeze`；`"1"` 解冻，要 `unfreeze`）',
      ['freeze', 'unfreeze'],
    ],
    [FAMILY_ENDPOINTS.unbindUsers, '解绑第三方账号', ID, ['unbind']],
    [FAMILY_ENDPOINTS.resetTotp, '重置动态口令', ID, ['reset_totp']],
    [FAMILY_ENDPOINTS.previewUser, '以用户的权限预览', ID, 'admin'],
  ]),
  ...callsOn('system/role', [
    [FAMILY_ENDPOINTS.grantTree, '可授的权限（`select` 的 `treeUrl`）', '', ['grant']],
    [FAMILY_ENDPOINTS.grantsOfRole, '角色已有的权限（`select` 的 `currentUrl`）', '`roleId`', ['grant']],
    [
      FAMILY_ENDPOINTS.saveGrants,
      '保存角色的权限',
      '`roleId`、`permissionIds`、`lastpermissionIds`（都是逗号相连的编号）',
      ['grant'],
    ],
    [
      FAMILY_ENDPOINTS.rightsEffect,
      '这样授权会改变什么（`select` 的 `effectUrl`）',
      '`roleId`、`permissionIds`（逗号相连的编号）',
      ['grant'],
    ],
    [FAMILY_ENDPOINTS.usersOfRole, '角色的成员（`select` 的 `currentUrl`）', '`roleId`', ['members']],
    [FAMILY_ENDPOINTS.saveRoleMembers, '保存角色的成员', '`roleId`、`userIds`（逗号相连）', ['members']],
    [FAMILY_ENDPOINTS.addRoleMembers, '给角色加成员', '`roleId`、`userIdList`（逗号相连）', ['members']],
    [FAMILY_ENDPOINTS.previewRole, '以角色的权限预览', ID, 'admin'],
  ]),
  ...callsOn('system/menu', [
    [FAMILY_ENDPOINTS.restoreMenus, '把菜单项恢复成文件里的样子', '`ids`（逗号相连），或 `all`（`"1"`）', ['restore']],
    [FAMILY_ENDPOINTS.menuFile, '导出含改动的 menu.json（用 `download` 保存）', '', ['download']],
  ]),
  ...callsOn('system/user-bin', [
    [FAMILY_ENDPOINTS.restoreUsers, '恢复删除的用户', '`userIds`（逗号相连）', ['restore']],
  ]),
  ...callsOn('system/api-key', [
    [FAMILY_ENDPOINTS.issueApiKey, '生成密钥，只答复这一次（用 `reveal` 显示）', ID, ['issue']],
    [FAMILY_ENDPOINTS.revokeApiKey, '吊销密钥', ID, ['revoke']],
  ]),
  ...callsOn('system/message-template', [
    [
      FAMILY_ENDPOINTS.sendTemplate,
      '按模板发消息',
      '`templateCode`、`receiver`（逗号相连）、可以有 `testData`',
      ['send'],
    ],
    [FAMILY_ENDPOINTS.previewTemplate, '按测试数据填好（用 `reveal` 显示）', ID, ['preview']],
    [FAMILY_ENDPOINTS.messageChannels, '各渠道能不能用（用 `reveal` 显示）', '', ['preview']],
  ]),
  ...callsOn('system/message', [[FAMILY_ENDPOINTS.retryMessage, '重发没有成功的消息', ID, ['retry']]]),
  ...callsOn('system/webhook', [
    [FAMILY_ENDPOINTS.issueWebhookSecret, '生成签名密钥，只答复这一次（用 `reveal` 显示）', ID, ['issue']],
    [FAMILY_ENDPOINTS.testWebhook, '发出一条测试', ID, ['test']],
  ]),
  ...callsOn('system/gateway-route', [
    [FAMILY_ENDPOINTS.checkGatewayRoute, '说明本服务怎样转发这条路由', ID, ['check']],
    [FAMILY_ENDPOINTS.copyGatewayRoute, '复制成一条停用的路由', ID, ['copy']],
  ]),
  ...callsOn('system/webhook-delivery', [[FAMILY_ENDPOINTS.retryDelivery, '重新投递', ID, ['retry']]]),
  ...callsOn('system/data-source', [[FAMILY_ENDPOINTS.testDataSource, '连接一次数据源，答复连没连上', ID, ['test']]]),
  ...callsOn('system/online', [[FAMILY_ENDPOINTS.endSession, '强制退出会话', '`token`（行的 `id`）', ['force']]]),
  ...callsOn('system/job', [
    [ENDPOINTS.cancelJob, '取消任务', ID, ['cancel']],
    [FAMILY_ENDPOINTS.retryJob, '重试失败或取消的任务', ID, ['retry']],
  ]),
  ...callsOn('system/schedule', [
    [FAMILY_ENDPOINTS.pauseSchedule, '暂停定时任务', ID, ['pause']],
    [FAMILY_ENDPOINTS.resumeSchedule, '恢复定时任务', ID, ['resume']],
    [FAMILY_ENDPOINTS.runSchedule, '立即执行一次', ID, ['execute']],
  ]),
  ...callsOn('system/tenant', [
    [FAMILY_ENDPOINTS.tenantMembers, '租户的成员（`select` 的 `currentUrl`）', ID, 'admin'],
    [FAMILY_ENDPOINTS.saveTenantMembers, '保存租户的成员', MEMBERS, 'admin'],
    [FAMILY_ENDPOINTS.tenantAdmins, '租户的管理员（`select` 的 `currentUrl`）', ID, 'admin'],
    [FAMILY_ENDPOINTS.saveTenantAdmins, '保存租户的管理员', MEMBERS, 'admin'],
  ]),
  ...callsOn('system/tenant-pack', [
    [FAMILY_ENDPOINTS.packTree, '套餐里可以放的菜单与权限（`select` 的 `treeUrl`）', '', 'admin'],
    [FAMILY_ENDPOINTS.grantsOfPack, '套餐里已有的（`select` 的 `currentUrl`）', ID, 'admin'],
    [
      FAMILY_ENDPOINTS.savePackGrants,
      '保存套餐里的菜单与权限',
      '`id`、`permissionIds`、`lastpermissionIds`（都是逗号相连的编号）',
      'admin',
    ],
  ]),
  ...callsOn('system/dictionary', [
    [FAMILY_ENDPOINTS.restoreDictionary, '把声明里的字典恢复成文件里的样子', ID, ['restore']],
    [ENDPOINTS.refreshDictionaries, '让每个进程重新读取字典', '', ['refresh']],
  ]),
  ...callsOn('system/file', [
    [ENDPOINTS.uploadFile, '先选文件，再一个一个上传', '', ['upload']],
    [ENDPOINTS.usesOfFile, '列出用到一个文件的记录', ID, ['uses']],
  ]),
  ...callsOn('system/log-security', [[FAMILY_ENDPOINTS.purgeSecurityLog, '清除旧的登录与安全日志', DAYS, ['purge']]]),
  ...callsOn('system/log-operation', [[FAMILY_ENDPOINTS.purgeOperationLog, '清除旧的操作日志', DAYS, ['purge']]]),
  ...callsOn('system/log-exception', [[FAMILY_ENDPOINTS.purgeExceptionLog, '清除旧的异常日志', DAYS, ['purge']]]),
  ...callsOn('system/check-rule', [[FAMILY_ENDPOINTS.testCheckRule, '用一个值试校验规则', '`id`、`value`', 'admin']]),
];

type Line = readonly [endpoint: Endpoint, does: string, takes: string, actions: CallableEndpoint['actions']];

function callsOn(model: string, lines: readonly Line[]): CallableEndpoint[] {
  return lines.map(([endpoint, does, takes, actions]) => ({ ...endpoint, does, takes, model, actions }));
}

/** The callable endpoint behind a call; undefined where there is none. */
export function callableAt(method: string, path: string): CallableEndpoint | undefined {
  return CALLABLE.find((each) => each.method === method && each.path === path);
}
