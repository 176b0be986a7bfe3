import { MenuFoldOutlined, MenuUnfoldOutlined } from '@ant-design/icons';
import { Button, Layout, theme } from 'antd';
import { useAtomValue } from 'jotai';
import { greeting } from '../../engine/session/wording.ts';
import { sessionAtom } from '../state/atoms.ts';
import { useServices } from '../state/services.ts';
import { MenuSearch } from './MenuSearch.tsx';
import { UserMenu } from './UserMenu.tsx';

export interface HeaderProps {
  narrow: boolean;
  folded: boolean;
  onToggle: () => void;
}

/** The bar on top: fold the menu, greeting, search, user. */
export function Header({ narrow, folded, onToggle }: HeaderProps) {
  const { token } = theme.useToken();
  const { clock } = useServices();
  const user = useAtomValue(sessionAtom)?.user;
  const hour = new Date(clock()).getHours();
  return (
    <Layout.Header
      className="weft-header"
      style={{ borderBottom: `1px solid ${token.colorBorderSecondary}`, lineHeight: token.lineHeight }}
    >
      <Button
        type="text"
        icon={folded ? <MenuUnfoldOutlined /> : <MenuFoldOutlined />}
        onClick={onToggle}
        aria-label={folded ? '展开菜单' : '收起菜单'}
        aria-expanded={!folded}
      />
      <span className="weft-greeting" style={{ color: token.colorTextSecondary }}>
        {greeting(hour)}，{user?.realname}
      </span>
      {narrow ? null : <MenuSearch shortcut />}
      <UserMenu />
    </Layout.Header>
  );
}
