import { ConfigProvider, theme } from 'antd';
import { type ReactNode, useMemo } from 'react';
import { useLayout } from '../../services/useLayout.ts';
import { antdTheme } from '../../ui/theme/antdTheme.ts';

const SAME = {};

/** Draws the menu, and what stands beside it, dark where the menu's theme says so; a dark page is dark already. */
export function NavTheme({ children }: { children: ReactNode }) {
  const [{ theme: wanted, dark }] = useLayout();
  const { token } = theme.useToken();
  const nav = useMemo(
    () => ({ ...antdTheme(token.colorPrimary, true), inherit: false, cssVar: { key: 'weft-nav' } }),
    [token.colorPrimary],
  );
  // Always there: what is inside must not be built anew when the theme changes.
  return <ConfigProvider theme={wanted === 'dark' && !dark ? nav : SAME}>{children}</ConfigProvider>;
}
