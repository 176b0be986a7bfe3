/** A page of the frame itself, which no menu grants. */
export interface OwnPage {
  path: string;
  title: string;
  /** Path of the page it belongs under. */
  above?: string;
}

export const ACCOUNT_CENTER = '/account/center';
export const ACCOUNT_SETTINGS = '/account/settings';

/** The parts of the account's settings, in their order. */
export const SETTINGS_PAGES: readonly OwnPage[] = [
  { path: `${ACCOUNT_SETTINGS}/base`, title: '基本设置', above: ACCOUNT_SETTINGS },
  { path: `${ACCOUNT_SETTINGS}/security`, title: '安全设置', above: ACCOUNT_SETTINGS },
  { path: `${ACCOUNT_SETTINGS}/custom`, title: '个性化', above: ACCOUNT_SETTINGS },
  { path: `${ACCOUNT_SETTINGS}/binding`, title: '账号绑定', above: ACCOUNT_SETTINGS },
  { path: `${ACCOUNT_SETTINGS}/notification`, title: '新消息通知', above: ACCOUNT_SETTINGS },
];

const OWN_PAGES: readonly OwnPage[] = [
  { path: ACCOUNT_CENTER, title: '个人中心' },
  { path: ACCOUNT_SETTINGS, title: '账户设置' },
  ...SETTINGS_PAGES,
];

/** Own pages from the top down to the one at the path; empty where there is none. */
export function ownTrail(path: string): OwnPage[] {
  const page = OWN_PAGES.find((each) => each.path === path);
  if (!page) return [];
  return page.above === undefined ? [page] : [...ownTrail(page.above), page];
}

/** Path of the page whose tab the one at the path opens in: its parts are one page; undefined where there is none. */
export function ownPageAt(path: string): string | undefined {
  return ownTrail(path)[0]?.path;
}
