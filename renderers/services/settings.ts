import { atom, type createStore } from 'jotai';
import { DEFAULT_LAYOUT, type LayoutSettings, parseLayout, settleLayout } from '../../engine/session/layout.ts';
import type { Kept } from './storage.ts';

/** How the person at this browser wants the frame to look. */
export const layoutAtom = atom<LayoutSettings>(DEFAULT_LAYOUT);

/** Under which the settings are kept. */
export const LAYOUT_KEY = 'layout';

interface Place {
  store: ReturnType<typeof createStore>;
  kept: Kept;
}

/** Takes up what was kept; spoilt values are mended in the store as well. */
export function restoreLayout({ store, kept }: Place): void {
  const found = kept.read(LAYOUT_KEY);
  const layout = parseLayout(found);
  if (found !== undefined && JSON.stringify(found) !== JSON.stringify(layout)) kept.write(LAYOUT_KEY, layout, null);
  store.set(layoutAtom, layout);
}

/** Changes settings at once and keeps them for good; where nothing can be kept they last as long as the page. */
export function changeLayout({ store, kept }: Place, changes: Partial<LayoutSettings>): void {
  const layout = settleLayout({ ...store.get(layoutAtom), ...changes });
  kept.write(LAYOUT_KEY, layout, null);
  store.set(layoutAtom, layout);
}
