import { isRecord, parseJson } from '../api/envelope.ts';

/** Seven days, in milliseconds: how long token, user and dictionaries are kept. */
export const KEPT = 604_800_000;

/** Prefix of every key in the browser's storage. */
export const STORAGE_PREFIX = 'pro__';

/** The text kept in storage: the value with its end, epoch milliseconds; no end means for good. */
export function packStored(value: unknown, expire: number | null): string {
  return JSON.stringify({ value, expire });
}

/** The value kept in `text`; undefined when it is broken, of another shape, or past its end at `now`. */
export function unpackStored(text: string | null, now: number): unknown {
  const kept = text === null ? undefined : parseJson(text);
  if (!isRecord(kept) || !('value' in kept)) return undefined;
  return typeof kept.expire === 'number' && kept.expire <= now ? undefined : kept.value;
}

/** The end of what is kept in `text`, epoch milliseconds; undefined when it is broken, past its end or without one. */
export function storedEnd(text: string | null, now: number): number | undefined {
  const kept = text === null ? undefined : parseJson(text);
  if (!isRecord(kept) || typeof kept.expire !== 'number') return undefined;
  return kept.expire > now ? kept.expire : undefined;
}
