import { useCallback, useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { type Location, NavigationType, useLocation, useNavigate, useNavigationType } from 'react-router-dom';
import { findTrail } from '../../../engine/routes/buildNavigation.ts';
import type { MenuItem } from '../../../engine/routes/MenuItem.ts';
import {
  addressAt,
  closeTabs,
  moveTab,
  pagesToKeep,
  redraw,
  relocate,
  stateFor,
  type Tabs,
  visit,
} from '../../../engine/routes/tabs.ts';
import { createUnsaved } from '../../services/unsaved.ts';
import { useHome, usePermissions } from '../../services/useMenu.ts';
import { useKeptTabs } from './useKeptTabs.ts';
import { useMultipage, useTabCap } from './useMultipage.ts';

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
  const kept = useKeptTabs(home);
  const [tabs, setTabs] = useVisited(kept.read, (now) => (many ? now : onlyActive(now, unsaved.isDirty)));
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
  const show = useCallback(
    (key: string) => {
      const tab = latest.current.list.find((one) => one.key === key);
      if (tab && key !== latest.current.active) void navigate(tab.at, { state: stateFor(tab) });
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
  return { tabs, many, alive, dirty, unsaved, memories, go, show, close, refresh, move };
}

/** What the tab bar and the pages are given. */
export type TabsControl = ReturnType<typeof useTabs>;

/** The tabs after every visit; the visit counts before anything is drawn, so no page sees another one's address. */
function useVisited(start: () => Tabs, limit: (tabs: Tabs) => Tabs) {
  const location = useLocation();
  const how = HOW[useNavigationType()];
  const [tabs, setTabs] = useState(() => limit(visit(start(), location, 'pop')));
  const [seen, setSeen] = useState<Location>(location);
  if (seen === location) return [tabs, setTabs] as const;
  const next = limit(visit(tabs, location, how));
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
