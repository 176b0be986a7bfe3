import { useCallback, useMemo, useState } from 'react';
import { readLook, type ViewLook } from '../../engine/lists/viewDefinition.ts';
import { isSameLook, type SavedView } from '../../engine/lists/views.ts';
import type { Density } from '../grid/shared/density.ts';
import { sessionAtom } from '../services/atoms.ts';
import { useServices } from '../services/services.ts';

/** How a person looks at one list's grid. */
export interface View extends ViewLook {
  density: Density;
}

/**
 * The looks of a list: as the browser keeps them, or, where a view is `shown`, as the view has them with what was
 * changed since in this tab; at `density` until another is chosen.
 */
export function useView(code: string, density: Density, shown: SavedView | undefined) {
  const { kept, tab, store } = useServices();
  // Several people may share a browser, and each has a view of their own.
  const [base] = useState(() => `view_${store.get(sessionAtom)?.user.username ?? ''}_${code}`);
  const key = shown ? `${base}_${shown.id}@${shown.version}` : base;
  const place = shown ? tab : kept;
  const [changed, setChanged] = useState<Readonly<Record<string, View>>>({});
  const start = useMemo(() => ({ density, ...readLook(shown?.definition) }), [density, shown]);
  const found = useMemo(() => {
    const text = place.read(key);
    return text === undefined || text === null ? start : { density, ...readLook(text) };
  }, [place, key, start, density]);
  const view = changed[key] ?? found;
  const change = useCallback(
    (part: Partial<View>) =>
      setChanged((now) => {
        const next = { ...(now[key] ?? found), ...part };
        place.write(key, next, null);
        return { ...now, [key]: next };
      }),
    [place, key, found],
  );
  return { view, change, isChanged: !isSameLook(view, start), restore: () => change(start) };
}
