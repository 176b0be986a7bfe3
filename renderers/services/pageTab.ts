import { createContext, useCallback, useContext, useEffect, useRef, useState } from 'react';
import type { UnsavedWork } from './unsaved.ts';

/** What a page may know of the tab it lives in. */
export interface PageTab {
  /** False while another tab is in front; the page is then mounted and not seen. */
  shown: boolean;
  /** Changes the query of the page's own address, with or without `?`; never brings the page to the front. */
  go(search: string): void;
  /** Takes note of work that would be lost with the page; returns the way to forget it. */
  watch(work: UnsavedWork): () => void;
  /** Outlives the page when it is evicted, not when its tab is closed. */
  memory: Map<string, unknown>;
}

const PageTabContext = createContext<PageTab | undefined>(undefined);
export const PageTabProvider = PageTabContext.Provider;

/** The tab around a page. */
export function usePageTab(): PageTab {
  const tab = useContext(PageTabContext);
  if (!tab) throw new Error('no tab around this page');
  return tab;
}

/** Whether the page can be seen; true outside any tab. */
export function useShown(): boolean {
  return useContext(PageTabContext)?.shown ?? true;
}

/** State that comes back when the page does; `name` is the page's own word for it. */
export function useTabState<T>(name: string, start: T): [T, (change: T | ((now: T) => T)) => void] {
  const { memory } = usePageTab();
  const [value, setValue] = useState<T>(() => (memory.has(name) ? (memory.get(name) as T) : start));
  useEffect(() => void memory.set(name, value), [memory, name, value]);
  return [value, setValue];
}

/** Tells the tab of unsaved work as long as the component lives. */
export function useUnsavedWork({ isDirty, giveUp, subscribe }: UnsavedWork): void {
  const { watch } = usePageTab();
  const latest = useRef(giveUp);
  useEffect(() => {
    latest.current = giveUp;
  });
  const settle = useCallback(() => latest.current?.(), []);
  useEffect(() => watch({ isDirty, subscribe, giveUp: settle }), [watch, isDirty, subscribe, settle]);
}
