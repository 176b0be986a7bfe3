import { type ThemeConfig, theme } from 'antd';
import { readable } from './contrast.ts';

/** The face of the product; figures keep one width. */
export const FONT_FAMILY =
  '-apple-system, "Segoe UI", "PingFang SC", "Microsoft YaHei", "Noto Sans SC", "Noto Sans CJK SC", sans-serif';

export interface Look {
  dark?: boolean;
  /** Nothing moves. */
  still?: boolean;
  /** In colours that eyes with a weakness for red and green tell apart. */
  weak?: boolean;
}

/** The one source of colours, sizes and radii: antd reads it directly, the grid derives its own theme from it. */
export function antdTheme(primary: string, { dark = false, still = false, weak = false }: Look = {}): ThemeConfig {
  const status = weak ? WEAK_STATUS : STATUS;
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
      ...(weak ? WEAK : {}),
      ...(dark ? { ...DARK, ...(weak ? { colorError: status.error } : {}) } : lightWords(primary, status)),
      fontFamily: FONT_FAMILY,
      fontSize: 14,
      borderRadius: 6,
      // Things appear, they do not perform.
      motion: !still,
      motionDurationMid: still ? '0s' : '0.15s',
      motionDurationSlow: still ? '0s' : '0.15s',
    },
    components: {
      ...(dark ? {} : lightParts(primary, status)),
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
      Badge: { colorError: solidOf(status.error) },
      // A line of words under a field, and room below it.
      Form: { itemMarginBottom: 28 },
      Breadcrumb: { fontSize: 12, iconFontSize: 12 },
    },
    cssVar: { key: 'weft' },
    // Rules come with the code of components (`scripts/setup/antd`); made when first drawn they cost a third of scripts.
    zeroRuntime: true,
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

/** antd's own. */
const STATUS = { success: '#52c41a', warning: '#faad14', error: '#ff4d4f' };

/** Of Okabe and Ito's palette, which all common kinds of colour vision tell apart. */
const WEAK_STATUS: typeof STATUS = { success: '#009e73', warning: '#e69f00', error: '#d55e00' };

const WEAK = {
  colorSuccess: WEAK_STATUS.success,
  colorWarning: WEAK_STATUS.warning,
  colorError: WEAK_STATUS.error,
  red: '#d55e00',
  volcano: '#d55e00',
  orange: '#e69f00',
  gold: '#e69f00',
  yellow: '#f0e442',
  lime: '#009e73',
  green: '#009e73',
  cyan: '#56b4e9',
  blue: '#0072b2',
  geekblue: '#0072b2',
  purple: '#cc79a7',
  magenta: '#cc79a7',
  pink: '#cc79a7',
};

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
function lightWords(primary: string, status: typeof STATUS) {
  return {
    colorLink: wordOf(primary),
    colorLinkHover: solidOf(primary),
    colorLinkActive: wordOf(primary),
    colorTextTertiary: 'rgba(0,0,0,0.6)',
    colorTextPlaceholder: '#6e727b',
    colorError: solidOf(status.error),
  };
}

/** Parts that write in the colour, or on it. */
function lightParts(primary: string, status: typeof STATUS): ThemeConfig['components'] {
  const word = wordOf(primary);
  return {
    Tabs: { itemSelectedColor: word, itemActiveColor: word },
    Pagination: { colorPrimary: word },
    Radio: { colorPrimary: word },
    DatePicker: { colorPrimary: solidOf(primary) },
    Steps: { colorPrimary: solidOf(primary) },
    Tag: {
      colorInfo: word,
      colorSuccess: wordOf(status.success),
      colorWarning: wordOf(status.warning),
      colorError: wordOf(status.error),
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
