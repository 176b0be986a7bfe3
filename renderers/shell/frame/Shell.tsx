import { Layout, theme } from 'antd';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import type { LayoutSettings } from '../../../engine/session/layout.ts';
import { useLayout } from '../../services/useLayout.ts';
import { lazyComponent } from '../../ui/lazyComponent.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { useIdle, useQuietWatch } from '../../ui/useIdle.ts';
import { DRAWER_MENU, useMedia } from '../../ui/useMedia.ts';
import { usePrefetched } from '../../ui/usePrefetched.ts';
import { useScrolledAway } from '../../ui/useScrolledAway.ts';
import { NavTheme } from '../menu/NavTheme.tsx';
import { SideMenu } from '../menu/SideMenu.tsx';
import { PreviewBanner } from '../session/PreviewBanner.tsx';
import { DeclarationProblems } from './DeclarationProblems.tsx';
import { Header, TopHeader } from './Header.tsx';
import { OwnDialogs } from './OwnDialogs.tsx';
import { PageArea } from './PageArea.tsx';
import { useLiveConfig } from './useLiveConfig.ts';
import './shell.css';

const MenuDrawer = lazyComponent('MenuDrawer', () => import('../menu/MenuDrawer.tsx').then((part) => part.MenuDrawer));

const OPEN = 200;
const FOLDED = 80;

/** The main layout: menu, header, and the page between them. */
export function Shell() {
  useLiveConfig();
  useQuietWatch();
  const { token } = theme.useToken();
  const narrow = useMedia(DRAWER_MENU);
  const { there: hasDrawer } = usePrefetched(MenuDrawer, useIdle() && narrow);
  const [layout, change] = useLayout();
  const [drawer, setDrawer] = useState(false);
  const { pathname } = useLocation();
  const { away, onScrollCapture } = useScrolledAway(layout.autoHideHeader);
  // biome-ignore lint/correctness/useExhaustiveDependencies: whatever page was chosen, the menu has done its work
  useEffect(() => setDrawer(false), [pathname, narrow]);
  const top = layout.layout === 'topmenu' && !narrow;
  const folded = narrow ? !drawer : !layout.sidebarOpened;
  const toggle = () => (narrow ? setDrawer(!drawer) : change({ sidebarOpened: folded }));
  return (
    <Layout
      className="weft-shell"
      style={{ background: token.colorBgLayout }}
      data-scroll={whatScrolls(layout, narrow)}
      data-header={layout.fixedHeader ? 'fixed' : 'free'}
      data-width={top ? layout.contentWidth : undefined}
      onScrollCapture={onScrollCapture}
    >
      {narrow && (drawer || hasDrawer) ? (
        <Panel name="菜单" onClose={() => setDrawer(false)}>
          <MenuDrawer open={drawer} onClose={() => setDrawer(false)} />
        </Panel>
      ) : null}
      {narrow || top ? null : <Sider folded={folded} />}
      <Layout className="weft-main" style={{ background: token.colorBgLayout }}>
        {top ? (
          <NavTheme>
            <TopHeader away={away} />
          </NavTheme>
        ) : (
          <Header narrow={narrow} folded={folded} onToggle={toggle} away={away} />
        )}
        <PreviewBanner />
        <DeclarationProblems />
        <PageArea />
        <Layout.Footer className="weft-footer" role="contentinfo" style={{ background: token.colorBgLayout }} />
      </Layout>
      <OwnDialogs />
    </Layout>
  );
}

/** `content`: the page under the header; `main`: header and page; `page`: the menu as well. */
function whatScrolls({ layout, fixSiderbar, fixedHeader, autoHideHeader }: LayoutSettings, narrow: boolean) {
  if (!narrow && layout === 'sidemenu' && !fixSiderbar) return 'page';
  return fixedHeader && !autoHideHeader ? 'content' : 'main';
}

function Sider({ folded }: { folded: boolean }) {
  const { token } = theme.useToken();
  return (
    <NavTheme>
      <Layout.Sider
        className="weft-sider"
        width={OPEN}
        collapsedWidth={FOLDED}
        collapsed={folded}
        trigger={null}
        style={{ borderRight: `1px solid ${token.colorBorderSecondary}` }}
      >
        <SideMenu folded={folded} />
      </Layout.Sider>
    </NavTheme>
  );
}
