import { isRecord } from '../../../engine/api/envelope.ts';
import type { Kept } from '../../state/storage.ts';

/** How 新增 works: how many rows, and where; 0 is the bottom, else the new row's number from 1. */
export interface AddSettings {
  count: number;
  index: number;
}

const STORED_UNDER = 'jet-add-btn-settings';
const DEFAULTS: AddSettings = { count: 1, index: 0 };
/** More at once would only be a slip of the finger. */
export const MOST_ROWS = 1_000;

/** The settings kept for a grid; the defaults where there are none or they are spoilt. */
export function readAddSettings(kept: Kept, grid: string): AddSettings {
  const all = kept.read(STORED_UNDER);
  const own = isRecord(all) && Object.hasOwn(all, grid) ? all[grid] : undefined;
  if (!isRecord(own)) return DEFAULTS;
  return { count: whole(own.count, 1, MOST_ROWS), index: whole(own.index, 0, Number.MAX_SAFE_INTEGER) };
}

export function writeAddSettings(kept: Kept, grid: string, settings: AddSettings): void {
  const all = kept.read(STORED_UNDER);
  kept.write(STORED_UNDER, { ...(isRecord(all) ? all : {}), [grid]: settings }, null);
}

/** Where rows go in a table of `length` rows; undefined is the end. */
export function addIndex({ index }: AddSettings, length: number): number | undefined {
  return index === 0 || index > length ? undefined : index - 1;
}

function whole(value: unknown, least: number, most: number): number {
  return typeof value === 'number' && Number.isInteger(value) ? Math.min(Math.max(value, least), most) : least;
}
