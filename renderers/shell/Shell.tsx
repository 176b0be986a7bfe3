import { Drawer, Layout, theme } from 'antd';
import { useAtom } from 'jotai';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { collapsedAtom } from '../state/atoms.ts';
import { useServices } from '../state/services.ts';
import { DeclarationProblems } from './DeclarationProblems.tsx';
import { Header } from './Header.tsx';
import { PageArea } from './PageArea.tsx';
import { SideMenu } from './SideMenu.tsx';
import { useLiveConfig } from './useLiveConfig.ts';
import { useMedia } from './useMedia.ts';
import './shell.css';

/** The specification's width below which the menu is a drawer. */
const NARROW = '(max-width: 1087.99px)';
const OPEN = 200;
const FOLDED = 80;

/** The main layout: menu, header, and the page between them. */
export function Shell() {
  useLiveConfig();
  const { token } = theme.useToken();
  const narrow = useMedia(NARROW);
  const { kept } = useServices();
  const [collapsed, setCollapsed] = useAtom(collapsedAtom);
  const [drawer, setDrawer] = useState(false);
  const { pathname } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: whatever page was chosen, the menu has done its work
  useEffect(() => setDrawer(false), [pathname, narrow]);
  const toggle = () => {
    if (narrow) {
      setDrawer((open) => !open);
      return;
    }
    kept.write('collapsed', !collapsed, null);
    setCollapsed(!collapsed);
  };
  return (
    <Layout className="weft-shell" style={{ background: token.colorBgLayout }}>
      {narrow ? (
        <Drawer
          open={drawer}
          onClose={() => setDrawer(false)}
          placement="left"
          size={260}
          closable={false}
          styles={{ body: { padding: 0 } }}
        >
          <SideMenu folded={false} search />
        </Drawer>
      ) : (
        <Layout.Sider
          className="weft-sider"
          width={OPEN}
          collapsedWidth={FOLDED}
          collapsed={collapsed}
          trigger={null}
          style={{ borderRight: `1px solid ${token.colorBorderSecondary}` }}
        >
          <SideMenu folded={collapsed} />
        </Layout.Sider>
      )}
      <Layout className="weft-main" style={{ background: token.colorBgLayout }}>
        <Header narrow={narrow} folded={narrow ? !drawer : collapsed} onToggle={toggle} />
        <DeclarationProblems />
        <PageArea />
      </Layout>
    </Layout>
  );
}
