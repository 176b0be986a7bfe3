import { useAtomValue } from 'jotai';
import { useCallback, useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { type Location, NavigationType, useLocation, useNavigate, useNavigationType } from 'react-router-dom';
import { isRecord } from '../../../engine/api/envelope.ts';
import { pathOf } from '../../../engine/routes/address.ts';
import { findTrail, pageAt } from '../../../engine/routes/buildNavigation.ts';
import type { MenuItem } from '../../../engine/routes/MenuItem.ts';
import {
  addressAt,
  closeTabs,
  keyOf,
  moveTab,
  type PageOf,
  packTabs,
  pagesToKeep,
  redraw,
  relocate,
  stateFor,
  TAB_CAP,
  type Tabs,
  unpackTabs,
  visit,
} from '../../../engine/routes/tabs.ts';
import { ownPageAt } from '../../pages/account/ownPages.ts';
import { sessionAtom } from '../../services/atoms.ts';
import { useServices } from '../../services/services.ts';
import { createUnsaved } from '../../services/unsaved.ts';
import { useLayout } from '../../services/useLayout.ts';
import { useHome, usePermissions } from '../../services/useMenu.ts';
import { DRAWER_MENU, useMedia } from '../../ui/useMedia.ts';

/** Where the tabs of one window are kept for a reload; the name is part of what `endSession` forgets. */
const TABS = 'tabs';

/** Component names of the pages that are kept alive, under the name other front ends of the same server use. */
const CACHED_PAGES = 'CACHE_INCLUDED_ROUTES';

const HOW = {
  [NavigationType.Push]: 'push',
  [NavigationType.Pop]: 'pop',
  [NavigationType.Replace]: 'replace',
} as const;

/** The open pages, in step with the window's address; nothing here asks before something is lost. */
export function useTabs() {
  const home = useHome();
  const many = useMultipage();
  const { menu } = usePermissions();
  const [unsaved] = useState(createUnsaved);
  const dirty = useSyncExternalStore(unsaved.subscribe, unsaved.dirty);
  const pageOf = usePageOf(menu);
  const kept = useKeptTabs(home, pageOf);
  const [tabs, setTabs] = useVisited(kept.read, pageOf, (now) => (many ? now : onlyActive(now, unsaved.isDirty)));
  const alive = useAlive(tabs, menu, { many, isDirty: (key) => dirty.has(key) });
  const write = kept.write;
  useEffect(() => write(tabs), [tabs, write]);
  useFollowingAddress(tabs);
  const memories = useMemories(tabs);

  const latest = useRef(tabs);
  useEffect(() => {
    latest.current = tabs;
  });
  const navigate = useNavigate();
  const go = useCallback(
    (key: string, search: string) => {
      const tab = latest.current.list.find((one) => one.key === key);
      if (!tab) return;
      const at = { ...tab.at, search: search && `?${search.replace(/^\?/, '')}`, hash: '' };
      if (latest.current.active === key) void navigate(at, { state: stateFor(tab) });
      else setTabs((now) => relocate(now, key, { ...at, state: stateFor(tab) }));
    },
    [navigate, setTabs],
  );
  const asked = useRef(tabs.active);
  useEffect(() => {
    asked.current = tabs.active;
  }, [tabs.active]);
  const show = useCallback(
    (key: string) => {
      const tab = latest.current.list.find((one) => one.key === key);
      // The page in front is left already where another one was asked for and is still being drawn.
      const isThere = key === latest.current.active && key === asked.current;
      asked.current = key;
      if (tab && !isThere) void navigate(tab.at, { state: stateFor(tab) });
    },
    [navigate],
  );
  const close = useCallback(
    (keys: readonly string[], prefer?: string) => setTabs((now) => closeTabs(now, keys, prefer)),
    [setTabs],
  );
  const refresh = useCallback(
    (key: string) => {
      memories.delete(key);
      setTabs((now) => redraw(now, key));
    },
    [memories, setTabs],
  );
  const move = useCallback((key: string, to: number) => setTabs((now) => moveTab(now, key, to)), [setTabs]);
  return { tabs, pageOf, many, alive, dirty, unsaved, memories, go, show, close, refresh, move };
}

/** What the tab bar and the pages are given. */
export type TabsControl = ReturnType<typeof useTabs>;

/** The tabs after every visit; the visit counts before anything is drawn, so no page sees another one's address. */
function useVisited(start: () => Tabs, pageOf: PageOf, limit: (tabs: Tabs) => Tabs) {
  const location = useLocation();
  const how = HOW[useNavigationType()];
  const come = (from: Tabs, by: typeof how) => limit(visit(from, location, keyOf(location, from.home, pageOf), by));
  const [tabs, setTabs] = useState(() => come(start(), 'pop'));
  const [seen, setSeen] = useState<Location>(location);
  if (seen === location) return [tabs, setTabs] as const;
  const next = come(tabs, how);
  setSeen(location);
  setTabs(next);
  return [next, setTabs] as const;
}

function onlyActive(tabs: Tabs, isDirty: (key: string) => boolean): Tabs {
  const others = tabs.list.filter((tab) => tab.key !== tabs.active && !isDirty(tab.key));
  return closeTabs(
    tabs,
    others.map((tab) => tab.key),
  );
}

interface AliveRules {
  many: boolean;
  isDirty: (key: string) => boolean;
}

/** Keys of the pages that are mounted. */
function useAlive(tabs: Tabs, menu: readonly MenuItem[], { many, isDirty }: AliveRules): ReadonlySet<string> {
  const cap = useTabCap();
  const mounted = useRef<ReadonlySet<string>>(new Set());
  const isKept = (key: string) => findTrail(menu, key).at(-1)?.meta.keepAlive !== false;
  const alive = pagesToKeep(tabs, mounted.current, { cap: many ? cap : 1, isDirty, isKept });
  useEffect(() => {
    mounted.current = alive;
  });
  return alive;
}

// A closed tab brings another one to the front, and a link to an open tab shows it as it was left.
function useFollowingAddress(tabs: Tabs): void {
  const location = useLocation();
  const navigate = useNavigate();
  const active = tabs.list.find((tab) => tab.key === tabs.active);
  useEffect(() => {
    // From the bare address the guard leads on.
    if (!active || location.pathname === '/' || addressAt(active.at) === addressAt(location)) return;
    void navigate(active.at, { replace: true, state: stateFor(active) });
  }, [active, location, navigate]);
}

/** What evicted pages have left behind, by tab. */
function useMemories(tabs: Tabs): Map<string, Map<string, unknown>> {
  const memories = useMemo(() => new Map<string, Map<string, unknown>>(), []);
  useEffect(() => {
    for (const key of memories.keys()) if (!tabs.list.some((tab) => tab.key === key)) memories.delete(key);
  }, [memories, tabs]);
  return memories;
}

/** A page of the menu, else one of the frame's own, whose parts are one page. */
function usePageOf(menu: readonly MenuItem[]): PageOf {
  return useCallback(
    (address) =>
      (findTrail(menu, address).length === 0 ? ownPageAt(pathOf(address)) : undefined) ?? pageAt(menu, address),
    [menu],
  );
}

/** Brings the tabs back after a reload, to the person they belong to and to nobody else. */
function useKeptTabs(home: string, pageOf: PageOf) {
  const { tab, kept } = useServices();
  const { menu } = usePermissions();
  const session = useAtomValue(sessionAtom);
  const who = `${session?.tenantId} ${session?.user.id ?? session?.user.username}`;
  return useMemo(
    () => ({
      read: (): Tabs => {
        const found = tab.read(TABS);
        const mine = isRecord(found) && found.who === who ? found.list : undefined;
        const isKnown = (key: string) => findTrail(menu, key).length > 0 || ownPageAt(pathOf(key)) !== undefined;
        return unpackTabs(mine, home, (address) => (isKnown(address) ? pageOf(address) : undefined));
      },
      write: (tabs: Tabs): void => {
        tab.write(TABS, { who, list: packTabs(tabs) }, null);
        const cached = tabs.list.flatMap(({ key }) => {
          const meta = findTrail(menu, key).at(-1)?.meta;
          return meta?.keepAlive && meta.componentName ? [meta.componentName] : [];
        });
        kept.write(CACHED_PAGES, [...new Set(cached)]);
      },
    }),
    [tab, kept, menu, who, home, pageOf],
  );
}

/** Whether several pages are open side by side: as the person has set it, and never on a phone. */
function useMultipage(): boolean {
  const [{ multipage }] = useLayout();
  const narrow = useMedia(DRAWER_MENU);
  return multipage && !narrow;
}

/** How many pages stay alive. */
function useTabCap(): number {
  const cap = useServices().kept.read('tab_cap');
  return typeof cap === 'number' && cap >= 1 ? Math.floor(cap) : TAB_CAP;
}
