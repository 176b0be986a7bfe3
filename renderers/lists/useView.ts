import { useCallback, useState } from 'react';
import type { Density } from '../grid/shared/density.ts';
import { sessionAtom } from '../services/atoms.ts';
import { useServices } from '../services/services.ts';

/** How a person likes one screen's grid; kept in the browser. */
export interface View {
  density: Density;
  /** Keys of columns that are hidden. */
  hidden: readonly string[];
  /** Chosen widths in px. */
  widths: Readonly<Record<string, number>>;
}

const NOTHING_CHOSEN = { hidden: [], widths: {} };
const DENSITIES: readonly string[] = ['loose', 'middle', 'compact', 'tiny'];

/** The view of a screen, at `density` until another is chosen, and the way to change it. */
export function useView(code: string, density: Density): [View, (change: Partial<View>) => void] {
  const { kept, store } = useServices();
  // Several people may share a browser, and each has a view of their own.
  const [key] = useState(() => `view_${store.get(sessionAtom)?.user.username ?? ''}_${code}`);
  const [view, setView] = useState<View>(() => readView(kept.read(key), { ...NOTHING_CHOSEN, density }));
  const change = useCallback(
    (part: Partial<View>) =>
      setView((now) => {
        const next = { ...now, ...part };
        kept.write(key, next, null);
        return next;
      }),
    [kept, key],
  );
  return [view, change];
}

function readView(value: unknown, start: View): View {
  if (typeof value !== 'object' || value === null) return start;
  const { density, hidden, widths } = value as Record<string, unknown>;
  return {
    density: DENSITIES.includes(String(density)) ? (density as Density) : start.density,
    hidden: Array.isArray(hidden) ? hidden.map(String) : start.hidden,
    widths: typeof widths === 'object' && widths !== null ? readWidths(widths) : start.widths,
  };
}

function readWidths(widths: object): Record<string, number> {
  return Object.fromEntries(
    Object.entries(widths).filter(([, width]) => typeof width === 'number' && width >= 40 && width <= 2000),
  );
}
