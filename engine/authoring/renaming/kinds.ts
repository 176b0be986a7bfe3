import { type UseKind, useKinds } from '../Use.ts';

export type RenameKind = Exclude<UseKind, 'url' | 'permission'>;

/** What can have another name. */
export const renameKinds: readonly RenameKind[] = useKinds.filter((kind) => kind !== 'url' && kind !== 'permission');

const OF_PAGES =
  '打开页面的授权、“仅显示…”的行范围与保存的视图以页面的名字记，已有的不再起作用，要在“角色管理”里重新授权（行范围一起选上）；发送它的定时任务要改参数；不在菜单里的页面，地址随名字改变';

/** What outside the files stays as it was, and what hangs on the old name and is lost with it. */
export const outsideOfRename: Readonly<Record<RenameKind, string>> = {
  field: '数据库列与保存的视图保持原样；受限字段的权限以字段名记，已授的不再起作用，要在“角色管理”里重新授权',
  screen: `按钮与列的权限保持原样；${OF_PAGES}`,
  report: `权限与编码保持原样；${OF_PAGES}`,
  model: '数据表、权限与编码保持原样',
  dictionary: '记录里存的值保持原样',
  picker: '记录里存的值保持原样',
  board: `权限保持原样；${OF_PAGES}`,
  print: '纸上印的保持原样',
  form: '用到它的页面保持原样',
  columns: '用到它的页面保持原样',
  query: '用到它的页面保持原样',
};
