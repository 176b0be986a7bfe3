/** A right that hangs on no screen. */
export interface GeneralRight {
  code: string;
  title: string;
}

/** To make, change and remove views of lists for a role or for all. */
export const SHARE_VIEWS = 'system:view:share';

/** To read every declaration as its author wrote it, and to try changes of it. */
export const READ_SCREENS = 'screens:read';

/** To put changed declarations in force, for everybody. */
export const WRITE_SCREENS = 'screens:write';

/** To call what the routes of the gateway lead to. */
export const USE_GATEWAY = 'gateway:use';

/** Every right that hangs on no screen, as the tree of roles offers them. */
export const GENERAL_RIGHTS: readonly GeneralRight[] = [
  { code: SHARE_VIEWS, title: '共享列表视图' },
  { code: READ_SCREENS, title: '在工作台看声明' },
  { code: WRITE_SCREENS, title: '在工作台发布声明' },
  { code: USE_GATEWAY, title: '经网关访问其他服务' },
];
