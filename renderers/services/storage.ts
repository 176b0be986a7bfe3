import { KEPT, packStored, STORAGE_PREFIX, storedEnd, unpackStored } from '../../engine/session/stored.ts';

/** The browser's storage with prefix and expiry. Blocked, full or spoilt storage reads as empty and never throws. */
export interface Kept {
  read(key: string): unknown;
  /** When the value was written that is kept for the usual time, epoch milliseconds; undefined when there is none. */
  writtenAt(key: string): number | undefined;
  /** Keeps a value; for `lifetime` milliseconds, or for good when null. False: it could not be kept. */
  write(key: string, value: unknown, lifetime?: number | null): boolean;
  remove(...keys: string[]): void;
}

export function createKept(area: () => Storage, clock: () => number): Kept {
  const tolerant = <T>(work: (storage: Storage) => T): T | undefined => {
    try {
      return work(area());
    } catch {
      // Private mode and full disks throw; a page without memory is better than no page.
      return undefined;
    }
  };
  const remove = (...keys: string[]) => {
    for (const key of keys) tolerant((storage) => storage.removeItem(STORAGE_PREFIX + key));
  };
  return {
    read(key) {
      const text = tolerant((storage) => storage.getItem(STORAGE_PREFIX + key)) ?? null;
      const value = unpackStored(text, clock());
      if (text !== null && value === undefined) remove(key);
      return value;
    },
    writtenAt(key) {
      const expire = storedEnd(tolerant((storage) => storage.getItem(STORAGE_PREFIX + key)) ?? null, clock());
      return expire === undefined ? undefined : expire - KEPT;
    },
    write(key, value, lifetime = KEPT) {
      const text = packStored(value, lifetime === null ? null : clock() + lifetime);
      const keep = (storage: Storage) => {
        storage.setItem(STORAGE_PREFIX + key, text);
        return true;
      };
      return tolerant(keep) ?? false;
    },
    remove,
  };
}
