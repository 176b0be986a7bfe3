import type { PlanColumn } from '../plan/Plan.ts';

const shown = { sortable: true, hidden: false } as const;

function text(key: string, title: string, width: number): PlanColumn {
  return { ...shown, key, title, width, type: 'input', kind: 'text' };
}

function choice(key: string, title: string, width: number, dictCode: string): PlanColumn {
  return { ...shown, key, title, width, type: 'select', kind: 'code', dictCode };
}

/** What is known of users beyond their secrets. */
export const personColumns: readonly PlanColumn[] = [
  text('username', '账号', 150),
  text('realname', '姓名', 130),
  choice('sex', '性别', 80, 'sex'),
  text('phone', '手机', 140),
  text('email', '邮箱', 200),
  { ...shown, key: 'birthday', title: '生日', width: 120, type: 'date', kind: 'date' },
  text('orgCodeTxt', '部门', 150),
];

export const roleColumns: readonly PlanColumn[] = [
  text('roleName', '角色名称', 200),
  text('roleCode', '角色编码', 200),
];

export const positionColumns: readonly PlanColumn[] = [
  text('name', '职务名称', 200),
  text('code', '职务编码', 200),
  choice('postRank', '职级', 140, 'position_rank'),
];
