/** How many rows 新增 adds, and before which row (from 1); 0 is the bottom. */
export interface AddSettings {
  count: number;
  index: number;
}

/** Where the settings of all grids are kept. */
export const addSettingsKey = 'jet-add-btn-settings';

export const defaultAddSettings: AddSettings = { count: 1, index: 0 };

/** More rows at once are a slip of the finger. */
export const MAX_ADDED_ROWS = 1000;

/** The settings of one grid in what is kept for all; whatever cannot be understood gives the defaults. */
export function readAddSettings(stored: unknown, grid: string): AddSettings {
  const all = readAll(stored);
  return Object.hasOwn(all, grid) ? soundSettings(all[grid]) : defaultAddSettings;
}

/** What to keep when one grid's settings change; what the others kept stays, what is broken goes. */
export function writeAddSettings(stored: unknown, grid: string, settings: AddSettings): Record<string, AddSettings> {
  const others = Object.entries(readAll(stored)).filter(([name]) => name !== grid);
  const kept = others.slice(-MOST_GRIDS).map(([name, value]): [string, AddSettings] => [name, soundSettings(value)]);
  return Object.fromEntries([...kept, [grid, soundSettings(settings)]]);
}

/** The place new rows go to in a table of `rows` rows. */
export function placeOfAdded({ index }: AddSettings, rows: number): number {
  return index === 0 || index > rows ? rows : index - 1;
}

const MOST_GRIDS = 200;

function readAll(stored: unknown): Readonly<Record<string, unknown>> {
  return typeof stored === 'object' && stored !== null && !Array.isArray(stored) ? { ...stored } : {};
}

function soundSettings(value: unknown): AddSettings {
  if (typeof value !== 'object' || value === null) return defaultAddSettings;
  const { count, index } = value as { count?: unknown; index?: unknown };
  return { count: whole(count, 1, MAX_ADDED_ROWS), index: whole(index, 0, Number.MAX_SAFE_INTEGER) };
}

/** A whole number within bounds; what is none gives the lowest. */
function whole(value: unknown, least: number, most: number): number {
  if (typeof value !== 'number' || !Number.isFinite(value)) return least;
  return Math.min(most, Math.max(least, Math.trunc(value)));
}

/** How long an insert keeps the next one away, in milliseconds. */
export const insertPause = 1500;

/** Answers whether an insert may happen now; a yes starts the pause anew. `clock` is in milliseconds. */
export function createInsertGate(clock: () => number): () => boolean {
  let last: number | undefined;
  return () => {
    const now = clock();
    // A clock that was set back must not lock the button.
    if (last !== undefined && now >= last && now - last < insertPause) return false;
    last = now;
    return true;
  };
}
