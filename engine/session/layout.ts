import { isRecord } from '../api/envelope.ts';

/** The colours a person may choose from. */
export const PRESET_COLORS = {
  red: { title: '薄暮红', color: '#F5222D' },
  volcano: { title: '火山', color: '#FA541C' },
  yellow: { title: '日暮黄', color: '#FAAD14' },
  cyan: { title: '明青', color: '#13C2C2' },
  green: { title: '极光绿', color: '#52C41A' },
  blue: { title: '拂晓蓝（默认）', color: '#1890FF' },
  geekblue: { title: '极客蓝', color: '#2F54EB' },
  purple: { title: '酱紫', color: '#722ED1' },
} as const;

export type PresetColor = keyof typeof PRESET_COLORS;

/** How a person wants the frame to look; kept in the browser. */
export interface LayoutSettings {
  /** The side menu stands open at its full width. */
  sidebarOpened: boolean;
  /** Of the menu; the page has `dark`. */
  theme: 'light' | 'dark';
  layout: 'sidemenu' | 'topmenu';
  /** `Fluid` only with the top menu. */
  contentWidth: 'Fixed' | 'Fluid';
  fixedHeader: boolean;
  /** Only with the side menu. */
  fixSiderbar: boolean;
  /** Only with a fixed header. */
  autoHideHeader: boolean;
  /** Null: the product's own colour. */
  color: PresetColor | null;
  /** Colours are made easier to tell apart. */
  weak: boolean;
  multipage: boolean;
  dark: boolean;
}

export const DEFAULT_LAYOUT: LayoutSettings = {
  sidebarOpened: true,
  theme: 'light',
  layout: 'sidemenu',
  contentWidth: 'Fixed',
  fixedHeader: true,
  fixSiderbar: true,
  autoHideHeader: false,
  color: null,
  weak: false,
  multipage: true,
  dark: false,
};

const CHOICES: { [Key in keyof LayoutSettings]: readonly LayoutSettings[Key][] } = {
  sidebarOpened: [true, false],
  theme: ['light', 'dark'],
  layout: ['sidemenu', 'topmenu'],
  contentWidth: ['Fixed', 'Fluid'],
  fixedHeader: [true, false],
  fixSiderbar: [true, false],
  autoHideHeader: [true, false],
  color: [null, 'red', 'volcano', 'yellow', 'cyan', 'green', 'blue', 'geekblue', 'purple'],
  weak: [true, false],
  multipage: [true, false],
  dark: [true, false],
};

/** Reads the settings from storage; a value that is missing or no choice of its key keeps the default. */
export function parseLayout(value: unknown): LayoutSettings {
  const given: Record<string, unknown> = isRecord(value) ? value : {};
  const chosen = <Key extends keyof LayoutSettings>(key: Key): LayoutSettings[Key] =>
    CHOICES[key].find((choice) => choice === given[key]) ?? DEFAULT_LAYOUT[key];
  return settleLayout({
    sidebarOpened: chosen('sidebarOpened'),
    theme: chosen('theme'),
    layout: chosen('layout'),
    contentWidth: chosen('contentWidth'),
    fixedHeader: chosen('fixedHeader'),
    fixSiderbar: chosen('fixSiderbar'),
    autoHideHeader: chosen('autoHideHeader'),
    color: chosen('color'),
    weak: chosen('weak'),
    multipage: chosen('multipage'),
    dark: chosen('dark'),
  });
}

/** Takes back what another setting does not allow. `fixSiderbar` merely rests under the top menu. */
export function settleLayout(layout: LayoutSettings): LayoutSettings {
  return {
    ...layout,
    contentWidth: layout.layout === 'topmenu' ? layout.contentWidth : 'Fixed',
    autoHideHeader: layout.autoHideHeader && layout.fixedHeader,
  };
}
