import { BellOutlined, MenuFoldOutlined, MenuUnfoldOutlined } from '@ant-design/icons';
import { Button, Layout, theme } from 'antd';
import { useAtomValue } from 'jotai';
import type { ReactNode } from 'react';
import { greeting } from '../../../engine/session/wording.ts';
import { sessionAtom } from '../../services/atoms.ts';
import { useServices } from '../../services/services.ts';
import { Boundary } from '../../ui/Boundary.tsx';
import { CrashMark } from '../../ui/CrashMark.tsx';
import { lazyComponent, usePrefetched } from '../../ui/lazyComponent.tsx';
import { useIdle } from '../../ui/useIdle.ts';
import { MainMenu } from '../menu/MainMenu.tsx';
import { MenuSearch } from '../menu/MenuSearch.tsx';
import { UserMenu } from '../session/UserMenu.tsx';
import { Brand } from './Brand.tsx';

const Bell = lazyComponent('Bell', () => import('../../notices/Bell.tsx').then((part) => part.Bell));

export interface HeaderProps {
  narrow: boolean;
  folded: boolean;
  onToggle: () => void;
  /** Scrolled out of the way. */
  away: boolean;
}

/** The bar over a page with the menu at its side: fold the menu, greeting, search, bell, user. */
export function Header({ narrow, folded, onToggle, away }: HeaderProps) {
  return (
    <Bar away={away}>
      <Button
        type="text"
        icon={folded ? <MenuUnfoldOutlined /> : <MenuFoldOutlined />}
        onClick={onToggle}
        aria-label={folded ? '展开菜单' : '收起菜单'}
        aria-expanded={!folded}
      />
      <Greeting />
      {narrow ? null : <MenuSearch shortcut />}
      <Notices />
      <UserMenu />
    </Bar>
  );
}

/** The bar that is the menu as well: logo, menu, search, user. */
export function TopHeader({ away }: { away: boolean }) {
  return (
    <Bar away={away}>
      <Brand />
      <nav className="weft-top-menu" aria-label="主菜单">
        <MainMenu mode="horizontal" />
      </nav>
      <div className="weft-header-right">
        <MenuSearch shortcut />
        <Notices />
        <UserMenu />
      </div>
    </Bar>
  );
}

/** As large as the bell that comes. */
const BELL = { fontSize: 16 };

function Notices() {
  // Looks as it will, and is of no use yet.
  const place = <Button type="text" aria-disabled icon={<BellOutlined style={BELL} />} aria-label="通知" />;
  const { there } = usePrefetched(Bell, useIdle());
  if (!there) return place;
  return (
    <Boundary name="通知" instead={(broken) => <CrashMark {...broken} name="通知" />}>
      <Bell />
    </Boundary>
  );
}

function Bar({ away, children }: { away: boolean; children: ReactNode }) {
  const { token } = theme.useToken();
  return (
    <Layout.Header
      className="weft-header"
      data-away={away}
      style={{
        background: token.colorBgContainer,
        borderBottom: `1px solid ${token.colorBorderSecondary}`,
        lineHeight: token.lineHeight,
      }}
    >
      {children}
    </Layout.Header>
  );
}

function Greeting() {
  const { token } = theme.useToken();
  const { clock } = useServices();
  const user = useAtomValue(sessionAtom)?.user;
  const hour = new Date(clock()).getHours();
  return (
    <span className="weft-greeting" style={{ color: token.colorTextSecondary }}>
      {greeting(hour)}，{user?.realname}
    </span>
  );
}
