import { Layout, theme } from 'antd';
import { type UIEvent, useCallback, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import type { LayoutSettings } from '../../../engine/session/layout.ts';
import { useLayout } from '../../services/useLayout.ts';
import { lazyComponent, usePrefetched } from '../../ui/lazyComponent.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { useIdle, useQuietWatch } from '../../ui/useIdle.ts';
import { DRAWER_MENU, useMedia } from '../../ui/useMedia.ts';
import { NavTheme, SideMenu } from '../menu/SideMenu.tsx';
import { PreviewBanner } from '../session/PreviewBanner.tsx';
import { DeclarationProblems } from './DeclarationProblems.tsx';
import { Header, TopHeader } from './Header.tsx';
import { OwnDialogs } from './OwnDialogs.tsx';
import { PageArea } from './PageArea.tsx';
import './shell.css';
import { useQueryClient } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import { sessionAtom } from '../../services/atoms.ts';
import { applyChange, followChanges } from '../../services/live/live.ts';

const FROM = 100;

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

/** While somebody is signed in, follows changed declarations and makes what they touch stale. */
function useLiveConfig(): void {
  const token = useAtomValue(sessionAtom)?.token;
  const queryClient = useQueryClient();
  useEffect(() => {
    if (!token) return;
    const controller = new AbortController();
    void followChanges({
      fetch: (...call) => fetch(...call),
      token,
      signal: controller.signal,
      onEvent: (event) => applyChange(queryClient, event),
      onReturn: () => void queryClient.invalidateQueries({ queryKey: ['config'] }),
    });
    return () => controller.abort();
  }, [token, queryClient]);
}

/**
 * Whether the header has been scrolled away: downwards beyond 100 px it goes, upwards it comes back. The handler is for
 * the place whose descendants, or itself, scroll the page.
 */
function useScrolledAway(active: boolean): { away: boolean; onScrollCapture: (event: UIEvent) => void } {
  const [away, setAway] = useState(false);
  const before = useRef(0);
  const onScrollCapture = useCallback(({ target }: UIEvent) => {
    // What scrolls within the page, a grid or a menu, is not the page.
    if (!(target instanceof HTMLElement) || !target.matches('.weft-main, .weft-shell')) return;
    const { scrollTop } = target;
    if (scrollTop !== before.current) setAway(scrollTop > FROM && scrollTop > before.current);
    before.current = scrollTop;
  }, []);
  return { away: active && away, onScrollCapture };
}
