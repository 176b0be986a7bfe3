import { isRecord } from '../api/envelope.ts';

/** Name of the part of a list's address that opens one of its records. */
const RECORD = '_record';

/** The address of a page with one of its records open; the page may ask for something already. */
export function recordAddress(address: string, id: string): string {
  return `${address}${address.includes('?') ? '&' : '?'}${RECORD}=${encodeURIComponent(id)}`;
}

/** The record an address opens, and the address without it. */
export function recordIn(search: string): { id: string; rest: string } | undefined {
  const parts = search.replace(/^\?/, '').split('&');
  const named = parts.find((part) => part.startsWith(`${RECORD}=`));
  const id = named?.slice(RECORD.length + 1) ?? '';
  if (!/^[\w-]{1,36}$/.test(id)) return undefined;
  return { id, rest: parts.filter((part) => part !== named).join('&') };
}

/** Records of one model that were found. */
export interface FoundModel {
  code: string;
  title: string;
  /** Ids of screens they may be looked at in. */
  screens: readonly string[];
  records: readonly FoundRecord[];
}

export interface FoundRecord {
  id: string;
  name: string;
  /** By which number it was found, where that is another than its name. */
  number: string;
}

/** Reads what a search for records has found; `partial`: titles of models that were not looked through by name. */
export function parseFound(result: unknown): { models: FoundModel[]; partial: readonly string[] } {
  const { models, partial } = isRecord(result) ? result : {};
  return {
    models: list(models)
      .filter(isRecord)
      .map(({ code, title, screens, records }) => ({
        code: String(code),
        title: String(title),
        screens: list(screens).map(String),
        records: list(records)
          .filter(isRecord)
          .map(({ id, name, number = '' }) => ({ id: String(id), name: String(name), number: String(number) })),
      })),
    partial: list(partial).map(String),
  };
}

/** Where a stored file is named. */
export interface Uses {
  name: string;
  models: readonly FoundModel[];
  /** So many more that are not told. */
  hidden: number;
  /** In removed records. */
  inBin: number;
}

export function parseUses(result: unknown): Uses {
  const { name = '', hidden, inBin } = isRecord(result) ? result : {};
  const count = (value: unknown): number => (typeof value === 'number' ? value : 0);
  return { name: String(name), models: parseFound(result).models, hidden: count(hidden), inBin: count(inBin) };
}

const list = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);
