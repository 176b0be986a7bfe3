import {
  ClusterOutlined,
  DownOutlined,
  LockOutlined,
  LogoutOutlined,
  ReloadOutlined,
  SettingOutlined,
  SkinOutlined,
  UserOutlined,
} from '@ant-design/icons';
import { App, Button, Dropdown, theme } from 'antd';
import { useAtomValue, useSetAtom } from 'jotai';
import { useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { refreshDictionaries, signOut } from '../../../engine/session/account.ts';
import { loadOwnDepartments } from '../../../engine/session/ownAccount.ts';
import { ageText } from '../../../engine/session/wording.ts';
import { UserAvatar } from '../../pages/account/UserAvatar.tsx';
import { sessionAtom, unsavedPagesAtom } from '../../services/atoms.ts';
import { endSession, keepDictionaries, useServices } from '../../services/services.ts';
import { useRefusal } from '../../services/useRefusal.ts';
import { preventDefaultKey } from '../../ui/preventDefaultKey.ts';
import { ownDialogAtom } from '../frame/OwnDialogs.tsx';

/** Who works here, and what concerns them alone. */
export function UserMenu() {
  const { token } = theme.useToken();
  const user = useAtomValue(sessionAtom)?.user;
  const { age, look } = useCacheAge();
  const items = useItems(age);
  const name = user?.realname ?? '';
  const place = useRef<HTMLButtonElement>(null);
  const turn = (open: boolean) => {
    if (open) look();
    // The entry goes with the menu, and would take the keyboard along; the key that chose it is none for the button.
    else requestAnimationFrame(() => document.activeElement?.closest('[role=menu]') && place.current?.focus());
  };
  return (
    <Dropdown
      menu={{ items, onClick: preventDefaultKey }}
      onOpenChange={turn}
      trigger={['click']}
      placement="bottomRight"
      autoFocus
    >
      <Button ref={place} type="text" className="weft-user" aria-label={`${name} 的菜单`}>
        <UserAvatar name={name} avatar={user?.avatar} size={24} />
        <span className="weft-user-name">{name}</span>
        <DownOutlined style={{ fontSize: 10, color: token.colorTextTertiary }} />
      </Button>
    </Dropdown>
  );
}

/** How old the kept dictionaries are, as of the last look. */
function useCacheAge() {
  const { kept, clock } = useServices();
  const [age, setAge] = useState('');
  const look = () => {
    const writtenAt = kept.writtenAt('dictionaries');
    setAge(writtenAt === undefined ? '' : ageText(clock() - writtenAt));
  };
  return { age, look };
}

function useItems(age: string) {
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
