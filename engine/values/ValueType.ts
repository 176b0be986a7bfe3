import type { Period } from './period.ts';

/** What can stand in a field of a row on the wire. Empty is null. */
export type Json = string | number | boolean | null | Json[] | { [key: string]: Json };

/** A canonical value of its kind: equal values are written equally. */
export type Value = Json;

export type Parsed = { ok: true; value: Value } | { ok: false; reason: string };

/** An entry of a dictionary or of a column's own options. */
export interface ValueItem {
  value: string;
  text: string;
}

/** How deep an area is chosen; `all`: at any depth. */
export type AreaLevel = 'province' | 'city' | 'region' | 'all';

/** What a column says about its values; every part may be left out. */
export interface ValueOptions {
  /** The closed list a code comes from; a reference may go beyond it. */
  items?: readonly ValueItem[];
  /** The list closes nothing: codes beyond it are taken as they are. */
  open?: boolean;
  /** How deep an area must lie; any depth unless given. */
  level?: AreaLevel;
  /** Digits after the point when a number is shown. */
  precision?: number;
  /** Whether shown numbers are grouped by thousands; yes unless false. */
  thousands?: boolean;
  /** What a flag keeps for on and for off; `Y` and `N` unless given. */
  customValue?: readonly [string, string];
  /** Between the parts of codes, references and files; a comma unless given. */
  separator?: string;
  /** How a date is shown (`YYYY-MM`), or `percent` for a number. */
  format?: string;
  /** A day stands for the year, month, week or quarter that begins with it. */
  period?: Period;
  /** Further ways a date may be written in texts to read: `MM-DD-YY`, `DD.MM.YYYY`. */
  formats?: readonly string[];
}

/** One value kind: everything server, grid, form, import and export must agree on. */
export interface ValueType {
  /** Checks a value from the wire and makes it canonical; empty becomes null. `reason` is a Chinese sentence. */
  parse(input: unknown, options?: ValueOptions): Parsed;
  /** The text people see. Never throws; an unreadable value shows as it is. */
  format(value: unknown, options?: ValueOptions): string;
  /** Total order for sorting; empty values come last, as in the database. */
  compare(left: unknown, right: unknown): number;
  isEmpty(value: unknown): boolean;
  /** Text for the clipboard and for files; `fromText` reads it back to the same value. */
  toText(value: unknown, options?: ValueOptions): string;
  /** Reads what people type, paste or import. `reason` is a Chinese sentence. */
  fromText(text: string, options?: ValueOptions): Parsed;
}

export function accepted(value: Value): Parsed {
  return { ok: true, value };
}

export function refused(reason: string): Parsed {
  return { ok: false, reason };
}
