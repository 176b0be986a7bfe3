import { type ThemeConfig, theme } from 'antd';

/** The face of the product; figures keep one width. */
export const FONT_FAMILY =
  '-apple-system, "Segoe UI", "PingFang SC", "Microsoft YaHei", "Noto Sans SC", "Noto Sans CJK SC", sans-serif';

/** The one source of colours, sizes and radii: antd reads it directly, the grid derives its own theme from it. */
export function antdTheme(primary: string, dark = false): ThemeConfig {
  const surface = dark ? '#1b1e24' : '#ffffff';
  return {
    algorithm: dark ? theme.darkAlgorithm : theme.defaultAlgorithm,
    token: {
      colorPrimary: primary,
      colorInfo: primary,
      colorBgLayout: dark ? '#121419' : '#F5F7FA',
      colorBgContainer: surface,
      fontFamily: FONT_FAMILY,
      fontSize: 14,
      borderRadius: 6,
      // Things appear, they do not perform.
      motionDurationMid: '0.15s',
      motionDurationSlow: '0.15s',
    },
    components: {
      Layout: { headerBg: surface, siderBg: surface, headerHeight: 48, headerPadding: '0 16px' },
      Menu: {
        itemHeight: 40,
        itemMarginInline: 8,
        subMenuItemBg: 'transparent',
        iconSize: 15,
        collapsedIconSize: 17,
        activeBarBorderWidth: 0,
      },
      Button: { primaryShadow: 'none', defaultShadow: 'none', dangerShadow: 'none' },
      Breadcrumb: { fontSize: 12, iconFontSize: 12 },
    },
    cssVar: { key: 'weft' },
  };
}
