import { useAtomValue } from 'jotai';
import { useCallback, useEffect } from 'react';
import type { LayoutSettings } from '../../engine/session/layout.ts';
import { STORAGE_PREFIX } from '../../engine/session/stored.ts';
import { useServices } from './services.ts';
import { changeLayout, LAYOUT_KEY, layoutAtom, restoreLayout } from './settings.ts';

/** The settings of the frame and the way to change them. */
export function useLayout(): [LayoutSettings, (changes: Partial<LayoutSettings>) => void] {
  const services = useServices();
  const change = useCallback((changes: Partial<LayoutSettings>) => changeLayout(services, changes), [services]);
  return [useAtomValue(layoutAtom), change];
}

/** Two tabs of one browser look the same: a change in the other one is followed. */
export function useTwinLayout(): void {
  const services = useServices();
  useEffect(() => {
    const follow = ({ key }: StorageEvent) => {
      // No key: the other tab has cleared everything.
      if (key === null || key === STORAGE_PREFIX + LAYOUT_KEY) restoreLayout(services);
    };
    window.addEventListener('storage', follow);
    return () => window.removeEventListener('storage', follow);
  }, [services]);
}
