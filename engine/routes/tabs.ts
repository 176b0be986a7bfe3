import { isRecord } from '../api/envelope.ts';
import { pathOf, safeRedirect } from './address.ts';

/** Where a page stands: an address in parts, with the `?` and `#` as browsers give them. */
export interface TabPlace {
  pathname: string;
  search: string;
  hash: string;
  /** What the navigation carried along. */
  state?: unknown;
}

/** One open page. */
export interface Tab {
  /** The full path of its page, query included. */
  key: string;
  /** Where it stands now; a page may change its own query without becoming another tab. */
  at: TabPlace;
  /** When it was last in front; higher is later. */
  used: number;
  /** How often it was drawn anew. */
  drawn: number;
}

/** The open pages in their order, home first. */
export interface Tabs {
  home: string;
  list: readonly Tab[];
  /** Key of the one in front. */
  active: string;
}

/** What a tab's menu closes, seen from that tab. */
export type Closing = 'self' | 'left' | 'right' | 'others';

/** What is said where a tab stays open. */
export const LAST_TAB = '这是最后一页，不能再关闭了啦';
export const HOME_TAB = '首页不能关闭!';

/** Pages kept alive at the most, those with unsaved work aside. */
export const TAB_CAP = 10;

/** The tabs a fresh window begins with. */
export function openTabs(home: string): Tabs {
  return { home, list: [{ key: home, at: tabPlaceOf(home), used: 0, drawn: 0 }], active: home };
}

/** The full path of the page that answers at an address, which may ask it for something by a query of its own. */
export type PageOf = (address: string) => string;

/**
 * The key of the tab a place belongs to: the one its page named when it changed its own query, else the full path of its
 * page. The bare address of the site is home.
 */
export function keyOf(place: TabPlace, home: string, pageOf: PageOf): string {
  const path = pathOf(place.pathname);
  if (path === '/' || path === pathOf(home)) return home;
  const named = isRecord(place.state) ? place.state.tab : undefined;
  return typeof named === 'string' && pathOf(named) === path ? named : pageOf(place.pathname + place.search);
}

/** What a page carries along when it changes its own address. */
export function stateFor(tab: Tab): Record<string, unknown> {
  return { ...(isRecord(tab.at.state) ? tab.at.state : {}), tab: tab.key };
}

/** An address taken apart. */
export function tabPlaceOf(address: string): TabPlace {
  const [, pathname = '/', search = '', hash = ''] = /^([^?#]*)(\?[^#]*)?(#.*)?$/.exec(address) ?? [];
  return { pathname: pathname || '/', search, hash };
}

/** An address in one piece. */
export function addressAt({ pathname, search, hash }: TabPlace): string {
  return pathname + search + hash;
}

/**
 * Comes to a place of the page `key`. `push`: a link; an open tab behind is brought to the front as it was left, unless
 * the link asks for more than the page. `pop`: a way back, which knows where it leads. `replace`: the tab in front
 * becomes the new place.
 */
export function visit(tabs: Tabs, place: TabPlace, key: string, how: 'push' | 'pop' | 'replace'): Tabs {
  const at = pathOf(place.pathname) === '/' ? tabPlaceOf(tabs.home) : place;
  const used = 1 + Math.max(...tabs.list.map((tab) => tab.used));
  const open = tabs.list.find((tab) => tab.key === key);
  const isOtherTab = key !== tabs.active;
  const stays = how === 'push' && isOtherTab && !isRecord(place.state) && addressAt(place) === key;
  const next: Tab = open ? { ...open, at: stays ? open.at : at, used } : { key, at, used, drawn: 0 };
  const rest = tabs.list.filter(
    (tab) => !(how === 'replace' && isOtherTab && tab.key === tabs.active) || isHome(tabs, tab.key),
  );
  if (open) return { ...tabs, active: key, list: rest.map((tab) => (tab.key === key ? next : tab)) };
  const before = rest.length < tabs.list.length ? tabs.list.findIndex((tab) => tab.key === tabs.active) : rest.length;
  return { ...tabs, active: key, list: [...rest.slice(0, before), next, ...rest.slice(before)] };
}

/** A page behind another one changes its own address. */
export function relocate(tabs: Tabs, key: string, at: TabPlace): Tabs {
  return { ...tabs, list: tabs.list.map((tab) => (tab.key === key ? { ...tab, at } : tab)) };
}

/** Draws a tab's page anew. */
export function redraw(tabs: Tabs, key: string): Tabs {
  return { ...tabs, list: tabs.list.map((tab) => (tab.key === key ? { ...tab, drawn: tab.drawn + 1 } : tab)) };
}

/** The keys a command closes, or why it is refused. Home is never among them. */
export function keysToClose(tabs: Tabs, key: string, what: Closing): readonly string[] | string {
  if (what === 'self') {
    if (tabs.list.length === 1) return LAST_TAB;
    return isHome(tabs, key) ? HOME_TAB : [key];
  }
  const at = tabs.list.findIndex((tab) => tab.key === key);
  const meant = {
    left: (index: number) => index < at,
    right: (index: number) => index > at,
    others: (index: number) => index !== at,
  };
  return tabs.list.filter((tab, index) => meant[what](index) && !isHome(tabs, tab.key)).map((tab) => tab.key);
}

/** Without the closed tabs; when the one in front was among them its right neighbour comes, else its left one. */
export function closeTabs(tabs: Tabs, keys: readonly string[], prefer = tabs.active): Tabs {
  const gone = (tab: Tab) => keys.includes(tab.key) && !isHome(tabs, tab.key);
  const list = tabs.list.filter((tab) => !gone(tab));
  if (list.some((tab) => tab.key === tabs.active)) return { ...tabs, list };
  const at = tabs.list.findIndex((tab) => tab.key === tabs.active);
  const next =
    list.find((tab) => tab.key === prefer) ??
    tabs.list.slice(at + 1).find((tab) => !gone(tab)) ??
    tabs.list.slice(0, at).findLast((tab) => !gone(tab));
  return { ...tabs, list, active: next?.key ?? tabs.home };
}

/** Puts a tab at another place in the row; home stays first. */
export function moveTab(tabs: Tabs, key: string, to: number): Tabs {
  const moved = tabs.list.find((tab) => tab.key === key);
  if (!moved || isHome(tabs, key)) return tabs;
  const rest = tabs.list.filter((tab) => tab.key !== key);
  const at = Math.min(Math.max(to, 1), rest.length);
  return { ...tabs, list: [...rest.slice(0, at), moved, ...rest.slice(at)] };
}

export interface KeepRules {
  /** Pages kept at the most. */
  cap: number;
  /** The page has work that would be lost. */
  isDirty(key: string): boolean;
  /** The menu wants the page kept while it is not looked at. */
  isKept(key: string): boolean;
}

/**
 * Keys of the pages that stay mounted: the one in front, those with unsaved work whatever the rules say, and of the
 * `mounted` ones the most recently used up to the cap.
 */
export function pagesToKeep(
  tabs: Tabs,
  mounted: ReadonlySet<string>,
  { cap, isDirty, isKept }: KeepRules,
): Set<string> {
  const latestFirst = tabs.list
    .filter((tab) => tab.key === tabs.active || mounted.has(tab.key))
    .sort((one, other) => Number(other.key === tabs.active) - Number(one.key === tabs.active) || other.used - one.used);
  const kept = new Set<string>();
  const must = latestFirst.filter((tab) => tab.key === tabs.active || isDirty(tab.key));
  for (const tab of must) kept.add(tab.key);
  for (const tab of latestFirst) if (kept.size < cap && isKept(tab.key)) kept.add(tab.key);
  return kept;
}

/** The tabs as they are kept for a reload: addresses, nothing else. */
export function packTabs(tabs: Tabs): unknown {
  return tabs.list.map((tab) => ({ key: tab.key, at: addressAt(tab.at) }));
}

/** Tabs kept by `packTabs`; what is no address of this site, or no page of this user's any more, is left out. */
export function unpackTabs(kept: unknown, home: string, pageOf: (address: string) => string | undefined): Tabs {
  const list = (Array.isArray(kept) ? kept : []).flatMap((entry): Tab[] => {
    if (!isRecord(entry) || typeof entry.key !== 'string' || typeof entry.at !== 'string') return [];
    const { key, at } = entry;
    const safe = safeRedirect(key, '') !== '' && safeRedirect(at, '') !== '';
    // Of two entries on one path either may have been asked for more.
    const isPage = pageOf(key) === key && (pathOf(key) === pathOf(at) || pageOf(at) === key);
    return safe && isPage && pathOf(key) !== pathOf(home) ? [{ key, at: tabPlaceOf(at), used: 0, drawn: 0 }] : [];
  });
  const first = openTabs(home);
  const once = new Map(list.map((tab) => [tab.key, tab]));
  return { ...first, list: [...first.list, ...once.values()] };
}

function isHome(tabs: Tabs, key: string): boolean {
  return key === tabs.home;
}
