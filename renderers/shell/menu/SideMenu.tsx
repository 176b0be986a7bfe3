import { ConfigProvider, theme } from 'antd';
import { type ReactNode, useMemo } from 'react';
import { useLayout } from '../../services/useLayout.ts';
import { antdTheme } from '../../ui/theme/antdTheme.ts';
import { Brand } from '../frame/Brand.tsx';
import { MainMenu } from './MainMenu.tsx';
import { MenuSearch } from './MenuSearch.tsx';

const SAME = {};

interface SideMenuProps {
  folded: boolean;
  search?: boolean;
  /** Something was chosen in the search. */
  onChosen?: () => void;
}

/** Logo and menu. On a phone the search stands in it too. */
export function SideMenu({ folded, search, onChosen }: SideMenuProps) {
  const { token } = theme.useToken();
  return (
    <nav className="weft-side" aria-label="主菜单" style={{ background: token.colorBgContainer }}>
      <Brand folded={folded} />
      {search ? (
        <div className="weft-side-search">
          <MenuSearch onChosen={onChosen} />
        </div>
      ) : null}
      <div className="weft-side-menu">
        <MainMenu mode="inline" folded={folded} />
      </div>
    </nav>
  );
}

/** Draws the menu, and what stands beside it, dark where the menu's theme says so; a dark page is dark already. */
export function NavTheme({ children }: { children: ReactNode }) {
  const [{ theme: wanted, dark }] = useLayout();
  const { token } = theme.useToken();
  const nav = useMemo(
    () => ({ ...antdTheme(token.colorPrimary, { dark: true }), inherit: false, cssVar: { key: 'weft-nav' } }),
    [token.colorPrimary],
  );
  // Always there: what is inside must not be built anew when the theme changes.
  return <ConfigProvider theme={wanted === 'dark' && !dark ? nav : SAME}>{children}</ConfigProvider>;
}
