import {
  ClusterOutlined,
  LockOutlined,
  LogoutOutlined,
  ReloadOutlined,
  SettingOutlined,
  SkinOutlined,
  UserOutlined,
} from '@ant-design/icons';
import { App } from 'antd';
import { useSetAtom } from 'jotai';
import { useNavigate } from 'react-router-dom';
import { refreshDictionaries, signOut } from '../../../engine/session/account.ts';
import { loadOwnDepartments } from '../../../engine/session/ownAccount.ts';
import { sessionAtom, unsavedPagesAtom } from '../../services/atoms.ts';
import { endSession, keepDictionaries, useServices } from '../../services/services.ts';
import { useRefusal } from '../../services/useRefusal.ts';
import { ownDialogAtom } from '../frame/OwnDialogs.tsx';

/** What people do for themselves, whatever page they are on; `age`: how old the kept dictionaries are. */
export function useOwnItems(age = '') {
  const open = useSetAtom(ownDialogAtom);
  const navigate = useNavigate();
  const refresh = useRefreshCache();
  const leave = useSignOut();
  const { store } = useServices();
  const { message } = App.useApp();
  const openDepartments = useOpenDepartments();
  const openPassword = () => {
    if (store.get(sessionAtom)?.user.username) open({ part: 'password' });
    else message.warning('当前系统无登录用户!');
  };
  return [
    { key: 'center', icon: <UserOutlined />, label: '个人中心', onClick: () => navigate('/account/center') },
    {
      key: 'account',
      icon: <SettingOutlined />,
      label: '账户设置',
      onClick: () => navigate('/account/settings/base'),
    },
    { key: 'settings', icon: <SkinOutlined />, label: '系统设置', onClick: () => open({ part: 'settings' }) },
    { key: 'password', icon: <LockOutlined />, label: '密码修改', onClick: openPassword },
    { key: 'department', icon: <ClusterOutlined />, label: '切换部门', onClick: openDepartments },
    { key: 'refresh', icon: <ReloadOutlined />, label: '清理缓存', extra: age, onClick: refresh },
    { type: 'divider' as const },
    { key: 'leave', icon: <LogoutOutlined />, label: '退出登录', onClick: leave },
  ];
}

function useOpenDepartments(): () => Promise<void> {
  const open = useSetAtom(ownDialogAtom);
  const { client } = useServices();
  const { message } = App.useApp();
  const refused = useRefusal();
  return async () => {
    try {
      const found = await loadOwnDepartments(client);
      if (found.list.length === 0) message.warning('您尚未设置部门信息!');
      else open({ part: 'department', ...found });
    } catch (error) {
      refused(error);
    }
  };
}

/** Reads the dictionaries anew, and whatever else a page has read may be old as well. */
function useRefreshCache(): () => Promise<void> {
  const services = useServices();
  const { message } = App.useApp();
  return async () => {
    try {
      keepDictionaries(services, await refreshDictionaries(services.client));
      await services.queryClient.invalidateQueries();
      message.success('刷新缓存完成！');
    } catch {
      message.error('刷新缓存失败！');
    }
  };
}

/** Asks, and ends the session. */
function useSignOut(): () => void {
  const services = useServices();
  const { modal, message } = App.useApp();
  return () => {
    const unsaved = services.store.get(unsavedPagesAtom).map((title) => `“${title}”`);
    const lost = unsaved.length > 0 ? `${unsaved.join('、')}还有内容没有保存。` : '';
    modal.confirm({
      title: '提示',
      content: `${lost}真的要注销登录吗 ?`,
      okText: '确定',
      cancelText: '取消',
      afterClose: () => document.querySelector<HTMLElement>('.weft-user')?.focus(),
      onOk: () => {
        // The call takes its token with it; the session here ends at once, whatever the server says.
        const told = signOut(services.client);
        endSession(services, 'left');
        void told.then((failure) => failure !== undefined && message.error(failure));
      },
    });
  };
}
