import { type ThemeConfig, theme } from 'antd';
import { readable } from './contrast.ts';

/** The face of the product; figures keep one width. */
export const FONT_FAMILY =
  '-apple-system, "Segoe UI", "PingFang SC", "Microsoft YaHei", "Noto Sans SC", "Noto Sans CJK SC", sans-serif';

/** The one source of colours, sizes and radii: antd reads it directly, the grid derives its own theme from it. `still`: nothing moves. */
export function antdTheme(primary: string, dark = false, still = false): ThemeConfig {
  const surface = dark ? '#1b1e24' : '#ffffff';
  // Words in the colour must stand out from dark surfaces, also after antd has dimmed it for them.
  const seed = dark ? readable(primary, surface, '#ffffff', 7) : primary;
  return {
    algorithm: dark ? theme.darkAlgorithm : theme.defaultAlgorithm,
    token: {
      colorPrimary: seed,
      colorInfo: seed,
      colorBgLayout: dark ? '#121419' : '#F5F7FA',
      colorBgContainer: surface,
      ...(dark ? DARK : lightWords(primary)),
      fontFamily: FONT_FAMILY,
      fontSize: 14,
      borderRadius: 6,
      // Things appear, they do not perform.
      motion: !still,
      motionDurationMid: still ? '0s' : '0.15s',
      motionDurationSlow: still ? '0s' : '0.15s',
    },
    components: {
      ...(dark ? {} : lightParts(primary)),
      Layout: { headerBg: surface, siderBg: surface, headerHeight: 48, headerPadding: '0 16px' },
      Menu: {
        itemHeight: 40,
        itemMarginInline: 8,
        subMenuItemBg: 'transparent',
        iconSize: 15,
        collapsedIconSize: 17,
        activeBarBorderWidth: 0,
        ...selectedWords(dark ? '#ffffff' : wordOf(primary)),
      },
      Button: { primaryShadow: 'none', defaultShadow: 'none', dangerShadow: 'none', ...solid(primary) },
      // Figures in white on the colour of errors.
      Badge: { colorError: solidOf('#ff4d4f') },
      Breadcrumb: { fontSize: 12, iconFontSize: 12 },
    },
    cssVar: { key: 'weft' },
  };
}

/** The colour as words: on white, and on the light shades of the colour itself, which ask for more. */
function wordOf(color: string): string {
  return readable(color, '#ffffff', '#000000', 5.2);
}

/** The colour as a ground for white words. */
function solidOf(color: string): string {
  return readable(color, '#ffffff', '#000000');
}

const DARK = {
  // Of one family with the surfaces they float over.
  colorBgElevated: '#23272e',
  colorTextPlaceholder: '#9095a0',
  colorTextDescription: '#a3a8b3',
  colorTextTertiary: 'rgba(255,255,255,0.52)',
  // Dimmed by antd as every colour is.
  colorError: '#ff7875',
};

/** The specified colours stay those of marks and lines; what is read is darker, as far as it has to be. */
function lightWords(primary: string) {
  return {
    colorLink: wordOf(primary),
    colorLinkHover: solidOf(primary),
    colorLinkActive: wordOf(primary),
    colorTextTertiary: 'rgba(0,0,0,0.6)',
    colorTextPlaceholder: '#6e727b',
    colorError: solidOf('#ff4d4f'),
  };
}

/** Parts that write in the colour, or on it. */
function lightParts(primary: string): ThemeConfig['components'] {
  const word = wordOf(primary);
  return {
    Tabs: { itemSelectedColor: word, itemActiveColor: word },
    Pagination: { colorPrimary: word },
    Radio: { colorPrimary: word },
    DatePicker: { colorPrimary: solidOf(primary) },
    Steps: { colorPrimary: solidOf(primary) },
    Tag: {
      colorInfo: word,
      colorSuccess: wordOf('#52c41a'),
      colorWarning: wordOf('#faad14'),
      colorError: wordOf('#ff4d4f'),
    },
  };
}

function selectedWords(color: string) {
  return { itemSelectedColor: color, horizontalItemSelectedColor: color, subMenuItemSelectedColor: color };
}

/** White words on the colour want it dark, on a dark page too, where it is light for words in it. */
function solid(primary: string) {
  const fill = solidOf(primary);
  return {
    colorPrimary: fill,
    colorPrimaryHover: readable(primary, '#ffffff', '#000000', 5.5),
    colorPrimaryActive: fill,
  };
}
