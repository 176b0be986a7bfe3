import { DownOutlined, LogoutOutlined, ReloadOutlined } from '@ant-design/icons';
import { App, Avatar, Button, Dropdown, theme } from 'antd';
import { useAtomValue } from 'jotai';
import { safeHref } from '../../engine/routes/address.ts';
import { refreshDictionaries, signOut } from '../../engine/session/account.ts';
import { sessionAtom } from '../state/atoms.ts';
import { endSession, keepDictionaries, useServices } from '../state/services.ts';

/** Who works here, and what concerns them alone. */
export function UserMenu() {
  const { token } = theme.useToken();
  const user = useAtomValue(sessionAtom)?.user;
  const refresh = useRefreshCache();
  const leave = useSignOut();
  const name = user?.realname ?? '';
  const items = [
    { key: 'refresh', icon: <ReloadOutlined />, label: '刷新缓存', onClick: refresh },
    { type: 'divider' as const },
    { key: 'leave', icon: <LogoutOutlined />, label: '退出登录', onClick: leave },
  ];
  return (
    <Dropdown menu={{ items }} trigger={['click']} placement="bottomRight">
      <Button type="text" className="weft-user" aria-label={`${name} 的菜单`}>
        <Avatar size={24} src={safeHref(user?.avatar ?? '')} style={{ background: token.colorPrimary, fontSize: 12 }}>
          {[...name].at(0)}
        </Avatar>
        <span className="weft-user-name">{name}</span>
        <DownOutlined style={{ fontSize: 10, color: token.colorTextTertiary }} />
      </Button>
    </Dropdown>
  );
}

function useRefreshCache(): () => Promise<void> {
  const services = useServices();
  const { message } = App.useApp();
  return async () => {
    try {
      keepDictionaries(services, await refreshDictionaries(services.client));
      // Whatever else a page has read may be old as well.
      await services.queryClient.invalidateQueries();
      message.success('刷新缓存完成！');
    } catch {
      message.error('刷新缓存失败！');
    }
  };
}

function useSignOut(): () => void {
  const services = useServices();
  const { modal } = App.useApp();
  return () => {
    modal.confirm({
      title: '提示',
      content: '真的要注销登录吗 ?',
      okText: '确定',
      cancelText: '取消',
      onOk: () => {
        // The call takes its token with it; the session here ends at once, whatever the server says.
        void signOut(services.client);
        endSession(services);
      },
    });
  };
}
